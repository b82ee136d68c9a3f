package org.tercet.bots.human;

import java.util.Optional;
import org.tercet.bots.Dice;
import org.tercet.cards.CardSet;
import org.tercet.rules.chipset.ChipsetMove;
import org.tercet.rules.chipset.ChipsetView;
import org.tercet.rules.chipset.ChipsetView.May;
import org.tercet.rules.chipset.Standing;
import org.tercet.rules.game.Seat;

/**
 * Plays ChipSet by the share of the pot to expect, weighed against what staying in costs. The weaker misjudge that share, overlook
 * sets of their own and show the first one they see. A hopeless hand is given up, or now and then played as if it were good.
 */
public final class HumanChipset implements Mind<ChipsetView, ChipsetMove> {

    private final Strength strength;

    public HumanChipset(Strength strength) {
        this.strength = strength;
    }

    @Override
    public Optional<Intent<ChipsetMove>> think(ChipsetView view, Seat me, Dice dice) {
        May may = view.may();
        if (may.answer()) {
            return Optional.of(Intent.move(Waits.answering(strength, dice), answer(view, me, dice)));
        }
        return may.fold()
                ? Optional.of(Intent.move(Waits.deciding(strength, dice), bet(view, me, dice)))
                : Optional.empty();
    }

    private ChipsetMove bet(ChipsetView view, Seat me, Dice dice) {
        May may = view.may();
        int opponents = opponents(view, me);
        int sets = noticed(view, dice);
        ChipsetOdds odds = odds(view, sets, opponents);
        double hope = blurred(sets > 0 ? Math.max(odds.now(), later(odds)) : later(odds), dice);
        double even = 1.0 / (opponents + 1);
        if (may.mostRaise() > 0 && (hope > even + Strength.EDGE || bluffs(view, dice))) {
            double confidence = (hope - even) / (1 - even);
            int by = (int) Math.round(confidence * may.mostRaise());
            return new ChipsetMove.Raise(Math.clamp(by, 1, may.mostRaise()));
        }
        if (may.check()) {
            return new ChipsetMove.Check();
        }
        double price = (double) may.toCall() / (view.pot() + may.toCall());
        return hope < price ? new ChipsetMove.Fold() : new ChipsetMove.Call();
    }

    /** There must be something to win by it, which the weaker do not always see. */
    private boolean bluffs(ChipsetView view, Dice dice) {
        return dice.percent(strength.bluffs()) && (view.pot() > 0 || !dice.percent(strength.cares()));
    }

    /** Exposes when showing now is worth more than another phase of betting, for which a good hand can wait. */
    private ChipsetMove answer(ChipsetView view, Seat me, Dice dice) {
        int sets = noticed(view, dice);
        boolean late = view.middle().size() >= Strength.ENOUGH;
        if (sets == 0 || (view.pot() == 0 && !late)) {
            return new ChipsetMove.Keep();
        }
        int opponents = opponents(view, me);
        ChipsetOdds odds = odds(view, sets, opponents);
        double bet = view.betLimit() / 2.0;
        double now = blurred(odds.now(), dice) * view.pot();
        double later = later(odds) * (view.pot() + (opponents + 1) * bet) - bet;
        boolean waits = later > now && !late && dice.percent(strength.cares());
        return waits ? new ChipsetMove.Keep() : new ChipsetMove.Expose();
    }

    /** The share to expect after this phase: if nobody else can expose, another card comes; otherwise it is now all the same. */
    private static double later(ChipsetOdds odds) {
        double nobody = odds.nobody();
        return nobody * odds.next() + (1 - nobody) * odds.now();
    }

    private static ChipsetOdds odds(ChipsetView view, int sets, int opponents) {
        return new ChipsetOdds(view.hand(), CardSet.of(view.middle()), sets, opponents);
    }

    private int noticed(ChipsetView view, Dice dice) {
        int noticed = 0;
        for (int sets = ChipsetOdds.sets(view.hand(), CardSet.of(view.middle())); sets > 0; sets--) {
            noticed += dice.percent(strength.cares()) ? 1 : 0;
        }
        return noticed;
    }

    /** People who misjudge a chance rather take it for more than it is. */
    private double blurred(double share, Dice dice) {
        int most = strength.misjudges();
        return Math.clamp(share + (dice.below(3 * most + 1) - most) / 200.0, 0, 1);
    }

    private static int opponents(ChipsetView view, Seat me) {
        return (int) view.players().stream()
                .filter(player ->
                        player.standing() == Standing.IN && !player.seat().equals(me))
                .count();
    }
}
