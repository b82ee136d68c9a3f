package org.tercet.rules.chipset;

import java.util.List;
import java.util.Optional;
import org.tercet.cards.Card;
import org.tercet.rules.game.Event;
import org.tercet.rules.game.Seat;
import org.tercet.rules.game.Shown;

/** What happens in ChipSet. */
public sealed interface ChipsetEvent extends Event {

    /** A newcomer gets chips, and counts as having dealt so often. */
    record BoughtIn(Seat seat, int chips, int deals) implements ChipsetEvent, Shown {}

    /** Not to be shown as it is: it knows all hands. */
    record Dealt(Seat dealer, List<Card> middle, List<Hand> hands) implements ChipsetEvent {
        public Dealt {
            middle = List.copyOf(middle);
            hands = List.copyOf(hands);
        }
    }

    record Turn(Seat seat, long until) implements ChipsetEvent, Shown {}

    record Checked(Seat seat, Cause cause) implements ChipsetEvent, Shown {}

    record Called(Seat seat, int chips) implements ChipsetEvent, Shown {}

    /** The chips are those of the call and of the raise together. */
    record Raised(Seat seat, int by, int chips) implements ChipsetEvent, Shown {}

    record Folded(Seat seat, Cause cause) implements ChipsetEvent, Shown {}

    record TrialOffered(long until) implements ChipsetEvent, Shown {}

    /** Not to be shown to the others: they decide without knowing. */
    record Kept(Seat seat) implements ChipsetEvent {}

    /** All still in show their hands, because one exposed or because the deck is out. */
    record HandsShown(Optional<Seat> exposer, List<Showing> showings) implements ChipsetEvent, Shown {
        public HandsShown {
            showings = List.copyOf(showings);
        }
    }

    /** Nobody exposed: one more card in the middle. */
    record Laid(Card card) implements ChipsetEvent, Shown {}

    record PotTaken(List<Share> shares) implements ChipsetEvent, Shown {
        public PotTaken {
            shares = List.copyOf(shares);
        }
    }

    record Paused(long until) implements ChipsetEvent, Shown {}

    /** All cards are gathered, to be shuffled. */
    record Gathered() implements ChipsetEvent, Shown {}

    /** Not to be shown as it is: it knows the deck. */
    record Shuffled(List<Card> order) implements ChipsetEvent {
        public Shuffled {
            order = List.copyOf(order);
        }
    }

    record Ended(Ending ending) implements ChipsetEvent, Shown {}

    /** Why somebody checked or folded. */
    enum Cause {
        CHOICE,
        TIME,
        AWAY,
        LEFT
    }

    /** Why it is over. */
    enum Ending {
        ALL_HAVE_DEALT,
        ONE_HAS_ALL,
        TOO_FEW
    }

    /** What a deal looks like to one viewer; a spectator and whoever sits out have no hand. */
    record HandDealt(Seat dealer, List<Card> middle, List<Seat> players, List<Card> hand) implements Shown {
        public HandDealt {
            middle = List.copyOf(middle);
            players = List.copyOf(players);
            hand = List.copyOf(hand);
        }
    }

    /** What the one who keeps is shown of it. */
    record AnswerTaken(Seat seat) implements Shown {}

    /** What is shown of the cards' new order. */
    record CardsShuffled() implements Shown {}
}
