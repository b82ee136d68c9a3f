package org.tercet.journal;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.net.URLDecoder;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.postgresql.PGProperty;
import org.tercet.journal.Database.Postgres;
import org.tercet.journal.Database.Secret;

/** The address of a PostgreSQL as one writes it. What is wrong with it is said without repeating it: it has a password in it. */
final class PostgresAddress {

    private static final Pattern FORM = Pattern.compile(
            "postgres(?:ql)?://(?:(?<who>.*)@)?(?<hosts>[^/?@]*)(?:/(?<name>[^/?]*))?(?:\\?(?<settings>.*))?");

    private static final Pattern HOST =
            Pattern.compile("(?:[A-Za-z0-9._-]+|\\[[0-9A-Fa-f:.]+])(?::(?<port>\\d{1,5}))?");

    /** As the PostgreSQL tools spell them. */
    private static final Map<String, String> ALIASES =
            Map.of("connect_timeout", "connectTimeout", "application_name", "ApplicationName");

    /** What the address says before its settings, where everybody looks for it. */
    private static final Set<PGProperty> SAID_BEFORE =
            Set.of(PGProperty.PG_HOST, PGProperty.PG_PORT, PGProperty.PG_DBNAME, PGProperty.USER, PGProperty.PASSWORD);

    private PostgresAddress() {}

    static Postgres parse(String address) {
        Matcher form = FORM.matcher(address);
        if (!form.matches()) {
            throw wrong("it should read postgres://user:password@host:port/name");
        }
        String who = form.group("who") == null ? "" : form.group("who");
        int colon = who.indexOf(':');
        String user = decoded(colon < 0 ? who : who.substring(0, colon));
        if (user.isEmpty()) {
            throw wrong("it names no user");
        }
        String hosts = form.group("hosts");
        for (String host : hosts.split(",", -1)) {
            checkHost(host);
        }
        String name = form.group("name") == null ? "" : decoded(form.group("name"));
        if (name.isEmpty()) {
            throw wrong("it names no database after the host");
        }
        Secret password = new Secret(colon < 0 ? null : decoded(who.substring(colon + 1)));
        Map<String, String> settings = PostgresTls.settled(hosts, settings(form.group("settings")));
        return new Postgres(hosts, name, user, password, settings);
    }

    private static void checkHost(String host) {
        Matcher form = HOST.matcher(host);
        if (!form.matches()) {
            throw wrong(host.isEmpty() ? "it names no host" : "its host cannot be read");
        }
        String port = form.group("port");
        if (port != null && (Integer.parseInt(port) == 0 || Integer.parseInt(port) > 65535)) {
            throw wrong("its port is not between 1 and 65535");
        }
    }

    private static Map<String, String> settings(@Nullable String query) {
        Map<String, String> settings = new LinkedHashMap<>();
        if (query == null || query.isEmpty()) {
            return settings;
        }
        for (String pair : query.split("&", -1)) {
            int equals = pair.indexOf('=');
            if (equals < 1) {
                throw wrong("its settings should read name=value");
            }
            String name = decoded(pair.substring(0, equals));
            String known = ALIASES.getOrDefault(name, name);
            PGProperty property = PGProperty.forName(known);
            if (property == null) {
                throw wrong("it has a setting that PostgreSQL's driver does not know: " + name);
            }
            if (SAID_BEFORE.contains(property)) {
                throw wrong("what it says before the question mark is said again after it: " + name);
            }
            settings.put(known, decoded(pair.substring(equals + 1)));
        }
        return settings;
    }

    private static String decoded(String text) {
        try {
            return URLDecoder.decode(text.replace("+", "%2B"), UTF_8);
        } catch (IllegalArgumentException e) {
            throw wrong("a % in it is not followed by two hexadecimal digits");
        }
    }

    private static DatabaseFault wrong(String what) {
        return new DatabaseFault(
                DatabaseFault.Reason.ADDRESS, "The address of the database cannot be read: " + what + ".");
    }
}
