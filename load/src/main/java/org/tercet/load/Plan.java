package org.tercet.load;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * What is to be measured.
 *
 * @param rate acts a second all together; 0 is as fast as it goes
 * @param warmUp seconds before anything is measured: a server that has just begun compiles itself while it works
 * @param idle sockets that do nothing, beside the players
 * @param nodes servers that are one service; more than one need PostgreSQL
 * @param slow sockets at so many of the tables that read nothing of what they are told
 */
record Plan(
        int tables,
        int players,
        int rate,
        int seconds,
        int warmUp,
        int nodes,
        int idle,
        int slow,
        Optional<String> database,
        boolean json) {

    Plan {
        if (nodes > 1 && database.isEmpty()) {
            throw new IllegalArgumentException("more than one node needs --database postgres://…");
        }
    }

    static final Plan USUAL = new Plan(1_000, 4, 2_000, 20, 120, 1, 500, 0, Optional.empty(), false);

    static final String HELP = """
            Usage: tercet bench server [--tables N] [--players N] [--rate N] [--seconds N] [--warm-up N] [--idle N]
                                       [--slow N] [--database postgres://…] [--nodes N] [--json]

            Starts a server, seats so many programs at so many tables of the base game and lets them play real games, at a
            given rate of acts a second and then as fast as it goes; with --rate 0 only the latter. Beside it, in the same run: an
            echo server of the same HTTP layer with the same sockets, and bare commits to the same database: by themselves, and
            while the tables are played at. As many more sockets as --idle says (500) do nothing all the time. With --slow it measures
            more: while so many tables have a spectator, and while these read nothing any more, three times each in turns, of which the
            one in the middle is told. With --nodes so many servers are one service on one PostgreSQL, and everybody comes in at any of them.
            """;

    private static final Set<String> OPTIONS = Set.of(
            "--tables", "--players", "--rate", "--seconds", "--warm-up", "--nodes", "--idle", "--slow", "--database");

    /** The plan that the words say; anything else is a sentence. */
    static Plan of(String... words) {
        Map<String, String> said = new HashMap<>();
        boolean json = false;
        for (int i = 0; i < words.length; i++) {
            if (words[i].equals("--json")) {
                json = true;
                continue;
            }
            if (i + 1 == words.length) {
                throw new IllegalArgumentException("“" + words[i] + "” is no option, or wants a value");
            }
            if (!OPTIONS.contains(words[i])) {
                throw new IllegalArgumentException("“" + words[i] + "” is no option");
            }
            said.put(words[i], words[++i]);
        }
        return new Plan(
                whole(said, "--tables", 1, 100_000, USUAL.tables),
                whole(said, "--players", 1, 40, USUAL.players),
                whole(said, "--rate", 0, 1_000_000, USUAL.rate),
                whole(said, "--seconds", 1, 3_600, USUAL.seconds),
                whole(said, "--warm-up", 0, 3_600, USUAL.warmUp),
                whole(said, "--nodes", 1, 9, USUAL.nodes),
                whole(said, "--idle", 0, 100_000, USUAL.idle),
                whole(said, "--slow", 0, 100_000, USUAL.slow),
                Optional.ofNullable(said.get("--database")),
                json);
    }

    private static int whole(Map<String, String> said, String option, int least, int most, int usual) {
        return said.containsKey(option) ? whole(option, said.get(option), least, most) : usual;
    }

    private static int whole(String option, String value, int least, int most) {
        try {
            int number = Integer.parseInt(value);
            if (least <= number && number <= most) {
                return number;
            }
        } catch (NumberFormatException e) {
            // answered below, as for a number that is out of range
        }
        throw new IllegalArgumentException(option + " is a whole number from " + least + " to " + most);
    }
}
