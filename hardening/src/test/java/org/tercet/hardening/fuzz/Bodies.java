package org.tercet.hardening.fuzz;

import java.util.Arrays;
import java.util.List;
import org.tercet.server.daily.CardRoutes;
import org.tercet.server.daily.PuzzleRoutes;
import org.tercet.server.live.First;
import org.tercet.server.lobby.PlayNow;
import org.tercet.server.people.PeopleRoutes;
import org.tercet.table.Terms;
import org.tercet.table.Wish;
import org.tercet.wire.Reading;
import org.tercet.wire.json.JsonCodec;

/** What can be read is written and read again, and is the same. */
final class Bodies {

    private static final List<JsonCodec<?>> CODECS = List.of(
            JsonCodec.of(Wish.class),
            JsonCodec.of(PlayNow.Game.class),
            JsonCodec.of(PeopleRoutes.Introduction.class),
            JsonCodec.of(CardRoutes.Three.class),
            JsonCodec.of(PuzzleRoutes.Find.class),
            JsonCodec.of(First.class));

    private Bodies() {}

    /** The first byte chooses the route. */
    static void read(byte[] bytes) {
        if (bytes.length > 0) {
            byte[] body = Arrays.copyOfRange(bytes, 1, bytes.length);
            read(CODECS.get(Byte.toUnsignedInt(bytes[0]) % CODECS.size()), body);
        }
    }

    static <T> void read(JsonCodec<T> codec, byte[] body) {
        if (codec.read(body) instanceof Reading.Read<T>(var value)) {
            Parser.holds(
                    codec.read(codec.bytes(value)).equals(new Reading.Read<>(value)), "read otherwise again: " + value);
            if (value instanceof Wish wish) {
                Terms.of(wish);
            }
        }
    }
}
