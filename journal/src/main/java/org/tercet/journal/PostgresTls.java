package org.tercet.journal;

import java.nio.file.Files;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.sql.SQLException;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.regex.Pattern;
import javax.net.ssl.SSLException;
import org.jspecify.annotations.Nullable;
import org.postgresql.PGProperty;
import org.postgresql.util.GT;
import org.tercet.journal.DatabaseFault.Reason;

/** How a PostgreSQL is spoken to: on this machine as the driver does it, elsewhere by TLS unless its keeper wants none. */
final class PostgresTls {

    private static final String MODE = PGProperty.SSL_MODE.getName();
    private static final String OLDER = PGProperty.SSL.getName();

    private static final Set<String> STRICT = Set.of("verify-full", "verify-ca");
    private static final Set<String> KEPT = Set.of("verify-full", "verify-ca", "require", "disable");
    private static final Set<String> FALLING_BACK = Set.of("prefer", "allow");

    /** Whoever names files of their own has the driver look for the authority there, too. */
    private static final Set<String> FILES =
            Set.of(PGProperty.SSL_ROOT_CERT.getName(), PGProperty.SSL_CERT.getName(), PGProperty.SSL_KEY.getName());

    /** Names that only look like these are those of others. */
    private static final Pattern HERE = Pattern.compile(
            "(?:localhost|127(?:\\.(?:25[0-5]|2[0-4]\\d|1\\d\\d|\\d{1,2})){3}|\\[::1])(?::\\d+)?",
            Pattern.CASE_INSENSITIVE);

    private static final String ANYTHING = "\u0000";
    private static final String SPEAKS_NONE = "The server does not support SSL.";
    private static final List<String> UNTRUSTED = List.of(
            "The hostname {0} could not be verified by hostnameverifier {1}.",
            "Could not open SSL root certificate file {0}.",
            "Loading the SSL root certificate {0} into a TrustManager failed.");

    private PostgresTls() {}

    /** The settings, with what they leave open about TLS to hosts elsewhere. */
    static Map<String, String> settled(String hosts, Map<String, String> settings) {
        String said = settings.getOrDefault(MODE, older(settings)).toLowerCase(Locale.ROOT);
        if (!KEPT.contains(said) && !FALLING_BACK.contains(said)) {
            throw new DatabaseFault(
                    Reason.ADDRESS,
                    "The address of the database cannot be read: its sslmode is none of disable, require, verify-ca and verify-full.");
        }
        if (Arrays.stream(hosts.split(",", -1))
                .allMatch(host -> HERE.matcher(host).matches())) {
            return settings;
        }
        if (FALLING_BACK.contains(said)) {
            throw new DatabaseFault(
                    Reason.FALLS_BACK,
                    "The address of the database asks for TLS but would do without: say sslmode=verify-full or sslmode=disable.");
        }
        Map<String, String> settled = new HashMap<>(settings);
        settled.put(MODE, said);
        return settled;
    }

    /** What the driver would make of its older setting, which has no word for doing without. */
    private static String older(Map<String, String> settings) {
        String ssl = settings.getOrDefault(OLDER, "true");
        return ssl.isEmpty() || ssl.equalsIgnoreCase("true") ? "verify-full" : "prefer";
    }

    /** Whether the authorities that Java knows decide about the certificate. The driver itself knows none but those of a file. */
    static boolean isUpToJava(Map<String, String> settings) {
        return STRICT.contains(settings.getOrDefault(MODE, "").toLowerCase(Locale.ROOT))
                && settings.keySet().stream().noneMatch(FILES::contains)
                && !Files.exists(usualAuthority());
    }

    /** The file that the driver, as all of PostgreSQL's programs, looks for when it is told none. */
    private static Path usualAuthority() {
        String windows = System.getenv("APPDATA");
        return System.getProperty("os.name", "").startsWith("Windows")
                ? Path.of(Objects.requireNonNullElse(windows, ""), "postgresql", "root.crt")
                : Path.of(System.getProperty("user.home", ""), ".postgresql", "root.crt");
    }

    /** What an exception of the driver has to do with TLS; null if nothing. */
    static @Nullable Reason reason(SQLException e) {
        if (says(e, SPEAKS_NONE)) {
            return Reason.NO_TLS;
        }
        boolean untrusted = e.getCause() instanceof SSLException tls && isJudgement(tls);
        return untrusted || UNTRUSTED.stream().anyMatch(words -> says(e, words)) ? Reason.UNTRUSTED : null;
    }

    /** A handshake that broke off says nothing about the certificate. */
    private static boolean isJudgement(Throwable tls) {
        for (@Nullable Throwable why = tls; why != null; why = why.getCause()) {
            if (why instanceof GeneralSecurityException) {
                return true;
            }
        }
        return false;
    }

    /** The driver says it in the language of this Java, and its codes do not tell these apart from a line that is cut. */
    private static boolean says(SQLException e, String words) {
        String form = Pattern.quote(GT.tr(words, ANYTHING, ANYTHING)).replace(ANYTHING, "\\E.*\\Q");
        return e.getMessage() != null && e.getMessage().matches(form);
    }
}
