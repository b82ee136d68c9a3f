package org.tercet.rules.twenty;

import java.util.List;
import java.util.Optional;
import org.tercet.cards.Card;
import org.tercet.cards.CardSet;
import org.tercet.rules.game.Outcome;
import org.tercet.rules.game.Seat;
import org.tercet.rules.game.View;
import org.tercet.rules.game.Viewer;
import org.tercet.rules.parts.Spot;

/**
 * What lies open in 20/20, which is all but the order of the deck, and what the viewer may do now.
 *
 * @param rectangle how many places the table usually has
 * @param deck how many cards are still to be dealt
 * @param aside the cards that become the deck when it runs out
 * @param fullHand the most personal cards that one can hold
 * @param agreed who has said that there is no set
 * @param shuffling everybody waits for the cards from aside
 */
public record TwentyView(
        boolean oneGesture,
        List<Spot> table,
        int rectangle,
        int deck,
        CardSet aside,
        int fullHand,
        List<Player> players,
        List<Seat> agreed,
        Phase phase,
        boolean shuffling,
        May may,
        Optional<Outcome> outcome)
        implements View {

    public TwentyView {
        table = List.copyOf(table);
        players = List.copyOf(players);
        agreed = List.copyOf(agreed);
    }

    /** A seat and the personal cards before it, in the order they came. */
    public record Player(Seat seat, List<Card> cards) {
        public Player {
            cards = List.copyOf(cards);
        }
    }

    /** Which moves the viewer may make at this moment. */
    public record May(boolean call, boolean take, boolean ask, boolean noSet, boolean stillLooking) {
        static final May NOTHING = new May(false, false, false, false, false);
    }

    /** The cards that a player can make a set of. */
    public CardSet within(Seat seat) {
        CardSet cards = CardSet.of(table.stream().map(Spot::card).toList());
        for (Player player : players) {
            if (player.seat().equals(seat)) {
                cards = cards.plus(CardSet.of(player.cards()));
            }
        }
        return cards;
    }

    static TwentyView of(TwentyState state, Viewer viewer) {
        return new TwentyView(
                state.options().oneGesture(),
                state.layout().spots(),
                TwentyDealing.TABLE,
                state.deck().size(),
                state.aside(),
                TwentyDealing.FULL_HAND,
                state.seating().all().stream()
                        .map(seat -> new Player(seat, state.hand(seat).cards()))
                        .toList(),
                state.agreement().seats(),
                state.phase(),
                TwentyDealing.waits(state),
                may(state, viewer),
                TwentyEnding.outcome(state));
    }

    private static May may(TwentyState state, Viewer viewer) {
        return switch (viewer) {
            case Viewer.At(Seat seat)
            when state.seating().isPlaying(seat) ->
                new May(
                        TwentyReferee.call(state, seat).isEmpty(),
                        TwentyReferee.take(state, seat).isEmpty(),
                        TwentyReferee.ask(state, seat).isEmpty(),
                        TwentyReferee.noSet(state, seat).isEmpty(),
                        TwentyReferee.stillLooking(state, seat).isEmpty());
            case Viewer.At(var gone) -> May.NOTHING;
            case Viewer.Spectator() -> May.NOTHING;
        };
    }
}
