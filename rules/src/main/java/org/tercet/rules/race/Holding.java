package org.tercet.rules.race;

import java.util.ArrayList;
import java.util.List;
import org.tercet.cards.Card;
import org.tercet.cards.CardSet;

/** What one player has: won cards in the order they were won, sets found, calls gone wrong, points paid. */
public record Holding(List<Card> won, int sets, int mistakes, int paid) {

    static final Holding NOTHING = new Holding(List.of(), 0, 0, 0);

    public Holding {
        won = List.copyOf(won);
    }

    Holding found(CardSet cards) {
        List<Card> more = new ArrayList<>(won);
        cards.forEach(more::add);
        return new Holding(more, sets + 1, mistakes, paid);
    }

    Holding mistaken() {
        return new Holding(won, sets, mistakes + 1, paid);
    }

    Holding pays(List<Card> cards, int points) {
        List<Card> rest = won.stream().filter(card -> !cards.contains(card)).toList();
        return new Holding(rest, sets, mistakes, paid + points);
    }

    /** The cards won last, as many as a penalty takes. */
    List<Card> last(int count) {
        return won.subList(Math.max(0, won.size() - count), won.size());
    }

    int score(RaceRules.Score score) {
        return switch (score) {
            case CARDS_HELD -> won.size();
            case POINTS -> sets - paid;
        };
    }
}
