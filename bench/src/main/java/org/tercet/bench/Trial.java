package org.tercet.bench;

import java.util.LinkedHashMap;
import java.util.Map;

/**
 * One benchmark as JMH runs it.
 *
 * @param method with its class, as {@code SolveBenchmark.any}
 * @param vectors whether its process gets the vector module
 */
record Trial(String method, Map<String, String> parameters, boolean vectors) {
    Trial {
        parameters = Map.copyOf(parameters);
    }

    static Trial of(String method) {
        return new Trial(method, Map.of(), false);
    }

    Trial with(String parameter, Object value) {
        var more = new LinkedHashMap<>(parameters);
        more.put(parameter, value.toString());
        return new Trial(method, more, vectors);
    }

    Trial withVectors(boolean wanted) {
        return new Trial(method, parameters, wanted);
    }
}
