package org.tercet.table.sim;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.tercet.cards.Card;
import org.tercet.rules.Games;
import org.tercet.rules.game.Placement;
import org.tercet.rules.race.RaceEvent;
import org.tercet.rules.race.RaceMove;
import org.tercet.table.Entry;
import org.tercet.table.Person;
import org.tercet.table.Records;
import org.tercet.table.TableEvent;
import org.tercet.table.TableState;
import org.tercet.table.Terms;
import org.tercet.table.Wish;
import org.tercet.table.fair.Proof;

/** One match with faults, from its seed. */
final class Simulation {

    private static final int MOST_STEPS = 200_000;
    private static final Person ANA = new Person("ana", "Ana", true);

    private final Schedule schedule;
    private final Log log = new Log();
    private final List<Copy> copies = new ArrayList<>();
    private final List<Client> clients = new ArrayList<>();
    private int faults;

    Simulation(long seed) {
        this.schedule = new Schedule(seed);
        Wish wish = new Wish(
                "base",
                Optional.empty(),
                Optional.of(Map.of("gesture", "one")),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.of(true),
                Optional.empty(),
                Optional.empty(),
                Optional.empty());
        Terms terms = ((Terms.Choice.Valid) Terms.of(wish)).terms();
        log.append(
                1,
                new Entry<>(
                        0,
                        Optional.empty(),
                        List.of(new TableEvent.Opened<>("t", "ABCD", terms, ANA, "07".repeat(64)))));
        copies.add(new Copy(schedule, log));
        clients.add(new Client(schedule, ANA, this::somewhere));
        clients.add(new Client(schedule, new Person("bea", "Bea", true), this::somewhere));
        clients.add(new Client(schedule, new Person("eva", "Eva", true), this::somewhere));
        schedule.in(1_000, this::fault);
    }

    int faults() {
        return faults;
    }

    /** Mostly the newest copy; sometimes one that should be gone already. */
    private Copy somewhere() {
        if (copies.getLast().isDead()) {
            copies.add(new Copy(schedule, log));
        }
        return schedule.oneIn(6) ? copies.get(schedule.below(copies.size())) : copies.getLast();
    }

    private void fault() {
        faults++;
        Copy current = copies.getLast();
        switch (schedule.below(4)) {
            case 0 -> current.die();
            case 1 -> current.sleep(schedule.below(5_000));
            case 2 -> {
                // Cut off: another takes over, and this one goes on for those who are connected to it.
                copies.add(new Copy(schedule, log));
            }
            default -> {
                current.sleep(schedule.below(5_000));
                copies.add(new Copy(schedule, log));
            }
        }
        if (copies.size() > 6) {
            copies.removeFirst().die();
        }
        schedule.in(500 + schedule.below(6_000), this::fault);
    }

    /** Plays to the end; anything wrong is an {@link AssertionError}. */
    void play() {
        for (int steps = 0; !clients.stream().allMatch(Client::isFinished); steps++) {
            if (steps > MOST_STEPS || !schedule.step()) {
                throw new AssertionError("the table is stuck at " + log.size() + " after " + schedule.now() + " ms");
            }
        }
        clients.forEach(Client::leave);
        check();
    }

    private void check() {
        for (Client client : clients) {
            client.acknowledged().forEach((id, number) -> {
                if (number > log.size()
                        || !log.at(number).cause().map(Entry.Cause::id).equals(Optional.of(id))) {
                    throw new AssertionError(id + " was acknowledged as " + number + " and is not there");
                }
            });
            client.shown().forEach((number, entry) -> {
                if (number > log.size() || !log.at(number).equals(entry)) {
                    throw new AssertionError("what was shown as " + number + " is not in the log");
                }
            });
        }
        List<Entry<RaceMove, RaceEvent>> entries = log.entries();
        var state = Copy.TABLE.open(entries.getFirst());
        for (Entry<RaceMove, RaceEvent> entry : entries.subList(1, entries.size())) {
            state = Copy.TABLE.evolve(state, entry);
            state.course()
                    .ifPresent(course ->
                            conserved(Games.BASE.placement(course.state().state())));
        }
        proved(state);
    }

    private static void conserved(Placement placement) {
        Set<Card> cards = new HashSet<>();
        int count = 0;
        for (Placement.Pile pile : placement.piles()) {
            cards.addAll(pile.cards());
            count += pile.cards().size();
        }
        if (count != 81 || cards.size() != 81) {
            throw new AssertionError(count + " cards, " + cards.size() + " different ones");
        }
    }

    private static void proved(TableState<?, ?, RaceMove, RaceEvent> state) {
        if (!Proof.of(Records.of(Games.BASE, state).orElseThrow()).isComplete()) {
            throw new AssertionError("the match does not replay");
        }
    }
}
