package org.tercet.wire.json;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.tercet.wire.Limits;
import org.tercet.wire.Problem;
import org.tercet.wire.Unread;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;

/** Reads JSON into maps, lists, texts, {@link Long}s, {@link Boolean}s, and what is {@link Bare}. */
final class JsonTree {

    /** Values that are nothing but themselves. */
    enum Bare {
        /** JSON's null. */
        NOTHING,
        /** A number that no value of the rules can be: with a fraction, or too far from zero. */
        NO_WHOLE_NUMBER
    }

    /** Most objects have no more fields. */
    private static final int USUAL = 6;

    private final JsonParser parser;
    private final Limits limits;

    private JsonTree(JsonParser parser, Limits limits) {
        this.parser = parser;
        this.limits = limits;
    }

    /** The one value of a document. */
    static Object read(JsonParser parser, Limits limits) {
        try (parser) {
            parser.nextToken();
            Object value = new JsonTree(parser, limits).value(0);
            if (parser.nextToken() != null) {
                throw new Unread(new Problem.TooMuch());
            }
            return value;
        } catch (JacksonException e) {
            throw new Unread(new Problem.Malformed());
        }
    }

    private Object value(int depth) {
        JsonToken token = parser.currentToken();
        if (token == null) {
            throw new Unread(new Problem.Malformed());
        }
        return switch (token) {
            case START_OBJECT -> object(deeper(depth));
            case START_ARRAY -> list(deeper(depth));
            case VALUE_STRING -> text();
            case VALUE_NUMBER_INT -> number();
            case VALUE_NUMBER_FLOAT -> Bare.NO_WHOLE_NUMBER;
            case VALUE_TRUE -> true;
            case VALUE_FALSE -> false;
            case VALUE_NULL -> Bare.NOTHING;
            case END_OBJECT, END_ARRAY, PROPERTY_NAME, NOT_AVAILABLE, VALUE_EMBEDDED_OBJECT ->
                throw new Unread(new Problem.Malformed());
        };
    }

    private int deeper(int depth) {
        if (depth >= limits.depth()) {
            throw new Unread(new Problem.TooDeep(limits.depth()));
        }
        return depth + 1;
    }

    private Map<String, Object> object(int depth) {
        Map<String, Object> fields = LinkedHashMap.newLinkedHashMap(USUAL);
        for (String name = parser.nextName(); name != null; name = parser.nextName()) {
            parser.nextToken();
            try {
                if (fields.put(name, value(depth)) != null) {
                    throw new Unread(new Problem.RepeatedField(shortened(name)));
                }
            } catch (Unread e) {
                throw e.in(shortened(name));
            }
            if (fields.size() > limits.list()) {
                throw new Unread(new Problem.TooLong(limits.list()));
            }
        }
        return fields;
    }

    private List<Object> list(int depth) {
        List<Object> items = new ArrayList<>();
        while (parser.nextToken() != JsonToken.END_ARRAY) {
            if (items.size() == limits.list()) {
                throw new Unread(new Problem.TooLong(limits.list()));
            }
            try {
                items.add(value(depth));
            } catch (Unread e) {
                throw e.in(Integer.toString(items.size()));
            }
        }
        return items;
    }

    private String text() {
        String text = parser.getString();
        if (text.length() > limits.text()) {
            throw new Unread(new Problem.TooLong(limits.text()));
        }
        return text;
    }

    private Object number() {
        return switch (parser.getNumberType()) {
            case INT, LONG -> parser.getLongValue();
            case BIG_INTEGER, FLOAT, DOUBLE, BIG_DECIMAL -> Bare.NO_WHOLE_NUMBER;
        };
    }

    /** A name that somebody sent, for a message that goes back to them. */
    static String shortened(String name) {
        int most = 40;
        return name.length() <= most ? name : name.substring(0, most) + "…";
    }
}
