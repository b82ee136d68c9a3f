package org.tercet.rules.twenty;

import java.util.List;
import org.tercet.cards.Card;
import org.tercet.cards.CardSet;
import org.tercet.rules.game.Event;
import org.tercet.rules.game.Seat;
import org.tercet.rules.game.Shown;
import org.tercet.rules.parts.Spot;
import org.tercet.rules.parts.Why;

/** What happens in a round of 20/20. Everything lies open but the order of the deck. */
public sealed interface TwentyEvent extends Event {

    /** The deal: a hand for each seat in order, empty for one who has left, and the first cards on the table. */
    record Dealt(List<Hand> hands, List<Spot> spots) implements TwentyEvent, Shown {
        public Dealt {
            hands = List.copyOf(hands);
            spots = List.copyOf(spots);
        }
    }

    record Called(Seat seat, long until) implements TwentyEvent, Shown {}

    /** A set, part of it perhaps from before the taker and the rest from the table, goes aside. */
    record Taken(Seat seat, CardSet own, CardSet table, Why why) implements TwentyEvent, Shown {}

    /** These three were no set and go back; a penalty card follows if the player pays. */
    record Mistaken(Seat seat, CardSet cards, Why why, boolean pays) implements TwentyEvent, Shown {}

    /** The caller's time is out; a penalty card follows if the player pays. */
    record RanOut(Seat seat, boolean pays) implements TwentyEvent, Shown {}

    /** The caller has left. */
    record CallDropped(Seat seat) implements TwentyEvent, Shown {}

    /** Cards of a table that had grown move into its holes. */
    record Moved(List<Spot> spots) implements TwentyEvent, Shown {
        public Moved {
            spots = List.copyOf(spots);
        }
    }

    /** Cards from the deck take the place of those that were taken. */
    record Refilled(List<Spot> spots) implements TwentyEvent, Shown {
        public Refilled {
            spots = List.copyOf(spots);
        }
    }

    record Asked(Seat seat) implements TwentyEvent, Shown {}

    /** Personal cards from the deck. */
    record Given(Seat seat, List<Card> cards, Owed.Reason reason) implements TwentyEvent, Shown {
        public Given {
            cards = List.copyOf(cards);
        }
    }

    record Agreed(Seat seat) implements TwentyEvent, Shown {}

    record Disagreed(Seat seat) implements TwentyEvent, Shown {}

    /** All agree that nobody has a set: so many more cards will lie on the table. */
    record AllAgreed(int cards) implements TwentyEvent, Shown {}

    /** The cards that were agreed on. */
    record Added(List<Spot> spots) implements TwentyEvent, Shown {
        public Added {
            spots = List.copyOf(spots);
        }
    }

    /** The personal cards of one who has left. */
    record LaidAside(Seat seat, CardSet cards) implements TwentyEvent, Shown {}

    /** The cards taken so far lie under the deck in this order, which is secret. */
    record Shuffled(List<Card> order) implements TwentyEvent {
        public Shuffled {
            order = List.copyOf(order);
        }
    }

    record Ended(List<Seat> winners, int points, Phase.Ending ending) implements TwentyEvent, Shown {
        public Ended {
            winners = List.copyOf(winners);
        }
    }

    /** What everybody sees of a shuffle: how many cards went under the deck. */
    record NewDeck(int cards) implements Shown {}
}
