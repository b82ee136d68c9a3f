package org.tercet.server.http;

import io.vertx.core.http.HttpConnection;
import io.vertx.core.http.HttpServerRequest;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Reads who asks. What a proxy says about its client counts only if the proxy is one of ours. */
public final class Proxies {

    private static final String BEARER = "Bearer";
    private static final Address UNKNOWN = new Address("unknown", false, false);

    private final Set<String> trusted;

    /** The addresses of the proxies. */
    public Proxies(List<String> trusted) {
        this.trusted = Set.copyOf(trusted);
    }

    boolean isTrusted(HttpConnection connection) {
        return trusted.contains(digits(connection));
    }

    /** The other end of the connection itself. */
    Address neighbour(HttpConnection connection) {
        return Address.of(digits(connection)).orElse(UNKNOWN);
    }

    private static String digits(HttpConnection connection) {
        return Optional.ofNullable(connection.remoteAddress())
                .map(remote -> Optional.ofNullable(remote.hostAddress()).orElse(""))
                .orElse("");
    }

    Caller caller(HttpServerRequest request) {
        boolean fromProxy = isTrusted(request.connection());
        Address address = (fromProxy
                        ? last(header(request, "X-Forwarded-For")).flatMap(Address::of)
                        : Optional.<Address>empty())
                .orElseGet(() -> neighbour(request.connection()));
        boolean secure = request.isSSL()
                || (fromProxy && last(header(request, "X-Forwarded-Proto")).equals(Optional.of("https")));
        return new Caller(
                address,
                secure,
                header(request, "Host").orElse(""),
                header(request, "Authorization")
                        .filter(value -> value.regionMatches(true, 0, BEARER, 0, BEARER.length()))
                        .map(value -> value.substring(BEARER.length()).strip()),
                Optional.ofNullable(request.getCookie(SecretCookie.name(secure)))
                        .map(cookie -> cookie.getValue()),
                header(request, "Origin"));
    }

    /** The last word is the nearest proxy's own; those before it are hearsay. */
    private static Optional<String> last(Optional<String> header) {
        return header.map(value -> value.substring(value.lastIndexOf(',') + 1).strip());
    }

    static Optional<String> header(HttpServerRequest request, String name) {
        return Optional.ofNullable(request.getHeader(name));
    }
}
