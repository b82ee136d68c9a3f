package org.tercet.rules.game;

/** Whose eyes a view is for. */
public sealed interface Viewer {

    /** A player on a seat. */
    record At(Seat seat) implements Viewer {}

    /** Somebody who watches, and knows only what lies open. */
    record Spectator() implements Viewer {}

    default boolean is(Seat seat) {
        return switch (this) {
            case At(Seat mine) -> mine.equals(seat);
            case Spectator() -> false;
        };
    }
}
