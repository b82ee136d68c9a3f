package org.tercet.hardening.fuzz;

import java.util.Arrays;

/** Entries of the log: what can be read is written and read again, and is the same. */
final class Stored {

    private Stored() {}

    /** The first byte chooses the game. */
    static void read(byte[] bytes) {
        if (bytes.length > 0) {
            Bodies.read(
                    Tables.at(Byte.toUnsignedInt(bytes[0])).json().entries(),
                    Arrays.copyOfRange(bytes, 1, bytes.length));
        }
    }
}
