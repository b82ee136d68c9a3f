package org.tercet.cli.play;

/** Lines that somebody types, and the clock that goes with them. */
interface Lines {

    long now();

    /** The next line, or that there is none yet, or that there will be none. */
    Next next();

    /** Lets so many seconds pass, where time is not the world's. */
    default void skip(int seconds) {}

    /** What the input has to say. */
    sealed interface Next {
        record Line(String text) implements Next {}

        record Quiet() implements Next {}

        record End() implements Next {}
    }
}
