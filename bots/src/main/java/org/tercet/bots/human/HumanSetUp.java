package org.tercet.bots.human;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.tercet.bots.Dice;
import org.tercet.bots.human.Waits.Thought;
import org.tercet.cards.Card;
import org.tercet.cards.CardSet;
import org.tercet.cards.Sets;
import org.tercet.rules.game.Seat;
import org.tercet.rules.setup.SetUpMove;
import org.tercet.rules.setup.SetUpView;

/** Plays SetUp: keeps from laying a set as far as it is noticed, and looks at the card just played for a while. */
public final class HumanSetUp implements Mind<SetUpView, SetUpMove> {

    /** A set with one known card is found sooner than one among all. */
    private static final int POINTED_OUT = 10;

    private final Strength strength;
    private final Attention attention = new Attention();

    public HumanSetUp(Strength strength) {
        this.strength = strength;
    }

    @Override
    public Optional<Intent<SetUpMove>> think(SetUpView view, Seat me, Dice dice) {
        if (view.mayPlay()) {
            long after = 2L * Strength.REACTION + Waits.exponential(strength.giveUp() / 12.0, dice);
            return Optional.of(Intent.move(after, new SetUpMove.Play(card(view, dice))));
        }
        return view.mayChallenge() ? answer(view.table(), dice) : Optional.empty();
    }

    /** One that makes no set with the table, or whose set goes unnoticed. */
    private Card card(SetUpView view, Dice dice) {
        CardSet table = CardSet.of(view.table());
        List<Card> hand = view.hand().toList();
        List<Card> safe = hand.stream()
                .filter(card -> !makesASet(card, table) || !dice.percent(strength.cares()))
                .toList();
        List<Card> from = safe.isEmpty() ? hand : safe;
        return from.get(dice.below(from.size()));
    }

    private Optional<Intent<SetUpMove>> answer(List<Card> table, Dice dice) {
        Card last = table.getLast();
        List<Thought<SetUpMove>> thoughts = new ArrayList<>();
        for (CardSet set : Sets.all(CardSet.of(table))) {
            if (set.contains(last)) {
                thoughts.add(new Thought<>(
                        Sight.mean(set, strength) / POINTED_OUT,
                        new SetUpMove.Challenge(set.without(last).toList())));
            }
        }
        thoughts.add(new Thought<>(strength.giveUp() / (double) POINTED_OUT, new SetUpMove.Pass()));
        return Waits.first(thoughts, attention.moment(table), dice)
                .map(first -> Intent.move(first.after(), first.what()));
    }

    private static boolean makesASet(Card card, CardSet table) {
        return table.stream().anyMatch(other -> table.contains(card.third(other)));
    }
}
