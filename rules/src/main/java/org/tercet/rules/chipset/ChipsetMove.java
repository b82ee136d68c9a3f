package org.tercet.rules.chipset;

import org.tercet.rules.game.Move;

/** What players of ChipSet do. */
public sealed interface ChipsetMove extends Move {

    /** Gives up the hand and all claim to the pot. */
    record Fold() implements ChipsetMove {}

    /** Bets nothing for now, as nobody has bet in this phase. */
    record Check() implements ChipsetMove {}

    /** Matches the highest contribution of the phase. */
    record Call() implements ChipsetMove {}

    /** Calls, and adds so many chips. Over nothing it is the first bet of the phase. */
    record Raise(int by) implements ChipsetMove {}

    /** Shows a set: all still in show their hands. */
    record Expose() implements ChipsetMove {}

    /** Does not expose now, with or without a set. */
    record Keep() implements ChipsetMove {}
}
