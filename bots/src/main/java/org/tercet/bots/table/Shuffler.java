package org.tercet.bots.table;

import java.util.List;
import org.tercet.bots.Dice;
import org.tercet.cards.Card;
import org.tercet.cards.CardSet;

/** Who puts cards into a new order for a match. */
@FunctionalInterface
public interface Shuffler {

    /**
     * The cards, top card first.
     *
     * @param number how many shuffles of this match came before, the first deal among them
     */
    List<Card> order(int number, CardSet cards);

    static Shuffler by(Dice dice) {
        return (number, cards) -> Playthrough.shuffle(cards, dice);
    }
}
