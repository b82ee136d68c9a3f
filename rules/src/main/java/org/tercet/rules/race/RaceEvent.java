package org.tercet.rules.race;

import java.util.List;
import org.tercet.cards.Card;
import org.tercet.cards.CardSet;
import org.tercet.rules.game.Event;
import org.tercet.rules.game.Seat;
import org.tercet.rules.game.Shown;
import org.tercet.rules.parts.Spot;
import org.tercet.rules.parts.Why;

/** What happens in a race. */
public sealed interface RaceEvent extends Event {

    record Laid(List<Spot> spots) implements RaceEvent, Shown {
        public Laid {
            spots = List.copyOf(spots);
        }
    }

    /** Not to be shown as it is: it knows the faces. */
    record LaidFaceDown(List<Spot> spots) implements RaceEvent {
        public LaidFaceDown {
            spots = List.copyOf(spots);
        }
    }

    record Called(Seat seat, long until) implements RaceEvent, Shown {}

    /** A right find: in a chain only some of its cards leave the table, in a puzzle none. */
    record Taken(Seat seat, CardSet cards, CardSet leaving, Why why) implements RaceEvent, Shown {}

    record Mistaken(Seat seat, CardSet cards, Why why) implements RaceEvent, Shown {}

    /** The caller's time was up, or the caller left. */
    record RanOut(Seat seat) implements RaceEvent, Shown {}

    record Paid(Seat seat, List<Card> cards, int points) implements RaceEvent, Shown {
        public Paid {
            cards = List.copyOf(cards);
        }
    }

    /** Cards from beyond the rectangle fill its holes. */
    record Moved(List<Spot> spots) implements RaceEvent, Shown {
        public Moved {
            spots = List.copyOf(spots);
        }
    }

    record Agreed(Seat seat) implements RaceEvent, Shown {}

    record Disagreed(Seat seat) implements RaceEvent, Shown {}

    /** A lone player owes one set more. */
    record Owes(int sets) implements RaceEvent, Shown {}

    /** A lone player owes one set less. */
    record PaidOff(int sets) implements RaceEvent, Shown {}

    /** The layout is gathered, to be laid anew. */
    record Gathered() implements RaceEvent, Shown {}

    record Relaid(List<Spot> spots) implements RaceEvent, Shown {
        public Relaid {
            spots = List.copyOf(spots);
        }
    }

    /** A fixed layout is done with. */
    record Discarded(CardSet cards) implements RaceEvent, Shown {}

    record Turned(Seat seat, Spot spot, long until) implements RaceEvent, Shown {}

    /** The cards turned up are not a set; they stay up until then for all to see. */
    record Missed(Seat seat, CardSet cards, Why why, long until) implements RaceEvent, Shown {}

    record TurnedBack(List<Integer> places) implements RaceEvent, Shown {
        public TurnedBack {
            places = List.copyOf(places);
        }
    }

    record Ended(Ending ending, long at) implements RaceEvent, Shown {}

    /** Why it is over. */
    enum Ending {
        /** The deck is out and nothing is left to find. */
        NOTHING_LEFT,
        /** The deck is out, and all agreed that they see nothing. */
        AGREED,
        /** A lone player's layout held no set, or the player saw none. */
        STOPPED
    }

    /** What is shown of cards laid face down. */
    record Backs(List<Integer> places) implements Shown {
        public Backs {
            places = List.copyOf(places);
        }
    }
}
