package org.tercet.rules.scout;

import org.tercet.cards.Card;
import org.tercet.rules.game.Move;

/** What players of Scout do. */
public sealed interface ScoutMove extends Move {

    /** Points at a card for all to see, and commits in secret the two that go with it. */
    record Point(Card card, Card second, Card third) implements ScoutMove {}

    /** Points at a second card while somebody scouts. */
    record Seek(Card card) implements ScoutMove {}

    /** "I find none with that card." It holds for the rest of the turn. */
    record GiveUp() implements ScoutMove {}

    /** "I see no set at all." */
    record NoSet() implements ScoutMove {}

    /** Takes {@link NoSet} back. */
    record StillLooking() implements ScoutMove {}

    /** Chooses what the one who owes that forfeit shall do. */
    record Vote(int number, Forfeit choice) implements ScoutMove {}
}
