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
import org.tercet.rules.twenty.TwentyMove;
import org.tercet.rules.twenty.TwentyView;

/** Plays 20/20: sets with cards of one's own are looked for first. */
public final class HumanTwenty implements Mind<TwentyView, TwentyMove> {

    private final Strength strength;
    private final Attention attention = new Attention();

    public HumanTwenty(Strength strength) {
        this.strength = strength;
    }

    @Override
    public Optional<Intent<TwentyMove>> think(TwentyView view, Seat me, Dice dice) {
        TwentyView.May may = view.may();
        CardSet own = own(view, me);
        List<CardSet> sets = worthwhile(Sets.all(view.within(me)), own, dice);
        List<Thought<CardSet>> finds = sets.stream()
                .map(set -> new Thought<>(
                        Sight.mean(set, strength) / (1 + set.and(own).size()), set))
                .toList();
        if (may.take() && !view.oneGesture()) {
            CardSet seen =
                    Waits.first(finds, 0, dice).map(Waits.First::what).orElseGet(() -> anyThree(view.within(me), dice));
            return Optional.of(Intent.move(Waits.pointing(dice), take(slip(seen, view.within(me), dice))));
        }
        List<Thought<TwentyMove>> thoughts = new ArrayList<>();
        for (Thought<CardSet> find : finds) {
            if (may.call()) {
                thoughts.add(new Thought<>(find.mean(), new TwentyMove.Call()));
            } else if (may.take()) {
                thoughts.add(new Thought<>(find.mean(), take(slip(find.what(), view.within(me), dice))));
            }
        }
        if (may.noSet()) {
            double alone = strength.giveUp() * (sets.isEmpty() ? 1.0 : Strength.DOUBT);
            thoughts.add(
                    new Thought<>(view.agreed().isEmpty() ? alone : alone / Strength.COMPANY, new TwentyMove.NoSet()));
        }
        return Waits.first(thoughts, attention.moment(view.within(me)), dice)
                .map(first -> Intent.move(first.after(), first.what()));
    }

    /** A set without a card of one's own wins nothing; whoever cares leaves it, unless there is no other. */
    private List<CardSet> worthwhile(List<CardSet> sets, CardSet own, Dice dice) {
        List<CardSet> useful =
                sets.stream().filter(set -> !set.and(own).isEmpty()).toList();
        return !useful.isEmpty() && dice.percent(strength.cares()) ? useful : sets;
    }

    private CardSet slip(CardSet seen, CardSet within, Dice dice) {
        return dice.percent(strength.errs()) ? anyThree(within, dice) : seen;
    }

    private static TwentyMove take(CardSet cards) {
        return new TwentyMove.Take(cards.toList());
    }

    private static CardSet own(TwentyView view, Seat me) {
        return view.players().stream()
                .filter(player -> player.seat().equals(me))
                .map(player -> CardSet.of(player.cards()))
                .findFirst()
                .orElse(CardSet.NONE);
    }

    private static CardSet anyThree(CardSet cards, Dice dice) {
        List<Card> left = new ArrayList<>(cards.toList());
        CardSet three = CardSet.NONE;
        while (three.size() < 3 && !left.isEmpty()) {
            three = three.with(left.remove(dice.below(left.size())));
        }
        return three;
    }
}
