package org.tercet.bots;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.tercet.cards.Card;
import org.tercet.cards.CardSet;
import org.tercet.rules.race.Found;
import org.tercet.rules.race.RaceView;

/** What there is to find in a race, and what might be taken for it. */
public final class RaceFinds {

    private RaceFinds() {}

    /** All that can be found now and has not been found yet. */
    public static List<CardSet> all(RaceView view) {
        List<CardSet> finds = view.needsPrevious() == 0 ? view.pattern().all(view.open()) : links(view);
        if (view.found().isEmpty()) {
            return List.copyOf(finds);
        }
        List<CardSet> left = new ArrayList<>(finds);
        for (Found found : view.found()) {
            left.remove(found.cards());
        }
        return List.copyOf(left);
    }

    /** Cards of the right form, at random. */
    public static Optional<CardSet> guess(RaceView view, Dice dice) {
        List<Card> table = new ArrayList<>(view.open().toList());
        List<Card> previous = new ArrayList<>(view.previous().toList());
        CardSet guess = CardSet.NONE;
        for (int i = 0; i < view.needsPrevious(); i++) {
            guess = guess.with(previous.remove(dice.below(previous.size())));
        }
        while (guess.size() < view.pattern().size()) {
            if (table.isEmpty()) {
                return Optional.empty();
            }
            guess = guess.with(table.remove(dice.below(table.size())));
        }
        CardSet chosen = guess;
        boolean known = view.found().stream().anyMatch(found -> found.cards().equals(chosen));
        return known ? Optional.empty() : Optional.of(chosen);
    }

    /** The finds that go on from the previous one. */
    private static List<CardSet> links(RaceView view) {
        List<CardSet> links = new ArrayList<>();
        List<CardSet> pairs = choices(view.open().toList(), 2);
        for (CardSet old : choices(view.previous().toList(), view.needsPrevious())) {
            for (CardSet pair : pairs) {
                CardSet link = old.plus(pair);
                if (view.pattern().fits(link)) {
                    links.add(link);
                }
            }
        }
        return links;
    }

    private static List<CardSet> choices(List<Card> cards, int count) {
        if (count == 0) {
            return List.of(CardSet.NONE);
        }
        List<CardSet> choices = new ArrayList<>();
        for (int i = 0; i < cards.size(); i++) {
            for (CardSet rest : choices(cards.subList(i + 1, cards.size()), count - 1)) {
                choices.add(rest.with(cards.get(i)));
            }
        }
        return choices;
    }
}
