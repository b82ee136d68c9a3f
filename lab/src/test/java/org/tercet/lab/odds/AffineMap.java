package org.tercet.lab.odds;

import java.util.random.RandomGenerator;
import org.tercet.cards.Card;
import org.tercet.cards.CardSet;

/** A symmetry of the deck, x to Mx + t on the base-3 digits of the cards. */
final class AffineMap {

    private final int[] image = new int[Card.COUNT];

    private AffineMap(int[] unit, int origin) {
        for (int card = 0; card < Card.COUNT; card++) {
            int at = origin;
            for (int i = 0, rest = card; i < 4; i++, rest /= 3) {
                for (int times = rest % 3; times > 0; times--) {
                    at = sum(at, unit[i]);
                }
            }
            image[card] = at;
        }
    }

    static AffineMap random(RandomGenerator random) {
        while (true) {
            int[] unit = random.ints(4, 0, Card.COUNT).toArray();
            var map = new AffineMap(unit, random.nextInt(Card.COUNT));
            if (map.of(CardSet.ALL).equals(CardSet.ALL)) {
                return map;
            }
        }
    }

    CardSet of(CardSet hand) {
        return CardSet.of(
                hand.stream().map(card -> Card.of(image[card.index()])).toList());
    }

    private static int sum(int a, int b) {
        int sum = 0;
        for (int place = 1; place < Card.COUNT; place *= 3) {
            sum += (a / place + b / place) % 3 * place;
        }
        return sum;
    }
}
