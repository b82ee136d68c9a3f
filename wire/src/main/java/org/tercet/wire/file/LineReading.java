package org.tercet.wire.file;

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

/** Values from one line, by their shape. */
final class LineReading {

    private static final int LONGEST_LIST = 512;
    private static final int MOST_DIGITS = 19;

    private final long start;
    private final LineText line;

    LineReading(long start, LineText line) {
        this.start = start;
        this.line = line;
    }

    /** A member of a family with its fields by name, to the end of the line. */
    Object entry(Family family) {
        Composite member = member(family);
        Object value = fields(member, " ");
        line.end();
        return value;
    }

    Object value(Shape shape) {
        return switch (shape) {
            case Shape.Plain plain -> plain(plain);
            case Shape.Choice choice -> {
                String word = line.word();
                yield choice.constant(word)
                        .orElseThrow(() ->
                                unknown(word, List.copyOf(choice.constants().keySet())));
            }
            case Shape.Cards cards -> cards();
            case Shape.Names names -> names();
            case Shape.Maybe(Shape of) -> line.takesWord("-") ? Optional.empty() : Optional.of(value(of));
            case Shape.Many(Shape of) -> many(of);
            case Composite composite -> composite.isOfWords() ? words(composite, "") : record(composite);
            case Family family -> {
                boolean named = line.takes("(");
                Composite member = member(family);
                if (named == member.isOfWords()) {
                    throw new Unread(new Problem.Malformed());
                }
                yield named ? closed(fields(member, " ")) : words(member, ":");
            }
        };
    }

    private Composite member(Family family) {
        String name = line.word();
        return family.named(name).orElseThrow(() -> unknown(name, family.names()));
    }

    private Object record(Composite composite) {
        line.take("(", Kind.OBJECT);
        return closed(fields(composite, ""));
    }

    private Object closed(Object value) {
        line.take(")", Kind.OBJECT);
        return value;
    }

    private Object words(Composite composite, String first) {
        @Nullable Object[] values = new @Nullable Object[composite.fields().size()];
        String before = first;
        for (int i = 0; i < values.length; i++) {
            line.take(before, Kind.OBJECT);
            values[i] = value(composite.fields().get(i).shape());
            before = ":";
        }
        return made(composite, values);
    }

    private Object fields(Composite composite, String first) {
        List<Composite.Field> fields = composite.fields();
        @Nullable Object[] values = new @Nullable Object[fields.size()];
        String before = first;
        for (int i = 0; i < values.length; i++) {
            Composite.Field field = fields.get(i);
            if (line.takes(before + field.name() + "=")) {
                values[i] = value(field.shape());
                before = " ";
            } else if (field.shape() instanceof Shape.Maybe) {
                values[i] = Optional.empty();
            } else {
                throw new Unread(new Problem.MissingField(field.name()));
            }
        }
        return made(composite, values);
    }

    private static Object made(Composite composite, @Nullable Object[] values) {
        try {
            return composite.make(values);
        } catch (IllegalArgumentException e) {
            throw new Unread(new Problem.NotAllowed(composite.name()));
        }
    }

    private List<Object> many(Shape of) {
        line.take("[", Kind.LIST);
        List<Object> values = new ArrayList<>();
        while (!line.takes("]")) {
            if (values.size() == LONGEST_LIST) {
                throw new Unread(new Problem.TooLong(LONGEST_LIST));
            }
            line.take(values.isEmpty() ? "" : " ", Kind.LIST);
            values.add(value(of));
        }
        return List.copyOf(values);
    }

    private CardSet cards() {
        line.take("{", Kind.CARDS);
        CardSet cards = CardSet.NONE;
        while (!line.takes("}")) {
            line.take(cards.isEmpty() ? "" : " ", Kind.CARDS);
            Card card = card();
            if (cards.contains(card)) {
                throw new Unread(new Expected(Kind.CARDS));
            }
            cards = cards.with(card);
        }
        return cards;
    }

    private Map<String, String> names() {
        line.take("(", Kind.OBJECT);
        Map<String, String> names = new TreeMap<>();
        while (!line.takes(")")) {
            line.take(names.isEmpty() ? "" : " ", Kind.OBJECT);
            String name = line.quoted();
            line.take("=", Kind.OBJECT);
            if (names.put(name, line.quoted()) != null) {
                throw new Unread(new Problem.RepeatedField(name));
            }
        }
        return names;
    }

    private Object plain(Shape.Plain plain) {
        return switch (plain) {
            case TEXT -> line.quoted();
            case WHOLE -> (int) number(line.word(), Integer.MIN_VALUE, Integer.MAX_VALUE, Kind.WHOLE_NUMBER);
            case MILLIS -> moment();
            case CARD -> card();
            case SEAT -> seat();
            case TRUTH ->
                switch (line.word()) {
                    case "true" -> true;
                    case "false" -> false;
                    default -> throw new Unread(new Expected(Kind.TRUTH));
                };
        };
    }

    Card card() {
        return Notation.card(line.word()).orElseThrow(() -> new Unread(new Expected(Kind.CARD)));
    }

    Seat seat() {
        line.take("#", Kind.SEAT);
        return new Seat((int) (number(line.word(), 1, 1L + Integer.MAX_VALUE, Kind.SEAT) - 1));
    }

    /** Seconds since the start, in thousandths. */
    long moment() {
        String word = line.word();
        int point = word.indexOf('.');
        if (point < 0 || point != word.length() - 4) {
            throw new Unread(new Expected(Kind.MOMENT));
        }
        try {
            String digits = word.substring(0, point) + word.substring(point + 1);
            return Math.addExact(start, number(digits, Long.MIN_VALUE, Long.MAX_VALUE, Kind.MOMENT));
        } catch (ArithmeticException e) {
            throw new Unread(new Expected(Kind.MOMENT));
        }
    }

    static long number(String word, long least, long most, Kind kind) {
        if (isNumber(word)) {
            try {
                long number = Long.parseLong(word);
                if (least <= number && number <= most) {
                    return number;
                }
            } catch (NumberFormatException e) {
                // Nineteen digits can be more than a long holds.
            }
        }
        throw new Unread(new Expected(kind));
    }

    /** Digits from 0 to 9, where Java would also take those of other scripts, and a plus sign. */
    private static boolean isNumber(String word) {
        int digits = word.startsWith("-") ? word.length() - 1 : word.length();
        return digits >= 1
                && digits <= MOST_DIGITS
                && word.chars().skip(word.length() - digits).allMatch(letter -> '0' <= letter && letter <= '9');
    }

    static Unread unknown(String name, List<String> known) {
        return new Unread(new Problem.UnknownName(name.length() > 40 ? name.substring(0, 40) + "…" : name, known));
    }
}
