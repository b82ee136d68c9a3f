package org.tercet.server.http;

import java.net.InetAddress;
import java.net.URI;
import java.net.UnknownHostException;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * Whose pages may ask: those of the server itself and those that its keeper named. The server's own name counts only if it is an
 * address in digits or a name that nobody else can give to this machine, for else a stranger's name could be made to lead here.
 */
public final class Origins {

    private final Set<String> named;

    /** As browsers write them: {@code https://play.example.org}. */
    public Origins(List<String> named) {
        this.named =
                named.stream().map(origin -> origin.toLowerCase(Locale.ROOT)).collect(Collectors.toUnmodifiableSet());
    }

    /** Whether it is written as browsers write one. */
    public static boolean isOrigin(String text) {
        try {
            URI uri = URI.create(text);
            boolean web = "http".equals(uri.getScheme()) || "https".equals(uri.getScheme());
            return web && uri.getHost() != null && text.equals(uri.getScheme() + "://" + uri.getRawAuthority());
        } catch (IllegalArgumentException e) {
            return false;
        }
    }

    /** Programs that are no browsers name no origin. */
    boolean allows(Caller caller) {
        return caller.origin()
                .map(origin -> isNamed(origin) || isOwn(origin, caller))
                .orElse(true);
    }

    boolean isNamed(String origin) {
        return named.contains(origin.toLowerCase(Locale.ROOT));
    }

    private static boolean isOwn(String origin, Caller caller) {
        String own = (caller.secure() ? "https://" : "http://") + caller.host();
        return origin.equalsIgnoreCase(own) && isHere(origin);
    }

    private static boolean isHere(String origin) {
        try {
            String host =
                    Optional.ofNullable(URI.create(origin).getHost()).orElse("").toLowerCase(Locale.ROOT);
            String digits = host.startsWith("[") ? host.substring(1, host.length() - 1) : host;
            return host.equals("localhost") || Address.of(digits).isPresent() || OwnName.NAMES.contains(host);
        } catch (IllegalArgumentException e) {
            return false;
        }
    }

    /** Looked up once, and only when somebody asks by a name. */
    private static final class OwnName {
        static final Set<String> NAMES = names();

        private static Set<String> names() {
            try {
                String name = InetAddress.getLocalHost().getHostName().toLowerCase(Locale.ROOT);
                return Set.of(name, name + ".local");
            } catch (UnknownHostException e) {
                return Set.of();
            }
        }
    }
}
