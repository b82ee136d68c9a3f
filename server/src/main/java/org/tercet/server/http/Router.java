package org.tercet.server.http;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;

/** Finds the route of a request. */
public final class Router {

    /** What may stand where a path has a name: nothing that would have to be decoded. */
    private static final Pattern VALUE = Pattern.compile("[A-Za-z0-9_-]{1,64}");

    private final List<Route> routes;

    public Router(List<Route> routes) {
        this.routes = List.copyOf(routes);
    }

    public List<Route> routes() {
        return routes;
    }

    /** What came of it. */
    sealed interface Way {
        record To(Route route, Map<String, String> values) implements Way {}

        /** The path is right. */
        record Only(List<String> methods) implements Way {}

        record Nowhere() implements Way {}
    }

    Way find(String method, String path) {
        String wanted = method.equals("HEAD") ? "GET" : method;
        String[] segments = path.substring(Math.min(1, path.length())).split("/", -1);
        List<String> methods = new ArrayList<>();
        for (Route route : routes) {
            Optional<Map<String, String>> values = match(route.segments(), segments);
            if (values.isPresent() && route.method().equals(wanted)) {
                return new Way.To(route, values.get());
            }
            if (values.isPresent()) {
                methods.add(route.method());
            }
        }
        return methods.isEmpty() ? new Way.Nowhere() : new Way.Only(methods);
    }

    private static Optional<Map<String, String>> match(List<String> template, String[] segments) {
        if (template.size() != segments.length) {
            return Optional.empty();
        }
        Map<String, String> values = new HashMap<>();
        for (int i = 0; i < segments.length; i++) {
            String expected = template.get(i);
            if (expected.startsWith("{") && VALUE.matcher(segments[i]).matches()) {
                values.put(expected.substring(1, expected.length() - 1), segments[i]);
            } else if (!expected.equals(segments[i])) {
                return Optional.empty();
            }
        }
        return Optional.of(values);
    }
}
