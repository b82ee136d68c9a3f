package org.tercet.server.http;

import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Function;
import org.tercet.wire.Problem;

/** What stands behind the question mark: names that the route knows, each once. */
public final class Query {

    private static final int LONGEST = 256;

    private final Map<String, String> values;

    private Query(Map<String, String> values) {
        this.values = values;
    }

    static Query of(Optional<String> raw, Set<String> known) {
        Map<String, String> values = new TreeMap<>();
        for (String part : raw.orElse("").split("&", -1)) {
            if (!part.isEmpty()) {
                int equals = part.indexOf('=');
                String name = decoded(equals < 0 ? part : part.substring(0, equals));
                String value = decoded(equals < 0 ? "" : part.substring(equals + 1));
                if (!known.contains(name)) {
                    throw wrong("", new Problem.UnknownField(name));
                }
                if (values.put(name, value) != null) {
                    throw wrong("", new Problem.RepeatedField(name));
                }
            }
        }
        return new Query(values);
    }

    public Optional<String> text(String name) {
        return Optional.ofNullable(values.get(name));
    }

    /** A value that is read by somebody who answers nothing to what is not one. */
    public <T> Optional<T> value(String name, Problem.Kind kind, Function<String, Optional<T>> reading) {
        return text(name)
                .map(text -> reading.apply(text).orElseThrow(() -> wrong("/" + name, new Problem.Expected(kind))));
    }

    public boolean truth(String name) {
        return value(name, Problem.Kind.TRUTH, Query::truthOf).orElse(false);
    }

    private static Optional<Boolean> truthOf(String text) {
        return switch (text) {
            case "true" -> Optional.of(true);
            case "false" -> Optional.of(false);
            default -> Optional.empty();
        };
    }

    private static String decoded(String text) {
        try {
            String plain = URLDecoder.decode(text, StandardCharsets.UTF_8);
            if (plain.length() > LONGEST) {
                throw wrong("", new Problem.TooLong(LONGEST));
            }
            return plain;
        } catch (IllegalArgumentException e) {
            throw wrong("", new Problem.Malformed());
        }
    }

    private static Objected wrong(String path, Problem problem) {
        return new Objected(new Objection.Unreadable("/query" + path, problem));
    }
}
