package org.tercet.bots.casual;

import java.util.List;
import java.util.Optional;
import org.tercet.bots.Dice;
import org.tercet.bots.Player;
import org.tercet.cards.Card;
import org.tercet.cards.CardSet;
import org.tercet.cards.Sets;
import org.tercet.rules.chipset.ChipsetMove;
import org.tercet.rules.chipset.ChipsetView;
import org.tercet.rules.chipset.ChipsetView.May;
import org.tercet.rules.game.Seat;

/** Bets on the sets in hand and on those that one more card would make; bluffs, folds and hesitates at times. */
public final class CasualChipset implements Player<ChipsetView, ChipsetMove> {

    private static final int EXPOSES = 75;
    private static final int FOLDS_FOR_NOTHING = 2;
    private static final int BLUFFS = 10;
    private static final int CALLS_AT_LEAST = 45;
    private static final int A_SET_IS_WORTH = 25;
    private static final int AN_OUT_IS_WORTH = 2;
    private static final int SURE = 90;

    @Override
    public Optional<ChipsetMove> move(ChipsetView view, Seat me, Dice dice) {
        May may = view.may();
        if (may.answer()) {
            boolean exposes = sets(view) > 0 && dice.percent(EXPOSES);
            return Optional.of(exposes ? new ChipsetMove.Expose() : new ChipsetMove.Keep());
        }
        return may.fold() ? Optional.of(bet(may, hope(view), dice)) : Optional.empty();
    }

    private static ChipsetMove bet(May may, int hope, Dice dice) {
        if (may.mostRaise() > 0 && dice.percent(BLUFFS + hope / 3)) {
            return new ChipsetMove.Raise(1 + dice.below(may.mostRaise()));
        }
        if (may.check()) {
            return dice.percent(FOLDS_FOR_NOTHING) ? new ChipsetMove.Fold() : new ChipsetMove.Check();
        }
        return dice.percent(Math.max(CALLS_AT_LEAST, hope)) ? new ChipsetMove.Call() : new ChipsetMove.Fold();
    }

    /** Out of a hundred. */
    private static int hope(ChipsetView view) {
        return Math.min(SURE, A_SET_IS_WORTH * sets(view) + AN_OUT_IS_WORTH * outs(view));
    }

    private static int sets(ChipsetView view) {
        CardSet middle = CardSet.of(view.middle());
        return Sets.count(middle.plus(CardSet.of(view.hand()))) - Sets.count(middle);
    }

    /** How many different cards would make a set with one of the hand and another open to the player. */
    private static int outs(ChipsetView view) {
        CardSet seen = CardSet.of(view.hand()).plus(CardSet.of(view.middle()));
        List<Card> all = seen.toList();
        CardSet outs = CardSet.NONE;
        for (Card own : view.hand()) {
            for (Card other : all) {
                outs = outs.with(own.third(other));
            }
        }
        return outs.minus(seen).size();
    }
}
