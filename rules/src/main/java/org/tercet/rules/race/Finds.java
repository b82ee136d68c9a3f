package org.tercet.rules.race;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.tercet.cards.Card;
import org.tercet.cards.CardSet;
import org.tercet.rules.game.Refusal;

/** What there is to find on a table, and whether chosen cards have the form of a find. */
final class Finds {

    private Finds() {}

    /** Whether anything is left to find. */
    static boolean any(RaceState state) {
        RaceRules rules = state.rules();
        CardSet table = state.layout().cards();
        return switch (rules.table()) {
            case FIXED -> state.found().size() < rules.pattern().count(table);
            case REFILLED, RESHUFFLED, FACE_DOWN ->
                chaining(state)
                        ? anyLink(rules, state.previous(), table)
                        : rules.pattern().any(table);
        };
    }

    /** Why these cards cannot be a find however they look: a matter of form, which costs nothing. */
    static Optional<Refusal> flaw(RaceState state, List<Card> cards) {
        RaceRules rules = state.rules();
        if (cards.size() != rules.pattern().size()) {
            return Optional.of(new Refusal.WrongNumberOfCards(rules.pattern().size()));
        }
        CardSet seen = CardSet.NONE;
        int ofPrevious = 0;
        for (Card card : cards) {
            if (seen.contains(card)) {
                return Optional.of(new Refusal.SameCardTwice(card));
            }
            seen = seen.with(card);
            if (chaining(state) && state.previous().contains(card)) {
                ofPrevious++;
            } else if (!state.layout().holds(card)) {
                return Optional.of(new Refusal.NotOnTable(card));
            }
        }
        if (chaining(state) && ofPrevious != rules.previous()) {
            return Optional.of(new Refusal.NeedsPrevious(rules.previous()));
        }
        return alreadyFound(state, seen);
    }

    private static Optional<Refusal> alreadyFound(RaceState state, CardSet cards) {
        return state.found().stream()
                .filter(found -> found.cards().equals(cards))
                .map(found -> (Refusal) new Refusal.AlreadyFound(found.seat()))
                .findFirst();
    }

    private static boolean chaining(RaceState state) {
        return state.rules().isChain() && !state.previous().isEmpty();
    }

    private static boolean anyLink(RaceRules rules, CardSet previous, CardSet table) {
        return switch (rules.pattern()) {
            case SET -> previous.stream().anyMatch(last -> anyPair(last, table));
            case ULTRASET -> anyTwoPairs(rules, previous.toList(), table.toList());
            case GHOST -> false;
        };
    }

    private static boolean anyPair(Card last, CardSet table) {
        return table.stream().anyMatch(card -> table.contains(last.third(card)));
    }

    private static boolean anyTwoPairs(RaceRules rules, List<Card> previous, List<Card> table) {
        List<CardSet> pairs = pairs(table);
        return pairs(previous).stream()
                .anyMatch(old -> pairs.stream().anyMatch(pair -> rules.pattern().fits(old.plus(pair))));
    }

    private static List<CardSet> pairs(List<Card> cards) {
        List<CardSet> pairs = new ArrayList<>();
        for (int i = 0; i < cards.size(); i++) {
            for (int j = i + 1; j < cards.size(); j++) {
                pairs.add(CardSet.of(cards.get(i), cards.get(j)));
            }
        }
        return pairs;
    }
}
