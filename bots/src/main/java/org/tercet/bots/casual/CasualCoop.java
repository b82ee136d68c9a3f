package org.tercet.bots.casual;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.tercet.bots.Dice;
import org.tercet.bots.Player;
import org.tercet.cards.Card;
import org.tercet.cards.CardSet;
import org.tercet.cards.Pattern;
import org.tercet.cards.Sets;
import org.tercet.rules.coop.CoopMove;
import org.tercet.rules.coop.CoopView;
import org.tercet.rules.coop.Phase;
import org.tercet.rules.game.Seat;

/** Sees a set half of the time, takes three wrong cards now and then, and wants to go on when it has seen nothing. */
public final class CasualCoop implements Player<CoopView, CoopMove> {

    private static final int SIGHT = 50;
    private static final int ERROR = 10;
    private static final int DOUBT = 30;
    private static final int BOREDOM = 30;

    @Override
    public Optional<CoopMove> move(CoopView view, Seat me, Dice dice) {
        return switch (view.phase()) {
            case Phase.Dealing _, Phase.Over _ -> Optional.empty();
            case Phase.Looking _ -> look(view, me, dice);
        };
    }

    private static Optional<CoopMove> look(CoopView view, Seat me, Dice dice) {
        CardSet table = view.cards();
        if (dice.percent(SIGHT)) {
            List<CardSet> sets = Sets.all(table);
            return Optional.of(
                    new CoopMove.Take(sets.get(dice.below(sets.size())).toList()));
        }
        if (dice.percent(ERROR)) {
            return Optional.of(new CoopMove.Take(some(table, dice)));
        }
        if (view.agreed().contains(me)) {
            return dice.percent(DOUBT) ? Optional.of(new CoopMove.StillLooking()) : Optional.empty();
        }
        return dice.percent(BOREDOM) ? Optional.of(new CoopMove.Stop()) : Optional.empty();
    }

    private static List<Card> some(CardSet table, Dice dice) {
        List<Card> left = new ArrayList<>(table.toList());
        List<Card> chosen = new ArrayList<>();
        while (chosen.size() < Pattern.SET.size()) {
            chosen.add(left.remove(dice.below(left.size())));
        }
        return chosen;
    }
}
