package org.tercet.bots.human;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import org.tercet.bots.Dice;
import org.tercet.bots.human.Waits.Thought;
import org.tercet.cards.Card;
import org.tercet.cards.CardSet;
import org.tercet.cards.Sets;
import org.tercet.rules.game.Seat;
import org.tercet.rules.scout.Forfeit;
import org.tercet.rules.scout.ScoutMove;
import org.tercet.rules.scout.ScoutView;

/** Plays Scout: points at a set when one comes to the eye, and looks for the others' second cards for a while. */
public final class HumanScout implements Mind<ScoutView, ScoutMove> {

    private final Strength strength;
    private final Attention attention = new Attention();

    public HumanScout(Strength strength) {
        this.strength = strength;
    }

    @Override
    public Optional<Intent<ScoutMove>> think(ScoutView view, Seat me, Dice dice) {
        List<Thought<ScoutMove>> thoughts = new ArrayList<>();
        Object sight = view.stage() instanceof ScoutView.Stage.Searching searching ? searching.card() : view.cards();
        for (int number : view.may().votes()) {
            Forfeit choice = dice.percent(50) ? Forfeit.SCOLDING : Forfeit.WASHING_UP;
            thoughts.add(new Thought<>(Strength.VOTING, new ScoutMove.Vote(number, choice)));
        }
        switch (view.stage()) {
            case ScoutView.Stage.Looking _ -> look(view, dice, thoughts);
            case ScoutView.Stage.Searching searching -> {
                if (view.may().seek()) {
                    seek(view.cards(), searching.card(), dice, thoughts);
                }
            }
            case ScoutView.Stage.Over _ -> {}
        }
        return Waits.first(thoughts, attention.moment(sight), dice)
                .map(first -> Intent.move(first.after(), first.what()));
    }

    private void look(ScoutView view, Dice dice, List<Thought<ScoutMove>> thoughts) {
        List<CardSet> sets = Sets.all(view.cards());
        if (view.may().point()) {
            for (CardSet set : sets) {
                boolean slips = dice.percent(strength.errs());
                thoughts.add(new Thought<>(Sight.mean(set, strength), point(slips ? view.cards() : set, dice)));
            }
        }
        if (view.may().agree()) {
            double alone = strength.giveUp() * (sets.isEmpty() ? 1.0 : Strength.DOUBT);
            thoughts.add(
                    new Thought<>(view.agreed().isEmpty() ? alone : alone / Strength.COMPANY, new ScoutMove.NoSet()));
        }
    }

    private void seek(CardSet table, Card pointed, Dice dice, List<Thought<ScoutMove>> thoughts) {
        List<Card> others = table.without(pointed).toList();
        double sure = strength.giveUp();
        for (Card other : others) {
            Card third = pointed.third(other);
            if (table.contains(third)) {
                double mean = Sight.mean(CardSet.of(pointed, other, third), strength) / Strength.POINTED_OUT;
                boolean slips = dice.percent(strength.errs());
                Card shown = slips ? others.get(dice.below(others.size())) : other;
                thoughts.add(new Thought<>(mean, new ScoutMove.Seek(shown)));
                sure = (double) strength.giveUp() * Strength.DOUBT;
            }
        }
        thoughts.add(new Thought<>(sure / Strength.POINTED_OUT, new ScoutMove.GiveUp()));
    }

    /** Three of the cards, any of them for all to see. */
    private static ScoutMove point(CardSet cards, Dice dice) {
        List<Card> left = new ArrayList<>(cards.toList());
        for (int i = 0; i < 3; i++) {
            Collections.swap(left, i, i + dice.below(left.size() - i));
        }
        return new ScoutMove.Point(left.get(0), left.get(1), left.get(2));
    }
}
