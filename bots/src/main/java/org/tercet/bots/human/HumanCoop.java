package org.tercet.bots.human;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.tercet.bots.Dice;
import org.tercet.bots.human.Waits.Thought;
import org.tercet.cards.CardSet;
import org.tercet.cards.Sets;
import org.tercet.rules.coop.CoopMove;
import org.tercet.rules.coop.CoopView;
import org.tercet.rules.coop.Phase;
import org.tercet.rules.game.Seat;

/** Plays CoopSet: takes what comes to the eye, and follows the team when it wants to go on. */
public final class HumanCoop implements Mind<CoopView, CoopMove> {

    private final Strength strength;
    private final Attention attention = new Attention();

    public HumanCoop(Strength strength) {
        this.strength = strength;
    }

    @Override
    public Optional<Intent<CoopMove>> think(CoopView view, Seat me, Dice dice) {
        return switch (view.phase()) {
            case Phase.Dealing _, Phase.Over _ -> Optional.empty();
            case Phase.Looking _ -> look(view, me, dice);
        };
    }

    /** Those that leave room for the most sets, if that is thought of. */
    private List<CardSet> choice(List<CardSet> sets, Dice dice) {
        int most = together(sets);
        return dice.percent(strength.cares())
                ? sets.stream()
                        .filter(set -> 1 + together(apart(set, sets)) == most)
                        .toList()
                : sets;
    }

    /** The most sets that share no card. */
    private static int together(List<CardSet> sets) {
        if (sets.isEmpty()) {
            return 0;
        }
        CardSet first = sets.getFirst();
        return Math.max(1 + together(apart(first, sets)), together(sets.subList(1, sets.size())));
    }

    private static List<CardSet> apart(CardSet set, List<CardSet> sets) {
        return sets.stream().filter(other -> other.and(set).isEmpty()).toList();
    }

    private Optional<Intent<CoopMove>> look(CoopView view, Seat me, Dice dice) {
        List<Thought<CoopMove>> thoughts = new ArrayList<>();
        for (CardSet set : choice(Sets.all(view.cards()), dice)) {
            thoughts.add(new Thought<>(Sight.mean(set, strength), new CoopMove.Take(set.toList())));
        }
        boolean asked = !view.agreed().isEmpty() && !view.agreed().contains(me);
        if (asked) {
            thoughts.add(new Thought<>((double) strength.giveUp() / Strength.COMPANY, new CoopMove.Stop()));
        }
        return Waits.first(thoughts, attention.moment(view.cards()), dice)
                .map(first -> Intent.move(first.after(), first.what()));
    }
}
