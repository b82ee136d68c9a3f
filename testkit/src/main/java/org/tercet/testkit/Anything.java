package org.tercet.testkit;

import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.IntStream;
import org.tercet.cards.Card;
import org.tercet.cards.CardSet;
import org.tercet.rules.game.Seat;

/** Random values of any type that rules are made of: the moves that nobody would make, from a seed. */
public final class Anything {

    private final Random random;

    public Anything(Random random) {
        this.random = random;
    }

    public <T> T of(Class<T> type) {
        return type.cast(value(type));
    }

    private Object value(Type type) {
        if (type instanceof ParameterizedType generic) {
            Type inner = generic.getActualTypeArguments()[0];
            return generic.getRawType() == Optional.class ? optional(inner) : list(inner);
        }
        Class<?> wanted = (Class<?>) type;
        if (wanted == int.class || wanted == Integer.class) {
            return number();
        }
        if (wanted == long.class || wanted == Long.class) {
            return random.nextLong();
        }
        if (wanted == boolean.class) {
            return random.nextBoolean();
        }
        if (wanted == Card.class) {
            return Card.of(random.nextInt(Card.COUNT));
        }
        if (wanted == CardSet.class) {
            return CardSet.of(IntStream.range(0, random.nextInt(6))
                    .mapToObj(i -> Card.of(random.nextInt(Card.COUNT)))
                    .toList());
        }
        if (wanted == Seat.class) {
            return new Seat(random.nextInt(5));
        }
        if (wanted.isEnum()) {
            Object[] constants = wanted.getEnumConstants();
            return constants[random.nextInt(constants.length)];
        }
        List<Class<?>> leaves = Shapes.leaves(wanted);
        return made(leaves.get(random.nextInt(leaves.size())));
    }

    private Object made(Class<?> type) {
        Shapes.Shape shape = Shapes.of(type);
        return shape.make(shape.types().stream().map(this::value).toArray());
    }

    private Optional<Object> optional(Type inner) {
        return random.nextBoolean() ? Optional.of(value(inner)) : Optional.empty();
    }

    private List<Object> list(Type inner) {
        return IntStream.range(0, random.nextInt(6)).mapToObj(i -> value(inner)).toList();
    }

    /** Mostly small, sometimes far out of any range. */
    private int number() {
        return random.nextInt(8) == 0 ? random.nextInt() : random.nextInt(25) - 2;
    }
}
