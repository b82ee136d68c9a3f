package org.tercet.rules.setup;

import java.util.List;
import java.util.Optional;
import org.tercet.cards.Card;
import org.tercet.cards.CardSet;
import org.tercet.rules.game.Outcome;
import org.tercet.rules.game.Seat;
import org.tercet.rules.game.View;

/**
 * What one viewer sees of SetUp.
 *
 * @param deck how many cards are left to draw
 * @param table in the order of play, the card just played last
 * @param hand the viewer's own
 * @param players for each seat in order
 * @param mayPlay whether it is the viewer's turn to play a card
 * @param mayChallenge whether the viewer may still challenge the card just played, or pass
 */
public record SetUpView(
        int deck,
        List<Card> table,
        CardSet hand,
        List<Player> players,
        Phase phase,
        boolean mayPlay,
        boolean mayChallenge,
        Optional<Outcome> outcome)
        implements View {

    public SetUpView {
        table = List.copyOf(table);
        players = List.copyOf(players);
    }

    /** What everybody sees of a player: how many cards in the hand, and the penalty cards. */
    public record Player(Seat seat, int hand, CardSet penalty) {}
}
