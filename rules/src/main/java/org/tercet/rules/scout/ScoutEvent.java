package org.tercet.rules.scout;

import java.util.List;
import org.tercet.cards.Card;
import org.tercet.cards.CardSet;
import org.tercet.rules.game.Event;
import org.tercet.rules.game.Seat;
import org.tercet.rules.game.Shown;
import org.tercet.rules.parts.Spot;
import org.tercet.rules.parts.Why;

/** What happens in Scout. */
public sealed interface ScoutEvent extends Event {

    record Laid(List<Spot> spots) implements ScoutEvent, Shown {
        public Laid {
            spots = List.copyOf(spots);
        }
    }

    /** Cards from beyond the rectangle fill its holes. */
    record Moved(List<Spot> spots) implements ScoutEvent, Shown {
        public Moved {
            spots = List.copyOf(spots);
        }
    }

    /** Not to be shown as it is: it knows the scout's secret pair. */
    record Pointed(Seat seat, Card card, CardSet pair, long until) implements ScoutEvent {}

    record GaveUp(Seat seat) implements ScoutEvent, Shown {}

    /** A seeker was wrong; it is shown with the card that the two want. */
    record Missed(Seat seat, Card pointed, Card card) implements ScoutEvent {}

    /** A seeker pointed at a second card of a set. */
    record Found(Seat seat, Card card, CardSet set) implements ScoutEvent, Shown {}

    /** The set that the scout meant lies open, and the search is over. */
    record Revealed(Seat seat, Card card, CardSet cards, boolean right, Why why) implements ScoutEvent, Shown {}

    /** Takes cards from the table. */
    record Took(Seat seat, CardSet cards) implements ScoutEvent, Shown {}

    /** A card lost by a mistake is put aside for good. */
    record Paid(Seat seat, Card card) implements ScoutEvent, Shown {}

    /** Has no card to pay with: the others vote which forfeit it shall be. */
    record Owed(Seat seat, int number, long until) implements ScoutEvent, Shown {}

    record Voted(Seat seat, int number, Forfeit choice) implements ScoutEvent, Shown {}

    record Sentenced(Seat seat, int number, Forfeit forfeit) implements ScoutEvent, Shown {}

    /** A mistaken scout takes no part in the next turn. */
    record SatOut(Seat seat) implements ScoutEvent, Shown {}

    record BackIn(Seat seat) implements ScoutEvent, Shown {}

    record Agreed(Seat seat) implements ScoutEvent, Shown {}

    record Disagreed(Seat seat) implements ScoutEvent, Shown {}

    record Ended(Ending ending) implements ScoutEvent, Shown {}

    /** Why it is over. */
    enum Ending {
        /** The deck is out and no set is left. */
        NOTHING_LEFT,
        /** The deck is out, and all agreed that they see none. */
        AGREED,
        /** Fewer than two players are left. */
        NOBODY_TO_PLAY_WITH
    }

    /** What is shown of {@link Pointed}, even to the scout. */
    record Pointing(Seat seat, Card card, long until) implements Shown {}

    /** What is shown of {@link Missed}: the wanted card is not on the table. */
    record Miss(Seat seat, Card pointed, Card card, Card wants) implements Shown {}
}
