package org.tercet.bots.casual;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.tercet.bots.Dice;
import org.tercet.bots.Player;
import org.tercet.cards.Card;
import org.tercet.cards.CardSet;
import org.tercet.cards.Sets;
import org.tercet.rules.game.Seat;
import org.tercet.rules.scout.Forfeit;
import org.tercet.rules.scout.ScoutMove;
import org.tercet.rules.scout.ScoutView;

/** Plays Scout: finds about every other set, errs now and then, and votes for the washing-up as often as not. */
public final class CasualScout implements Player<ScoutView, ScoutMove> {

    private static final int FINDS = 50;
    private static final int ERRS = 6;
    /** So seldom that forty players come to agree all the same. */
    private static final int WAVERS = 1;

    @Override
    public Optional<ScoutMove> move(ScoutView view, Seat me, Dice dice) {
        if (!view.may().votes().isEmpty() && dice.percent(FINDS)) {
            return Optional.of(vote(view.may().votes(), dice));
        }
        return switch (view.stage()) {
            case ScoutView.Stage.Looking() -> look(view, dice);
            case ScoutView.Stage.Searching searching ->
                view.may().seek() ? seek(view.cards(), searching.card(), dice) : Optional.empty();
            case ScoutView.Stage.Over _ -> Optional.empty();
        };
    }

    private static ScoutMove vote(List<Integer> numbers, Dice dice) {
        return new ScoutMove.Vote(any(numbers, dice), any(List.of(Forfeit.values()), dice));
    }

    private static Optional<ScoutMove> look(ScoutView view, Dice dice) {
        if (!view.may().point()) {
            return Optional.empty();
        }
        List<CardSet> sets = Sets.all(view.cards());
        if (view.may().disagree()) {
            return dice.percent(sets.isEmpty() ? WAVERS : FINDS)
                    ? Optional.of(new ScoutMove.StillLooking())
                    : Optional.empty();
        }
        if (dice.percent(ERRS) && view.table().size() >= 3) {
            return Optional.of(point(view.cards().toList(), dice));
        }
        if (!sets.isEmpty() && dice.percent(FINDS)) {
            return Optional.of(point(any(sets, dice).toList(), dice));
        }
        return view.may().agree() && dice.percent(sets.isEmpty() ? FINDS : ERRS)
                ? Optional.of(new ScoutMove.NoSet())
                : Optional.empty();
    }

    private static Optional<ScoutMove> seek(CardSet table, Card pointed, Dice dice) {
        List<Card> others = table.without(pointed).toList();
        if (dice.percent(ERRS)) {
            return Optional.of(new ScoutMove.Seek(any(others, dice)));
        }
        List<Card> seconds = others.stream()
                .filter(card -> table.contains(pointed.third(card)))
                .toList();
        if (!seconds.isEmpty() && dice.percent(FINDS)) {
            return Optional.of(new ScoutMove.Seek(any(seconds, dice)));
        }
        return dice.percent(FINDS) ? Optional.of(new ScoutMove.GiveUp()) : Optional.empty();
    }

    /** Three of the cards, the first of them for all to see. */
    private static ScoutMove point(List<Card> cards, Dice dice) {
        List<Card> left = new ArrayList<>(cards);
        return new ScoutMove.Point(draw(left, dice), draw(left, dice), draw(left, dice));
    }

    private static Card draw(List<Card> left, Dice dice) {
        return left.remove(dice.below(left.size()));
    }

    private static <T> T any(List<T> list, Dice dice) {
        return list.get(dice.below(list.size()));
    }
}
