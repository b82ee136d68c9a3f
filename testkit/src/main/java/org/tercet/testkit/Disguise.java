package org.tercet.testkit;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import org.tercet.cards.Card;
import org.tercet.cards.CardSet;
import org.tercet.rules.parts.Why;

/** Swaps cards for one another wherever they stand in a value, however deep. */
public final class Disguise {

    private final Map<Card, Card> swaps = new HashMap<>();

    private Disguise(List<Card> cards, List<Card> others) {
        for (int i = 0; i < cards.size(); i++) {
            swaps.put(cards.get(i), others.get(i));
        }
    }

    /** A random permutation of these cards; all other cards stay what they are. */
    public static Disguise of(CardSet cards, long seed) {
        List<Card> others = new ArrayList<>(cards.toList());
        Collections.shuffle(others, new Random(seed));
        return new Disguise(cards.toList(), others);
    }

    @SuppressWarnings("unchecked")
    public <T> T apply(T value) {
        return (T) swap(value);
    }

    private Object swap(Object value) {
        return switch (value) {
            case Card card -> swaps.getOrDefault(card, card);
            case CardSet cards ->
                CardSet.of(cards.toList().stream()
                        .map(card -> swaps.getOrDefault(card, card))
                        .toList());
            case List<?> list -> list.stream().map(this::swap).toList();
            case Optional<?> optional -> optional.map(this::swap);
            // The cards that a pair wants are only named: nobody holds them.
            case Why.Split named -> named;
            case Record made -> rebuilt(made);
            default -> value;
        };
    }

    private Object rebuilt(Record made) {
        Shapes.Shape shape = Shapes.of(made.getClass());
        Object[] parts = new Object[shape.types().size()];
        for (int i = 0; i < parts.length; i++) {
            parts[i] = swap(shape.part(made, i));
        }
        return shape.make(parts);
    }
}
