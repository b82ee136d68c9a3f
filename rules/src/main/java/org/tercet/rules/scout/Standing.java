package org.tercet.rules.scout;

import java.util.ArrayList;
import java.util.List;
import org.tercet.cards.Card;
import org.tercet.cards.CardSet;

/** What one player has: won cards in the order they were won, and the forfeits that show beside the name. */
public record Standing(List<Card> won, List<Forfeit> forfeits) {

    static final Standing NEW = new Standing(List.of(), List.of());

    public Standing {
        won = List.copyOf(won);
        forfeits = List.copyOf(forfeits);
    }

    /** One point a card. */
    int score() {
        return won.size();
    }

    Standing winning(CardSet cards) {
        List<Card> more = new ArrayList<>(won);
        cards.forEach(more::add);
        return new Standing(more, forfeits);
    }

    Standing paying(Card card) {
        return new Standing(won.stream().filter(mine -> !mine.equals(card)).toList(), forfeits);
    }

    Standing sentenced(Forfeit forfeit) {
        List<Forfeit> more = new ArrayList<>(forfeits);
        more.add(forfeit);
        return new Standing(won, more);
    }
}
