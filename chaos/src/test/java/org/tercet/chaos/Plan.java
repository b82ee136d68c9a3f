package org.tercet.chaos;

import java.time.Duration;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.EnumSet;
import java.util.List;

/**
 * What a run does.
 *
 * @param rounds how many faults
 * @param embedded one node with the embedded database instead of several with PostgreSQL
 */
record Plan(Crowd crowd, int rounds, long seed, int nodes, Waits waits, List<Fault> faults, boolean embedded) {

    private static final Duration HOLD = Duration.ofSeconds(5);

    static final String HELP = """
        tercet chaos [options]: starts PostgreSQL and real servers on this machine, plays at them, and breaks things.
          --rounds N      how many faults (10)
          --seed S        chooses which and to whom, and what players do; printed by each run
          --nodes N       servers (3)
          --tables N      tables (30)
          --players N     players at each (3)
          --rate N        acts a second, all tables together (60)
          --pause N       how many seconds a node sleeps (12)
          --rest N        how many seconds everybody plays undisturbed before the next fault (0)
          --embedded      one server with the embedded database
          --faults A,B    each as often as the others, in any order:
                          kill stop rolling pause partition one-way flapping cable slow loss storm postgres hang clock,
                          with --embedded kill stop pause slow loss storm clock disk writes
                          (kill stop pause partition one-way cable storm postgres hang; with --embedded kill)
        """;

    /**
     * Who plays.
     *
     * @param players at each table
     * @param rate acts a second, all tables together
     */
    record Crowd(int tables, int players, int rate) {

        /** How often there is an act at a table, in milliseconds. */
        long period() {
            return Math.max(20, 1_000L * tables / rate);
        }
    }

    /**
     * How long things take.
     *
     * @param pause a node sleeps
     * @param rest everybody plays undisturbed before the next fault, so that a server that has just begun has compiled itself
     */
    record Waits(Duration pause, Duration rest) {}

    Duration pause() {
        return waits.pause();
    }

    /** For how long disks are full and PostgreSQL hangs. */
    Duration hold() {
        return pause().compareTo(HOLD) < 0 ? pause() : HOLD;
    }

    Plan {
        faults = List.copyOf(faults);
    }

    static Plan of(String... words) {
        Plan plan = new Plan(
                new Crowd(30, 3, 60),
                10,
                System.nanoTime(),
                3,
                new Waits(Duration.ofSeconds(12), Duration.ZERO),
                List.of(),
                false);
        Deque<String> rest = new ArrayDeque<>(Arrays.asList(words));
        while (!rest.isEmpty()) {
            plan = plan.with(rest.removeFirst(), rest);
        }
        return plan.checked();
    }

    private Plan checked() {
        if (faults.isEmpty()) {
            return new Plan(crowd, rounds, seed, nodes, waits, embedded ? List.of(Fault.KILL) : Fault.USUAL, embedded);
        }
        for (Fault fault : EnumSet.copyOf(faults)) {
            if (!fault.suits(embedded)) {
                throw new IllegalArgumentException(
                        fault.word() + (embedded ? " needs several nodes" : " needs --embedded"));
            }
        }
        return this;
    }

    private Plan with(String word, Deque<String> rest) {
        if (word.equals("--embedded")) {
            return new Plan(crowd, rounds, seed, 1, waits, faults, true);
        }
        if (rest.isEmpty()) {
            throw new IllegalArgumentException("nothing follows " + word);
        }
        String value = rest.removeFirst();
        return switch (word) {
            case "--rounds" -> new Plan(crowd, number(value), seed, nodes, waits, faults, embedded);
            case "--seed" -> new Plan(crowd, rounds, whole(value), nodes, waits, faults, embedded);
            case "--nodes" -> new Plan(crowd, rounds, seed, number(value), waits, faults, embedded);
            case "--pause" -> with(new Waits(Duration.ofSeconds(number(value)), waits.rest()));
            case "--rest" -> with(new Waits(waits.pause(), Duration.ofSeconds(number(value, 0))));
            case "--tables" -> with(new Crowd(number(value), crowd.players(), crowd.rate()));
            case "--players" -> with(new Crowd(crowd.tables(), number(value), crowd.rate()));
            case "--rate" -> with(new Crowd(crowd.tables(), crowd.players(), number(value)));
            case "--faults" ->
                new Plan(
                        crowd,
                        rounds,
                        seed,
                        nodes,
                        waits,
                        Arrays.stream(value.split(",", -1)).map(Fault::of).toList(),
                        embedded);
            default -> throw new IllegalArgumentException("there is no option " + word);
        };
    }

    private Plan with(Crowd other) {
        return new Plan(other, rounds, seed, nodes, waits, faults, embedded);
    }

    private Plan with(Waits other) {
        return new Plan(crowd, rounds, seed, nodes, other, faults, embedded);
    }

    private static int number(String text) {
        return number(text, 1);
    }

    private static int number(String text, int least) {
        long number = whole(text);
        if (number < least || number > 1_000_000) {
            throw new IllegalArgumentException(text + " is too small or too large");
        }
        return (int) number;
    }

    private static long whole(String text) {
        try {
            return Long.parseLong(text);
        } catch (NumberFormatException e) {
            throw new IllegalArgumentException(text + " is not a number", e);
        }
    }
}
