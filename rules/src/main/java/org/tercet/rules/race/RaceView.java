package org.tercet.rules.race;

import java.util.List;
import java.util.Optional;
import org.tercet.cards.Card;
import org.tercet.cards.CardSet;
import org.tercet.cards.Pattern;
import org.tercet.rules.game.Outcome;
import org.tercet.rules.game.Seat;
import org.tercet.rules.game.View;
import org.tercet.rules.parts.Face;

/**
 * What everybody at a race sees. All viewers see the same.
 *
 * @param needsPrevious how many cards of {@code previous} the next find must hold
 * @param table the places with their cards or backs
 * @param rectangle how many places the table usually has
 * @param deck how many cards are still to be dealt
 * @param mayAgree whether saying "no set" is possible now
 * @param agreed who has said so
 * @param toFind in a fixed layout, how many finds there are in all; otherwise empty
 */
public record RaceView(
        String rulebook,
        Pattern pattern,
        boolean solo,
        boolean oneGesture,
        boolean faceDown,
        List<Face> table,
        int rectangle,
        int deck,
        Phase phase,
        boolean mayAgree,
        List<Seat> agreed,
        List<Player> players,
        CardSet previous,
        int needsPrevious,
        List<Found> found,
        Optional<Integer> toFind,
        int owed,
        Optional<Outcome> outcome)
        implements View {

    /** One player's side of the table; the won cards lie open. */
    public record Player(Seat seat, int score, int sets, int mistakes, List<Card> won) {
        public Player {
            won = List.copyOf(won);
        }
    }

    public RaceView {
        table = List.copyOf(table);
        agreed = List.copyOf(agreed);
        players = List.copyOf(players);
        found = List.copyOf(found);
    }

    /** The cards that lie face up. */
    public CardSet open() {
        CardSet open = CardSet.NONE;
        for (Face face : table) {
            open = face.card().isPresent() ? open.with(face.card().get()) : open;
        }
        return open;
    }
}
