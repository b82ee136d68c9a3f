package org.tercet.rules.coop;

/** What the table is waiting for. */
public sealed interface Phase {

    /** Nothing has been laid yet. */
    record Dealing() implements Phase {}

    /** The team looks for sets. */
    record Looking() implements Phase {}

    record Over(CoopEvent.Ending ending, long at) implements Phase {}
}
