package org.tercet.bots.human;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.tercet.bots.Dice;
import org.tercet.bots.human.Waits.Thought;
import org.tercet.cards.Card;
import org.tercet.cards.CardSet;
import org.tercet.rules.game.Seat;
import org.tercet.rules.setup.SetUpMove;
import org.tercet.rules.setup.SetUpView;

/** Plays SetUp: keeps from laying a set as far as it is noticed, and looks at the card just played for a while. */
public final class HumanSetUp implements Mind<SetUpView, SetUpMove> {

    private final Strength strength;
    private final Attention attention = new Attention();

    public HumanSetUp(Strength strength) {
        this.strength = strength;
    }

    @Override
    public Optional<Intent<SetUpMove>> think(SetUpView view, Seat me, Dice dice) {
        if (view.mayPlay()) {
            return Optional.of(Intent.move(Waits.deciding(strength, dice), new SetUpMove.Play(card(view, dice))));
        }
        return view.mayChallenge() ? answer(view.table(), dice) : Optional.empty();
    }

    /** One that makes no set with the table, or whose set goes unnoticed; if there is none, what the others see last. */
    private Card card(SetUpView view, Dice dice) {
        CardSet table = CardSet.of(view.table());
        List<Card> hand = view.hand().toList();
        List<Card> safe = hand.stream()
                .filter(card -> sets(card, table).isEmpty() || !dice.percent(strength.cares()))
                .toList();
        return safe.isEmpty() ? hidden(hand, table, dice) : safe.get(dice.below(safe.size()));
    }

    private Card hidden(List<Card> hand, CardSet table, Dice dice) {
        return dice.percent(strength.cares())
                ? hand.stream()
                        .min(Comparator.comparingDouble(card -> conspicuous(card, table)))
                        .orElseThrow()
                : hand.get(dice.below(hand.size()));
    }

    /** How many of its sets come to the eye in a given time. */
    private double conspicuous(Card card, CardSet table) {
        return sets(card, table).stream()
                .mapToDouble(set -> 1 / Sight.mean(set, strength))
                .sum();
    }

    private Optional<Intent<SetUpMove>> answer(List<Card> table, Dice dice) {
        Card last = table.getLast();
        List<Thought<SetUpMove>> thoughts = new ArrayList<>();
        for (CardSet set : sets(last, CardSet.of(table).without(last))) {
            thoughts.add(new Thought<>(
                    Sight.mean(set, strength) / Strength.LAST_PLAYED,
                    new SetUpMove.Challenge(set.without(last).toList())));
        }
        double sure = strength.giveUp() * (thoughts.isEmpty() ? 1.0 : Strength.DOUBT);
        thoughts.add(new Thought<>(sure / Strength.LAST_PLAYED, new SetUpMove.Pass()));
        if (dice.percent(strength.errs())) {
            thoughts.add(new Thought<>(sure / Strength.LAST_PLAYED, mistaken(table, dice)));
        }
        return Waits.first(thoughts, attention.moment(table), dice)
                .map(first -> Intent.move(first.after(), first.what()));
    }

    /** A challenge for which there is no reason. */
    private static SetUpMove mistaken(List<Card> table, Dice dice) {
        List<Card> others = new ArrayList<>(table.subList(0, table.size() - 1));
        Card one = others.remove(dice.below(others.size()));
        return new SetUpMove.Challenge(List.of(one, others.get(dice.below(others.size()))));
    }

    private static List<CardSet> sets(Card card, CardSet table) {
        return table.stream()
                .filter(other -> other.compareTo(card.third(other)) < 0 && table.contains(card.third(other)))
                .map(other -> CardSet.of(card, other, card.third(other)))
                .toList();
    }
}
