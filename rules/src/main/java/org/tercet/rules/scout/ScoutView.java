package org.tercet.rules.scout;

import java.util.List;
import java.util.Optional;
import org.tercet.cards.Card;
import org.tercet.cards.CardSet;
import org.tercet.rules.game.Outcome;
import org.tercet.rules.game.Seat;
import org.tercet.rules.game.View;
import org.tercet.rules.parts.Spot;

/**
 * What one viewer sees of Scout.
 *
 * @param rectangle how many places the table usually has
 * @param deck how many cards are left to lay
 * @param aside cards paid for mistakes
 * @param agreed who sees no set at all
 * @param debts forfeits still voted on
 * @param pair the viewer's own secret, while the viewer is the scout
 * @param may what the viewer could do now
 */
public record ScoutView(
        List<Spot> table,
        int rectangle,
        int deck,
        CardSet aside,
        List<Player> players,
        List<Seat> agreed,
        List<Debt> debts,
        Stage stage,
        Optional<CardSet> pair,
        May may,
        Optional<Outcome> outcome)
        implements View {

    public ScoutView {
        table = List.copyOf(table);
        players = List.copyOf(players);
        agreed = List.copyOf(agreed);
        debts = List.copyOf(debts);
    }

    /** The cards on the table. */
    public CardSet cards() {
        return CardSet.of(table.stream().map(Spot::card).toList());
    }

    /** One player's side of the table: everything there lies open. */
    public record Player(Seat seat, int score, List<Card> won, List<Forfeit> forfeits, boolean sitsOut) {
        public Player {
            won = List.copyOf(won);
            forfeits = List.copyOf(forfeits);
        }
    }

    /** What the table is doing, as everybody sees it. */
    public sealed interface Stage {

        /** Everybody looks for a set. */
        record Looking() implements Stage {}

        /** The scout points at a card; the others look for a second one, but for those who have passed. */
        record Searching(Seat scout, Card card, long until, List<Seat> passed) implements Stage {
            public Searching {
                passed = List.copyOf(passed);
            }
        }

        record Over(ScoutEvent.Ending ending) implements Stage {}
    }

    /**
     * The moves that are open to the viewer.
     *
     * @param seek and, as long as one may seek, to give up
     * @param agree to say that one sees no set
     * @param disagree to take that back
     * @param votes the numbers of the forfeits to vote on
     */
    public record May(boolean point, boolean seek, boolean agree, boolean disagree, List<Integer> votes) {
        static final May NOTHING = new May(false, false, false, false, List.of());

        public May {
            votes = List.copyOf(votes);
        }
    }
}
