package org.tercet.server.ops;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import org.tercet.server.cluster.Membership;

/**
 * How the server is to run.
 *
 * @param port 0 is any that is free
 * @param bind the address to listen on
 * @param data the folder that everything is kept in
 * @param database where it is kept instead, if not there
 * @param origins of pages that may use the server beside its own
 * @param proxies the addresses of proxies that are trusted to say who asks
 * @param cluster the nodes that it is one service with, if it is not alone
 */
public record Settings(
        int port,
        String bind,
        Path data,
        Optional<String> database,
        List<String> origins,
        List<String> proxies,
        Optional<Membership> cluster) {

    public static final int USUAL_PORT = 8080;
    public static final String USUAL_BIND = "127.0.0.1";

    public Settings {
        origins = List.copyOf(origins);
        proxies = List.copyOf(proxies);
    }

    /** A server by itself. */
    public Settings(
            int port, String bind, Path data, Optional<String> database, List<String> origins, List<String> proxies) {
        this(port, bind, data, database, origins, proxies, Optional.empty());
    }

    public static Settings usual(Path data) {
        return new Settings(USUAL_PORT, USUAL_BIND, data, Optional.empty(), List.of(), List.of());
    }

    public Settings at(int otherPort) {
        return new Settings(otherPort, bind, data, database, origins, proxies, cluster);
    }

    public Settings among(Membership membership) {
        return new Settings(port, bind, data, database, origins, proxies, Optional.of(membership));
    }

    /** Where programs of this system keep what they remember between runs. */
    public static Path usualData(UnaryOperator<String> properties, UnaryOperator<String> variables) {
        String system = properties.apply("os.name");
        Path home = Path.of(properties.apply("user.home"));
        if (system.startsWith("Mac")) {
            return home.resolve("Library/Application Support/Tercet");
        }
        if (system.startsWith("Windows")) {
            return given(variables, "LOCALAPPDATA")
                    .orElse(home.resolve("AppData/Local"))
                    .resolve("Tercet");
        }
        return given(variables, "XDG_STATE_HOME")
                .orElse(home.resolve(".local/state"))
                .resolve("tercet");
    }

    private static Optional<Path> given(UnaryOperator<String> variables, String name) {
        return Optional.ofNullable(variables.apply(name))
                .filter(value -> !value.isBlank())
                .map(Path::of)
                .filter(Path::isAbsolute);
    }
}
