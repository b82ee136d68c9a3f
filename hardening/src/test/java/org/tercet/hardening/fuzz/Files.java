package org.tercet.hardening.fuzz;

import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import org.tercet.lab.review.Review;
import org.tercet.rules.game.Event;
import org.tercet.rules.game.Move;
import org.tercet.table.fair.Proof;
import org.tercet.wire.Reading;
import org.tercet.wire.file.GameFile;

/** A file that can be read is written just so; it is looked at by the rules; and some of what holds is reviewed. */
final class Files {

    /** A review takes a hundred times as long as all the rest. */
    private static final int REVIEWED = 64;

    private Files() {}

    static void read(byte[] bytes) {
        try {
            read(StandardCharsets.UTF_8
                    .newDecoder()
                    .decode(ByteBuffer.wrap(bytes))
                    .toString());
        } catch (CharacterCodingException e) {
            // The server refuses it as well, before it is a text.
        }
    }

    private static void read(String text) {
        if (GameFile.read(text) instanceof Reading.Read<GameFile<?, ?>>(var file)) {
            Parser.holds(file.text().equals(text), "written otherwise");
            proved(file);
        }
    }

    private static <M extends Move, E extends Event> void proved(GameFile<M, E> file) {
        if (Proof.of(file).holds() && file.text().hashCode() % REVIEWED == 0) {
            Review.of(file.game(), file.chronicle(), file.names());
        }
    }
}
