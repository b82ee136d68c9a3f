package org.tercet.rules.match;

import org.tercet.rules.game.Outcome;

/** Where a match stands; the last round's state stays for people to look at. */
public sealed interface Stage<S> {

    S state();

    record Playing<S>(S state) implements Stage<S> {}

    /** A round is over, and the deck waits to be shuffled for the next. */
    record Between<S>(S state) implements Stage<S> {}

    record Finished<S>(S state, Outcome outcome) implements Stage<S> {}
}
