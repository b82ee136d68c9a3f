package org.tercet.wire;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.TreeMap;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import org.tercet.cards.Card;
import org.tercet.cards.CardSet;
import org.tercet.rules.game.Chair;
import org.tercet.rules.game.Occupant;
import org.tercet.rules.game.Presence;
import org.tercet.rules.game.Seat;
import org.tercet.rules.game.Seating;
import org.tercet.rules.parts.Layout;
import org.tercet.wire.shape.Composite;
import org.tercet.wire.shape.Family;
import org.tercet.wire.shape.Shape;

/** Values at random of any shape, as wild as their constructors allow. */
public final class Samples {

    private static final List<String> TEXTS = List.of(
            "",
            "a",
            "devir",
            "two words",
            "\"quoted\\\"",
            "ñandú, ça va – 数",
            "line\nbreak",
            "tab\t",
            "\u2028",
            "a=b:(c)[d]{e}");

    private final Random random;
    private final Map<Class<?>, Supplier<Object>> particular =
            Map.of(Seating.class, this::seating, Layout.class, () -> Layout.EMPTY);

    public Samples(long seed) {
        this.random = new Random(seed);
    }

    public Object of(Shape shape) {
        return switch (shape) {
            case Shape.Plain plain -> plain(plain);
            case Shape.Cards cards -> CardSet.of(cards(random.nextInt(6)));
            case Shape.Names names -> names();
            case Shape.Maybe(Shape inner) -> random.nextBoolean() ? Optional.empty() : Optional.of(of(inner));
            case Shape.Many(Shape inner) ->
                IntStream.range(0, random.nextInt(4)).mapToObj(i -> of(inner)).toList();
            case Shape.Choice choice -> pick(List.copyOf(choice.constants().values()));
            case Composite composite -> record(composite);
            case Family family -> record(pick(family.members()));
        };
    }

    private Object record(Composite composite) {
        if (particular.containsKey(composite.type())) {
            return particular.get(composite.type()).get();
        }
        for (int attempt = 0; attempt < 10_000; attempt++) {
            Object[] values =
                    composite.fields().stream().map(field -> of(field.shape())).toArray();
            try {
                return composite.make(values);
            } catch (IllegalArgumentException e) {
                // Not allowed: another throw.
            }
        }
        throw new AssertionError("no luck with " + composite.type());
    }

    private Object plain(Shape.Plain plain) {
        return switch (plain) {
            case TEXT -> pick(TEXTS);
            case WHOLE -> random.nextInt(8) == 0 ? random.nextInt() : (Object) random.nextInt(-1, 4);
            case MILLIS -> random.nextInt(8) == 0 ? random.nextLong() : (Object) random.nextLong(100_000);
            case TRUTH -> random.nextBoolean();
            case CARD -> Card.of(random.nextInt(Card.COUNT));
            case SEAT -> new Seat(random.nextInt(8) == 0 ? random.nextInt(Integer.MAX_VALUE) : random.nextInt(6));
        };
    }

    private List<Card> cards(int count) {
        List<Card> all = new ArrayList<>(Card.all());
        Collections.shuffle(all, random);
        return all.subList(0, count);
    }

    private Map<String, String> names() {
        Map<String, String> names = new TreeMap<>();
        IntStream.range(0, random.nextInt(3)).forEach(i -> names.put(pick(TEXTS), pick(TEXTS)));
        return names;
    }

    private Object seating() {
        List<Chair> chairs = IntStream.range(0, 1 + random.nextInt(4))
                .mapToObj(
                        i -> new Chair(new Seat(i), pick(List.of(Occupant.values())), pick(List.of(Presence.values()))))
                .toList();
        return new Seating(chairs, new Seat(random.nextInt(chairs.size())));
    }

    private <T> T pick(List<T> from) {
        return from.get(random.nextInt(from.size()));
    }
}
