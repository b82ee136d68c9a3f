package org.tercet.server.http;

import java.util.Optional;

/**
 * Who asks, as far as the connection tells.
 *
 * @param address of the other end, or what a proxy that is trusted says it is
 * @param secure whether nobody on the way could read along
 * @param host the name and port that were asked for
 * @param token what an {@code Authorization} header bears
 * @param cookie the secret of a browser
 * @param origin of the page that asks
 */
public record Caller(
        Address address,
        boolean secure,
        String host,
        Optional<String> token,
        Optional<String> cookie,
        Optional<String> origin) {

    /** Never the secrets. */
    @Override
    public String toString() {
        return "caller at " + address;
    }
}
