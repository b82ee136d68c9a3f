package org.tercet.server.http;

import java.util.List;
import java.util.Set;

/**
 * One thing that can be asked for.
 *
 * @param path as in {@code /api/v1/tables/{id}}
 * @param asks the names that its query may have
 */
public record Route(
        String method, String path, Endpoint endpoint, Set<String> asks, Body body, boolean forPeople, Toll toll) {

    /** The beginning of the paths that are for programs. */
    public static final String API = "/api/v1";

    public Route {
        asks = Set.copyOf(asks);
    }

    /** What a request may bring along, and how much of it. */
    public enum Body {
        NONE("", 0),
        JSON("application/json", 64 * 1024),
        GAME_FILE("text/plain", 4 * 1024 * 1024);

        private final String type;
        private final int most;

        Body(String type, int most) {
            this.type = type;
            this.most = most;
        }

        String type() {
            return type;
        }

        int most() {
            return most;
        }
    }

    public static Route get(String path, Endpoint.Prompt endpoint) {
        return plain("GET", path, endpoint, Body.NONE);
    }

    public static Route get(String path, Endpoint.Working endpoint, Toll toll) {
        return plain("GET", path, endpoint, Body.NONE).at(toll);
    }

    public static Route getLater(String path, Endpoint.Later endpoint) {
        return plain("GET", path, endpoint, Body.NONE);
    }

    public static Route post(String path, Endpoint.Prompt endpoint) {
        return plain("POST", path, endpoint, Body.JSON);
    }

    public static Route post(String path, Endpoint.Working endpoint, Toll toll) {
        return plain("POST", path, endpoint, Body.JSON).at(toll);
    }

    public static Route postLater(String path, Endpoint.Later endpoint, Toll toll) {
        return plain("POST", path, endpoint, Body.JSON).at(toll);
    }

    public static Route delete(String path, Endpoint.Working endpoint, Toll toll) {
        return plain("DELETE", path, endpoint, Body.NONE).at(toll);
    }

    public static Route socket(String path, Endpoint.Upgrade endpoint) {
        return plain("GET", path, endpoint, Body.NONE);
    }

    private static Route plain(String method, String path, Endpoint endpoint, Body body) {
        return new Route(method, path, endpoint, Set.of(), body, false, Toll.GLANCE);
    }

    public Route asking(String... names) {
        return new Route(method, path, endpoint, Set.of(names), body, forPeople, toll);
    }

    public Route taking(Body other) {
        return new Route(method, path, endpoint, asks, other, forPeople, toll);
    }

    /** Only for those who said who they are. */
    public Route forThosePresent() {
        return new Route(method, path, endpoint, asks, body, true, toll);
    }

    public Route at(Toll other) {
        return new Route(method, path, endpoint, asks, body, forPeople, other);
    }

    List<String> segments() {
        return List.of(path.substring(1).split("/", -1));
    }
}
