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
import org.tercet.rules.twenty.TwentyMove;
import org.tercet.rules.twenty.TwentyView;

/** Plays 20/20 for fun: overlooks half of what is there, errs now and then, and would rather be rid of the own cards. */
public final class CasualTwenty implements Player<TwentyView, TwentyMove> {

    private static final int ERRS = 4;
    private static final int SEES = 50;
    private static final int DAWDLES = 10;
    private static final int PREFERS_OWN = 80;
    private static final int ASKS = 4;
    private static final int GIVES_UP = 15;
    private static final int GIVES_UP_RIGHTLY = 60;
    private static final int CHANGES_MIND = 5;

    @Override
    public Optional<TwentyMove> move(TwentyView view, Seat me, Dice dice) {
        TwentyView.May may = view.may();
        List<CardSet> sets = Sets.all(view.within(me));
        if (may.take() && !view.oneGesture()) {
            return dice.percent(DAWDLES) ? Optional.empty() : Optional.of(take(view, me, sets, dice));
        }
        boolean sees = dice.percent(sets.isEmpty() ? ERRS : SEES);
        if (sees && may.call()) {
            return Optional.of(new TwentyMove.Call());
        }
        if (sees && may.take()) {
            return Optional.of(take(view, me, sets, dice));
        }
        if (may.ask() && dice.percent(ASKS)) {
            return Optional.of(new TwentyMove.Ask());
        }
        if (may.noSet() && dice.percent(sets.isEmpty() ? GIVES_UP_RIGHTLY : GIVES_UP)) {
            return Optional.of(new TwentyMove.NoSet());
        }
        return may.stillLooking() && dice.percent(CHANGES_MIND)
                ? Optional.of(new TwentyMove.StillLooking())
                : Optional.empty();
    }

    private static TwentyMove take(TwentyView view, Seat me, List<CardSet> sets, Dice dice) {
        if (sets.isEmpty() || dice.percent(ERRS)) {
            return new TwentyMove.Take(anyThree(view.within(me), dice));
        }
        CardSet own = own(view, me);
        CardSet best = sets.get(dice.below(sets.size()));
        if (dice.percent(PREFERS_OWN)) {
            for (CardSet set : sets) {
                best = set.and(own).size() > best.and(own).size() ? set : best;
            }
        }
        return new TwentyMove.Take(best.toList());
    }

    private static CardSet own(TwentyView view, Seat me) {
        return view.players().stream()
                .filter(player -> player.seat().equals(me))
                .map(player -> CardSet.of(player.cards()))
                .findFirst()
                .orElse(CardSet.NONE);
    }

    private static List<Card> anyThree(CardSet cards, Dice dice) {
        List<Card> left = new ArrayList<>(cards.toList());
        List<Card> three = new ArrayList<>();
        while (three.size() < 3 && !left.isEmpty()) {
            three.add(left.remove(dice.below(left.size())));
        }
        return three;
    }
}
