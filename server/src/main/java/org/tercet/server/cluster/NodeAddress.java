package org.tercet.server.cluster;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Where a node is found by the others. */
public record NodeAddress(String host, int port) {

    private static final Pattern FORM =
            Pattern.compile("(?<host>[A-Za-z0-9](?:[A-Za-z0-9._-]*[A-Za-z0-9])?|\\[[0-9A-Fa-f:.]+]):(?<port>\\d{1,5})");

    private static final int LAST_PORT = 65_535;

    /** Reads {@code host:port}. */
    public static Optional<NodeAddress> parse(String text) {
        Matcher form = FORM.matcher(text);
        if (!form.matches()) {
            return Optional.empty();
        }
        int port = Integer.parseInt(form.group("port"));
        return port == 0 || port > LAST_PORT
                ? Optional.empty()
                : Optional.of(new NodeAddress(form.group("host"), port));
    }

    @Override
    public String toString() {
        return host + ":" + port;
    }
}
