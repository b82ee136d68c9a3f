package org.tercet.wire.file;

import java.math.BigDecimal;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.tercet.cards.CardSet;
import org.tercet.cards.Notation;
import org.tercet.rules.game.Seat;
import org.tercet.wire.shape.Composite;
import org.tercet.wire.shape.Family;
import org.tercet.wire.shape.Shape;
import org.tercet.wire.shape.Written;

/** Values in one line, by their shape. Moments are told from the start of the match. */
final class LineWriting {

    private final long start;
    private final StringBuilder line = new StringBuilder();

    LineWriting(long start) {
        this.start = start;
    }

    @Override
    public String toString() {
        return line.toString();
    }

    LineWriting then(String text) {
        line.append(text);
        return this;
    }

    /** A member of a family with its fields by name, to the end of the line. */
    LineWriting entry(Family family, Object value) {
        Composite member = family.memberOf(value);
        line.append(member.name());
        return fields(member, value, " ");
    }

    LineWriting value(Shape shape, Object value) {
        switch (shape) {
            case Shape.Plain plain -> line.append(word(plain, value));
            case Shape.Choice choice -> line.append(Written.name((Enum<?>) value));
            case Shape.Cards cards ->
                line.append('{').append(Notation.of((CardSet) value)).append('}');
            case Shape.Names names -> names((Map<?, ?>) value);
            case Shape.Maybe(Shape of) ->
                ((Optional<?>) value).ifPresentOrElse(inner -> value(of, inner), () -> line.append('-'));
            case Shape.Many(Shape of) -> many(of, (List<?>) value);
            case Composite composite -> composite("", composite, value);
            case Family family -> {
                Composite member = family.memberOf(value);
                composite(member.name(), member, value);
            }
        }
        return this;
    }

    private void composite(String name, Composite composite, Object value) {
        if (composite.isOfWords()) {
            line.append(name);
            String between = name.isEmpty() ? "" : ":";
            for (Composite.Field field : composite.fields()) {
                line.append(between);
                value(field.shape(), field.of(value));
                between = ":";
            }
        } else {
            line.append('(').append(name);
            fields(composite, value, name.isEmpty() ? "" : " ");
            line.append(')');
        }
    }

    private LineWriting fields(Composite composite, Object value, String first) {
        String between = first;
        for (Composite.Field field : composite.fields()) {
            Object inner = field.of(value);
            if (!(inner instanceof Optional<?> maybe) || maybe.isPresent()) {
                line.append(between).append(field.name()).append('=');
                value(field.shape(), inner);
                between = " ";
            }
        }
        return this;
    }

    private void many(Shape of, List<?> values) {
        String between = "[";
        for (Object value : values) {
            line.append(between);
            value(of, value);
            between = " ";
        }
        line.append(values.isEmpty() ? "[]" : "]");
    }

    private void names(Map<?, ?> names) {
        line.append('(');
        Iterator<? extends Map.Entry<?, ?>> entries = names.entrySet().iterator();
        while (entries.hasNext()) {
            Map.Entry<?, ?> entry = entries.next();
            line.append(Quoted.of((String) entry.getKey())).append('=').append(Quoted.of((String) entry.getValue()));
            line.append(entries.hasNext() ? " " : "");
        }
        line.append(')');
    }

    private String word(Shape.Plain plain, Object value) {
        return switch (plain) {
            case TEXT -> Quoted.of((String) value);
            case MILLIS -> moment((Long) value);
            case SEAT -> seat((Seat) value);
            case WHOLE, TRUTH, CARD -> value.toString();
        };
    }

    static String seat(Seat seat) {
        return "#" + (seat.number() + 1L);
    }

    /** Seconds since the start. */
    String moment(long at) {
        return BigDecimal.valueOf(Math.subtractExact(at, start), 3).toPlainString();
    }
}
