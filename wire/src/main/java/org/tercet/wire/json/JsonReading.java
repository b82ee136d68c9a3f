package org.tercet.wire.json;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import org.tercet.cards.Card;
import org.tercet.cards.CardSet;
import org.tercet.cards.Notation;
import org.tercet.rules.game.Seat;
import org.tercet.wire.Problem;
import org.tercet.wire.Problem.Expected;
import org.tercet.wire.Problem.Kind;
import org.tercet.wire.Unread;
import org.tercet.wire.shape.Composite;
import org.tercet.wire.shape.Family;
import org.tercet.wire.shape.Shape;

/** Values from a {@link JsonTree}, by their shape. */
final class JsonReading {

    static final String TYPE = "type";

    private JsonReading() {}

    static Object value(Shape shape, Object json) {
        return switch (shape) {
            case Shape.Plain plain -> plain(plain, json);
            case Shape.Cards cards -> cards(json);
            case Shape.Names names -> names(json);
            case Shape.Maybe(Shape of) ->
                json == JsonTree.Bare.NOTHING ? Optional.empty() : Optional.of(value(of, json));
            case Shape.Many(Shape of) -> many(of, json);
            case Shape.Choice choice -> {
                String name = text(json);
                yield choice.constant(name)
                        .orElseThrow(() ->
                                unknown(name, List.copyOf(choice.constants().keySet())));
            }
            case Composite composite -> record(composite, fields(json), 0);
            case Family family -> {
                Map<?, ?> fields = fields(json);
                yield record(member(family, fields), fields, 1);
            }
        };
    }

    private static Object plain(Shape.Plain plain, Object json) {
        return switch (plain) {
            case TEXT -> text(json);
            case TRUTH -> as(Boolean.class, json, Kind.TRUTH);
            case MILLIS -> as(Long.class, json, Kind.WHOLE_NUMBER);
            case WHOLE -> whole(json, Integer.MIN_VALUE, Kind.WHOLE_NUMBER);
            case SEAT -> new Seat(whole(json, 0, Kind.SEAT));
            case CARD -> card(json);
        };
    }

    private static int whole(Object json, int least, Kind kind) {
        long number = as(Long.class, json, kind);
        if (number < least || number > Integer.MAX_VALUE) {
            throw new Unread(new Expected(kind));
        }
        return (int) number;
    }

    private static Card card(Object json) {
        Optional<Card> card = json instanceof String text ? Notation.card(text) : Optional.empty();
        return card.orElseThrow(() -> new Unread(new Expected(Kind.CARD)));
    }

    private static CardSet cards(Object json) {
        List<Card> cards = new ArrayList<>();
        for (Object item : items(json)) {
            Card card = card(item);
            if (!cards.isEmpty() && cards.getLast().compareTo(card) >= 0) {
                throw new Unread(new Expected(Kind.CARDS));
            }
            cards.add(card);
        }
        return CardSet.of(cards);
    }

    private static Map<String, String> names(Object json) {
        Map<String, String> names = new TreeMap<>();
        fields(json).forEach((name, value) -> names.put((String) name, text(value)));
        return names;
    }

    private static List<Object> many(Shape of, Object json) {
        List<Object> values = new ArrayList<>();
        for (Object item : items(json)) {
            try {
                values.add(value(of, item));
            } catch (Unread e) {
                throw e.in(Integer.toString(values.size()));
            }
        }
        return List.copyOf(values);
    }

    static Composite member(Family family, Map<?, ?> fields) {
        Object type = fields.get(TYPE);
        if (type == null) {
            throw new Unread(new Problem.MissingField(TYPE));
        }
        try {
            String name = text(type);
            return family.named(name).orElseThrow(() -> unknown(name, family.names()));
        } catch (Unread e) {
            throw e.in(TYPE);
        }
    }

    /** A record, where so many of the fields are about something else. */
    static Object record(Composite composite, Map<?, ?> fields, int others) {
        List<Composite.Field> components = composite.fields();
        @Nullable Object[] values = new @Nullable Object[components.size()];
        int known = others;
        for (int i = 0; i < values.length; i++) {
            Composite.Field component = components.get(i);
            Object json = fields.get(component.name());
            known += json == null ? 0 : 1;
            values[i] = json == null ? absent(component) : component(component, json);
        }
        if (known != fields.size()) {
            throw new Unread(new Problem.UnknownField(stranger(composite, fields, others)));
        }
        try {
            return composite.make(values);
        } catch (IllegalArgumentException e) {
            throw new Unread(new Problem.NotAllowed(composite.name()));
        }
    }

    private static Object component(Composite.Field component, Object json) {
        try {
            return value(component.shape(), json);
        } catch (Unread e) {
            throw e.in(component.name());
        }
    }

    private static Object absent(Composite.Field component) {
        if (component.shape() instanceof Shape.Maybe) {
            return Optional.empty();
        }
        throw new Unread(new Problem.MissingField(component.name()));
    }

    private static String stranger(Composite composite, Map<?, ?> fields, int others) {
        return fields.keySet().stream()
                .map(String.class::cast)
                .filter(name -> others == 0 || !name.equals(TYPE))
                .filter(name -> composite.fields().stream()
                        .noneMatch(field -> field.name().equals(name)))
                .findFirst()
                .map(JsonTree::shortened)
                .orElseThrow();
    }

    static Map<?, ?> fields(Object json) {
        return as(Map.class, json, Kind.OBJECT);
    }

    private static List<?> items(Object json) {
        return as(List.class, json, Kind.LIST);
    }

    private static String text(Object json) {
        return as(String.class, json, Kind.TEXT);
    }

    private static <T> T as(Class<T> type, Object json, Kind kind) {
        if (type.isInstance(json)) {
            return type.cast(json);
        }
        throw new Unread(new Expected(kind));
    }

    private static Unread unknown(String name, List<String> known) {
        return new Unread(new Problem.UnknownName(JsonTree.shortened(name), known));
    }
}
