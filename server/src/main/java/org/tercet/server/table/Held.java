package org.tercet.server.table;

/** What a table entity holds: nothing before it has been opened, then a desk. */
sealed interface Held permits Held.Nothing, Desk {

    record Nothing() implements Held {}

    /** What is held after one more entry of the log. */
    static Held after(Held held, Logged logged) {
        return switch (held) {
            case Nothing nothing -> Desk.opened(Kit.of(logged.game()), logged);
            case Desk<?, ?, ?, ?, ?> desk -> desk.after(logged);
        };
    }
}
