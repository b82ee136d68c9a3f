package org.tercet.server.http;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.tercet.journal.Database;
import org.tercet.journal.DatabaseFault;
import org.tercet.server.cluster.NodeAddress;
import org.tercet.server.people.CleanName;

/** What stands in a request before its body, and addresses. */
public final class Heads {

    private static final Router ROUTER = new Router(List.of(
            Route.get(Route.API + "/tables/{id}", call -> Answer.text(""), Toll.LOOK),
            Route.get(Route.API + "/records/{id}/file", call -> Answer.text(""), Toll.LOOK),
            Route.get("/health/ready", call -> Answer.text(""), Toll.LOOK)));

    private static final Set<String> KNOWN = Set.of("game", "mine", "before", "zone");

    private Heads() {}

    /** The first letter chooses the reader. */
    public static void read(String text) {
        if (text.isEmpty()) {
            return;
        }
        String rest = text.substring(1);
        switch (text.charAt(0) % 7) {
            case 0 -> query(rest);
            case 1 -> path(rest);
            case 2 -> Address.of(rest);
            case 3 -> Origins.isOrigin(rest);
            case 4 -> NodeAddress.parse(rest);
            case 5 -> database(rest);
            default -> name(rest);
        }
    }

    private static void query(String text) {
        try {
            Query query = Query.of(Optional.of(text), KNOWN);
            query.text("game");
            query.truth("mine");
        } catch (Objected e) {
            // Names that nobody knows are repeated, and a name may be any word.
            holds(text.contains("java") || !String.valueOf(e.getMessage()).contains("java."), "an exception is told");
        }
    }

    private static void path(String text) {
        if (ROUTER.find("GET", text) instanceof Router.Way.To(var route, var values)) {
            values.values().forEach(value -> holds(value.matches("[A-Za-z0-9_-]{1,64}"), "a path's value: " + value));
        }
    }

    private static void database(String text) {
        String password = password(text);
        boolean secret = password.length() > 5 && text.indexOf(password) == text.lastIndexOf(password);
        try {
            String shown = Database.parse(text).toString();
            holds(!secret || !shown.contains(password), "a password is shown");
        } catch (DatabaseFault e) {
            holds(!secret || !e.getMessage().contains(password), "a password is told");
        }
    }

    /** Only what stands before the first slash or question mark of an address says who asks. */
    private static String password(String text) {
        int start = text.indexOf("://");
        String who = start < 0 ? "" : text.substring(start + 3).split("[/?#]", 2)[0];
        int from = who.indexOf(':');
        int to = who.lastIndexOf('@');
        return from < 0 || to < from ? "" : who.substring(from + 1, to);
    }

    /** What is left is short, can be seen, and is clean already. */
    private static void name(String text) {
        CleanName.of(text).ifPresent(name -> {
            holds(!name.isBlank() && name.length() <= 4 * CleanName.MOST, "a name of nothing, or too long: " + name);
            holds(name.codePoints().noneMatch(Character::isISOControl), "a name with signs that steer: " + name);
            holds(CleanName.of(name).equals(Optional.of(name)), "not clean when cleaned: " + name);
        });
    }

    private static void holds(boolean it, String otherwise) {
        if (!it) {
            throw new AssertionError(otherwise);
        }
    }
}
