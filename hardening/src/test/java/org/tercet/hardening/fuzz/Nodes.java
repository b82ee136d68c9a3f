package org.tercet.hardening.fuzz;

import java.util.Arrays;
import java.util.List;
import org.tercet.server.table.Carrier;
import org.tercet.wire.Limits;
import org.tercet.wire.json.JsonCodec;

/** Nodes trust one another; but a node of another version, or a broken line, must not break them. */
final class Nodes {

    private static final Limits WIDE = new Limits(1 << 20, 1 << 19, 4096, 32);

    static final List<JsonCodec<?>> CODECS = List.of(
            JsonCodec.of(Carrier.Open.class).within(WIDE),
            JsonCodec.of(Carrier.Connect.class).within(WIDE),
            JsonCodec.of(Carrier.Ref.class).within(WIDE),
            JsonCodec.of(Carrier.Said.class).within(WIDE),
            JsonCodec.of(Carrier.Line.class).within(WIDE),
            JsonCodec.of(Carrier.Reply.class).within(WIDE));

    private Nodes() {}

    /** The first byte chooses the message. */
    static void read(byte[] bytes) {
        if (bytes.length > 0) {
            Bodies.read(
                    CODECS.get(Byte.toUnsignedInt(bytes[0]) % CODECS.size()),
                    Arrays.copyOfRange(bytes, 1, bytes.length));
        }
    }
}
