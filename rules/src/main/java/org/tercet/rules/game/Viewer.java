package org.tercet.rules.game;

import java.util.Optional;

/** Whose eyes a view is for. */
public sealed interface Viewer {

    /** A player on a seat. */
    record At(Seat seat) implements Viewer {}

    /** Somebody who watches, and knows only what lies open. */
    record Spectator() implements Viewer {}

    /** The eyes of whoever sits there, or of somebody without a seat. */
    static Viewer of(Optional<Seat> seat) {
        return seat.<Viewer>map(At::new).orElseGet(Spectator::new);
    }

    default boolean is(Seat seat) {
        return switch (this) {
            case At(Seat mine) -> mine.equals(seat);
            case Spectator() -> false;
        };
    }
}
