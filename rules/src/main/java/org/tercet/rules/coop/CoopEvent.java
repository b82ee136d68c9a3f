package org.tercet.rules.coop;

import java.util.List;
import org.tercet.cards.CardSet;
import org.tercet.rules.game.Event;
import org.tercet.rules.game.Seat;
import org.tercet.rules.game.Shown;
import org.tercet.rules.parts.Spot;
import org.tercet.rules.parts.Why;

/** What happens in CoopSet; everybody sees all of it. */
public sealed interface CoopEvent extends Event, Shown {

    /** Cards from the deck fill the layout up. */
    record Laid(List<Spot> spots) implements CoopEvent {
        public Laid {
            spots = List.copyOf(spots);
        }
    }

    /** One more card, because the layout held no set: it costs a point. */
    record Added(Spot spot) implements CoopEvent {}

    record Taken(Seat seat, CardSet cards, Why why) implements CoopEvent {}

    record Mistaken(Seat seat, CardSet cards, Why why) implements CoopEvent {}

    record Agreed(Seat seat) implements CoopEvent {}

    record Disagreed(Seat seat) implements CoopEvent {}

    /** The layout is done with; this is what it brought, and the team's score with it. */
    record Scored(Result result, int score) implements CoopEvent {}

    /** The team gave up a layout without a find, and it leaves the game. */
    record LaidAside(CardSet cards) implements CoopEvent {}

    /** Cards from beyond the rectangle fill its holes. */
    record Moved(List<Spot> spots) implements CoopEvent {
        public Moved {
            spots = List.copyOf(spots);
        }
    }

    record Ended(Ending ending, Grade grade, long at) implements CoopEvent {}

    /** Why it is over. */
    enum Ending {
        /** The deck is out and the last layout is done. */
        DECK_OUT,
        /** Nobody of the team is left. */
        NOBODY_LEFT
    }
}
