package org.tercet.hardening.sim;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.tercet.bots.table.Cast;
import org.tercet.bots.table.Casts;
import org.tercet.hardening.OneGesture;
import org.tercet.rules.Games;
import org.tercet.rules.game.Event;
import org.tercet.rules.game.Move;
import org.tercet.rules.game.Options;
import org.tercet.rules.game.State;
import org.tercet.rules.game.View;
import org.tercet.table.Entry;
import org.tercet.table.Person;
import org.tercet.table.Table;
import org.tercet.table.TableEvent;

/** One match with faults, from its seed: the seed also says which game of the catalogue it is. */
final class Simulation<O extends Options, S extends State, M extends Move, E extends Event, V extends View> {

    /** Steps without a new entry: nobody can do anything any more. */
    private static final int STUCK_STEPS = 20_000;

    /** Those who turn cards over without remembering any may need hundreds of thousands. */
    private static final int MOST_STEPS = 4_000_000;

    private static final Person ANA = new Person("ana", "Ana", true);

    /** Of so many rounds through the catalogue one is played; in the others everybody plays short matches, many of which begin and end in a second. */
    private static final long TURNS = 12;

    /** Two games take a hundred times as long as others: they pass most of their turns as well. */
    private static final Map<String, Long> SELDOM =
            Map.of(Games.MEMORY.id(), 250 * TURNS, Games.TWENTY.id(), 12 * TURNS);

    private final Schedule schedule;
    /** Milliseconds between two faults, on average. */
    private final int calm;

    private final Table<O, S, M, E, V> table;
    private final Log<O, S, M, E> log;
    private final List<Copy<O, S, M, E, V>> copies = new ArrayList<>();
    private final List<Client<O, S, M, E, V>> clients = new ArrayList<>();
    private int started;
    private int faults;

    private Simulation(Cast<O, S, M, E, V> cast, boolean isShort, Schedule schedule) {
        this.schedule = schedule;
        this.calm = isShort ? 700 : 3_500;
        this.table = new Table<>(cast.game());
        String seed = "%016x".formatted(schedule.below(Integer.MAX_VALUE)).repeat(8);
        this.log = new Log<>(
                table,
                new Entry<>(
                        0,
                        Optional.empty(),
                        List.of(new TableEvent.Opened<>(
                                "t",
                                "ABCD",
                                isShort
                                        ? OneGesture.small()
                                        : OneGesture.terms(cast.game().id()),
                                ANA,
                                seed))));
        copies.add(copy());
        for (Person person : List.of(ANA, new Person("bea", "Bea", true), new Person("eva", "Eva", true))) {
            clients.add(new Client<>(schedule, person, cast.player(), this::somewhere));
        }
        schedule.in(schedule.below(calm), this::fault);
    }

    /** What came of a match: counts for the figures, and its diary if one was kept. */
    record Result(String game, int faults, int copies, int entries, int acknowledged, List<String> diary) {}

    /** A match in which something was wrong. */
    static final class Broken extends RuntimeException {
        private static final long serialVersionUID = 1L;

        Broken(String game, List<String> diary, Throwable what) {
            super(String.join("\n", diary) + (diary.isEmpty() ? "" : "\n") + game + ": " + what.getMessage(), what);
        }
    }

    static Result played(long seed, boolean keepsDiary) {
        Cast<?, ?, ?, ?, ?> cast = Casts.ALL.get((int) Math.floorMod(seed, (long) Casts.ALL.size()));
        long turn = Math.floorDiv(seed, (long) Casts.ALL.size());
        boolean isShort = turn % SELDOM.getOrDefault(cast.game().id(), TURNS) != 0;
        Cast<?, ?, ?, ?, ?> played = isShort ? Casts.ALL.getFirst() : cast;
        return played(played, isShort, new Schedule(seed, keepsDiary));
    }

    private static <O extends Options, S extends State, M extends Move, E extends Event, V extends View> Result played(
            Cast<O, S, M, E, V> cast, boolean isShort, Schedule schedule) {
        try {
            return new Simulation<>(cast, isShort, schedule).play(cast.game().id());
        } catch (AssertionError | RuntimeException e) {
            throw new Broken(cast.game().id(), schedule.diary(), e);
        }
    }

    private Copy<O, S, M, E, V> copy() {
        started++;
        return new Copy<>(schedule, table, log, started);
    }

    /** Mostly the newest copy; sometimes one that should be gone already. */
    private Copy<O, S, M, E, V> somewhere() {
        if (copies.getLast().isDead()) {
            copies.add(copy());
        }
        return schedule.oneIn(6) ? copies.get(schedule.below(copies.size())) : copies.getLast();
    }

    private void fault() {
        faults++;
        Copy<O, S, M, E, V> current = copies.getLast();
        switch (schedule.below(4)) {
            case 0 -> current.die();
            case 1 -> current.sleep(schedule.below(5_000));
            case 2 -> {
                // Cut off: another takes over, and this one goes on for those who are connected to it.
                copies.add(copy());
            }
            default -> {
                current.sleep(schedule.below(5_000));
                copies.add(copy());
            }
        }
        if (copies.size() > 6) {
            copies.removeFirst().die();
        }
        schedule.in(calm / 7 + schedule.below(2 * calm * 6 / 7), this::fault);
    }

    private boolean isFinished() {
        for (Client<O, S, M, E, V> client : clients) {
            if (!client.isFinished()) {
                return false;
            }
        }
        return true;
    }

    /** Plays to the end; anything wrong is an {@link AssertionError}. */
    private Result play(String game) {
        int size = 0;
        int since = 0;
        for (int steps = 0; !isFinished(); steps++) {
            since = log.size() == size ? since : steps;
            size = log.size();
            if (steps - since > STUCK_STEPS || steps > MOST_STEPS || !schedule.step()) {
                throw new AssertionError("the table is stuck at " + log.size() + " after " + schedule.now() + " ms");
            }
        }
        clients.forEach(Client::leave);
        int acknowledged = 0;
        for (Client<O, S, M, E, V> client : clients) {
            Checks.told(client, log);
            acknowledged += client.acknowledged().size();
        }
        Checks.log(table, log);
        return new Result(game, faults, started, log.size(), acknowledged, schedule.diary());
    }
}
