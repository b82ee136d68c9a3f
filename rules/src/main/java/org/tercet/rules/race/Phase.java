package org.tercet.rules.race;

import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.tercet.rules.game.Seat;

/** What the table is waiting for. Nothing in it is secret. */
public sealed interface Phase {

    /** Everybody looks. */
    record Open() implements Phase {}

    /** One has called and is to take, or to turn the first card. */
    record Called(Seat seat, long until) implements Phase {}

    /** One is turning cards up; these places so far. */
    record Turning(Seat seat, List<Integer> places, long until) implements Phase {
        public Turning {
            places = List.copyOf(places);
        }
    }

    /** A miss lies face up for all to see. */
    record Showing(Seat seat, List<Integer> places, long until) implements Phase {
        public Showing {
            places = List.copyOf(places);
        }
    }

    /** The layout waits to be laid anew. */
    record Shuffling() implements Phase {}

    record Over(RaceEvent.Ending ending, long at) implements Phase {}

    /** When it changes by itself. */
    default OptionalLong deadline() {
        return switch (this) {
            case Called called -> OptionalLong.of(called.until);
            case Turning turning -> OptionalLong.of(turning.until);
            case Showing showing -> OptionalLong.of(showing.until);
            case Open open -> OptionalLong.empty();
            case Shuffling shuffling -> OptionalLong.empty();
            case Over over -> OptionalLong.empty();
        };
    }

    /** Who is calling or turning: the others wait for them. */
    default Optional<Seat> busy() {
        return switch (this) {
            case Called called -> Optional.of(called.seat);
            case Turning turning -> Optional.of(turning.seat);
            case Open open -> Optional.empty();
            case Showing showing -> Optional.empty();
            case Shuffling shuffling -> Optional.empty();
            case Over over -> Optional.empty();
        };
    }
}
