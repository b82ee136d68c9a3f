package org.tercet.load;

import java.util.Optional;

/**
 * What is to be measured.
 *
 * @param rate acts a second all together; 0 is as fast as it goes
 * @param idle sockets that do nothing, beside the players
 * @param slow sockets at so many of the tables that read nothing of what they are told
 */
record Plan(
        int tables, int players, int rate, int seconds, int idle, int slow, Optional<String> database, boolean json) {

    static final Plan USUAL = new Plan(1_000, 4, 2_000, 20, 0, 0, Optional.empty(), false);

    static final String HELP = """
            Usage: tercet bench server [--tables N] [--players N] [--rate N] [--seconds N] [--idle N] [--slow N]
                                       [--database postgres://…] [--json]

            Starts a server, seats so many programs at so many tables of the base game and lets them play real games, at a
            given rate of acts a second or, with --rate 0, as fast as it goes. Beside it, in the same run: an echo server of the
            same HTTP layer with the same sockets, and bare commits to the same database. With --slow it measures once more while
            so many tables have a spectator who reads nothing.
            """;

    /** The plan that the words say; anything else is a sentence. */
    static Plan of(String... words) {
        Plan plan = USUAL;
        for (int i = 0; i < words.length; i++) {
            String word = words[i];
            if (word.equals("--json")) {
                plan = new Plan(
                        plan.tables, plan.players, plan.rate, plan.seconds, plan.idle, plan.slow, plan.database, true);
                continue;
            }
            if (i + 1 == words.length) {
                throw new IllegalArgumentException("“" + word + "” is no option, or wants a value");
            }
            plan = plan.with(word, words[++i]);
        }
        return plan;
    }

    private Plan with(String option, String value) {
        return switch (option) {
            case "--tables" ->
                new Plan(whole(option, value, 1, 100_000), players, rate, seconds, idle, slow, database, json);
            case "--players" ->
                new Plan(tables, whole(option, value, 1, 40), rate, seconds, idle, slow, database, json);
            case "--rate" ->
                new Plan(tables, players, whole(option, value, 0, 1_000_000), seconds, idle, slow, database, json);
            case "--seconds" ->
                new Plan(tables, players, rate, whole(option, value, 1, 3_600), idle, slow, database, json);
            case "--idle" ->
                new Plan(tables, players, rate, seconds, whole(option, value, 0, 100_000), slow, database, json);
            case "--slow" ->
                new Plan(tables, players, rate, seconds, idle, whole(option, value, 0, 100_000), database, json);
            case "--database" -> new Plan(tables, players, rate, seconds, idle, slow, Optional.of(value), json);
            default -> throw new IllegalArgumentException("“" + option + "” is no option");
        };
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
