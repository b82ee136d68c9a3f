package org.tercet.server.replay;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.tercet.lab.review.Review;
import org.tercet.rules.game.Length;
import org.tercet.rules.game.Occupant;
import org.tercet.rules.game.Outcome;
import org.tercet.rules.game.Seat;
import org.tercet.wire.Limits;
import org.tercet.wire.Reading;
import org.tercet.wire.json.JsonCodec;

/**
 * A finished match in short.
 *
 * @param began in milliseconds since 1970
 * @param outcome absent if the record does not go to the end
 * @param verified whether the shuffles were shown to be fair, and every event to follow from the rules
 * @param imported whether somebody brought it as a file
 */
public record Summary(
        String id,
        String game,
        String rulebook,
        Length length,
        List<Player> seats,
        Optional<Outcome> outcome,
        long began,
        long ended,
        boolean verified,
        boolean imported) {

    static final JsonCodec<Summary> CODEC =
            JsonCodec.of(Summary.class).within(new Limits(1 << 20, 256, 4096, Limits.MESSAGE.depth()));

    public Summary {
        seats = List.copyOf(seats);
    }

    /** Somebody on a seat. */
    public record Player(Seat seat, String name, boolean person) {}

    static Summary of(String id, Review review, boolean verified, boolean imported) {
        List<Player> players = new ArrayList<>();
        for (Review.Player player : review.players()) {
            players.add(new Player(player.seat(), player.name(), player.occupant() == Occupant.PERSON));
        }
        return new Summary(
                id,
                review.game(),
                review.rulebook(),
                review.length(),
                players,
                review.outcome(),
                review.startedAt(),
                review.startedAt() + review.lasted(),
                verified,
                imported);
    }

    static Summary read(String text) {
        return switch (CODEC.read(text)) {
            case Reading.Read<Summary>(var summary) -> summary;
            case Reading.Unreadable<Summary> unreadable ->
                throw new IllegalStateException("cannot read a record: " + unreadable);
        };
    }
}
