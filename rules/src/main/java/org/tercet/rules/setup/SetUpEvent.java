package org.tercet.rules.setup;

import java.util.List;
import org.tercet.cards.Card;
import org.tercet.cards.CardSet;
import org.tercet.rules.game.Event;
import org.tercet.rules.game.Seat;
import org.tercet.rules.game.Shown;
import org.tercet.rules.parts.Why;

/** What happens in SetUp. */
public sealed interface SetUpEvent extends Event {

    /** A hand, from the top of the deck. Not to be shown as it is: only its owner sees the faces. */
    record Dealt(Seat seat, List<Card> cards) implements SetUpEvent {
        public Dealt {
            cards = List.copyOf(cards);
        }
    }

    /** Not to be shown as it is: only the one who drew sees the card. */
    record Drawn(Seat seat, Card card) implements SetUpEvent {}

    /** It is this player's turn, until then at the latest. */
    record TurnTo(Seat seat, long until) implements SetUpEvent, Shown {}

    /** A card lies on the table, by the player's choice or for one who is away or out of time; it can be challenged until then. */
    record Played(Seat seat, Card card, boolean forThem, long until) implements SetUpEvent, Shown {}

    record Passed(Seat seat) implements SetUpEvent, Shown {}

    /** A wrong challenge: it costs the right to challenge that card again. */
    record Mistaken(Seat seat, CardSet cards, Why why) implements SetUpEvent, Shown {}

    /** A right challenge: the one who played the card takes the whole table as penalty cards. */
    record Caught(Seat challenger, Seat player, CardSet set, Why why, CardSet penalty) implements SetUpEvent, Shown {}

    /** The hand of somebody who left, unseen. */
    record LaidAside(Seat seat) implements SetUpEvent, Shown {}

    record Ended(Ending ending, long at) implements SetUpEvent, Shown {}

    /** Why it is over. */
    enum Ending {
        /** The last card of the deck has been drawn. */
        DECK_OUT,
        /** Fewer than two are left to play. */
        TOO_FEW
    }

    /** What is shown of cards that go to a hand: how many, and the faces to their owner alone. */
    record Received(Seat seat, int count, List<Card> faces) implements Shown {
        public Received {
            faces = List.copyOf(faces);
        }
    }
}
