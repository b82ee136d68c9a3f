package org.tercet.chaos;

import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Queue;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.function.Consumer;
import org.tercet.journal.EventStore;

/** Plays, breaks things one after the other, and looks after each. */
final class Run implements Breaker.Watch {

    private static final int TABLES_A_PERSON = 5;
    private static final Duration LOOK = Duration.ofSeconds(3);

    /** Statistics may come later than what they are made from, but not so long after the last one came. */
    private static final Duration CATCH_UP = Duration.ofSeconds(60);

    private final Plan plan;
    private final Service service;
    private final Random random;
    private final Consumer<String> say;
    private final List<Seating> seatings = new ArrayList<>();
    private final Queue<Seating.Played> finished = new ConcurrentLinkedQueue<>();
    private final List<Seal> seals = new ArrayList<>();
    private final Map<Fault, List<Double>> times = new EnumMap<>(Fault.class);
    private final List<Fault> bag = new ArrayList<>();
    private final Set<String> wrong = new LinkedHashSet<>();
    private final Tally tally = new Tally();
    private final long begun = System.nanoTime();
    private Pulse pulse = new Pulse(List.of());
    private String what = "";
    private Fault fault = Fault.KILL;

    Run(Plan plan, Service service, Consumer<String> say) {
        this.plan = plan;
        this.service = service;
        this.random = new Random(plan.seed());
        this.say = say;
    }

    Report play() throws IOException, InterruptedException {
        sitDown();
        pulse.steady(System.nanoTime(), Duration.ofSeconds(1));
        note(plan.crowd().tables() + " tables play");
        long playing = System.nanoTime();
        long before = answers();
        for (int round = 1; round <= plan.rounds() && wrong.isEmpty(); round++) {
            Thread.sleep(plan.waits().rest());
            round(round);
        }
        double rate = (answers() - before) * 1e9 / (System.nanoTime() - playing);
        seatings.forEach(Seating::stop);
        Thread.sleep(500);
        examine();
        seatings.forEach(seating -> leave(seating.now()));
        lookBack();
        return new Report(plan, times, List.copyOf(wrong), tally.counts(seals.size(), restarts(), rate));
    }

    private void sitDown() throws InterruptedException {
        Door door = new Door(service.entrances(), plan.seed());
        List<Door.Guest> guests = new ArrayList<>();
        for (int i = 0; i < plan.crowd().tables(); i++) {
            if (i % TABLES_A_PERSON == 0) {
                guests.clear();
                while (guests.size() < plan.crowd().players()) {
                    guests.add(door.guest("Chaos"));
                }
            }
            seatings.add(new Seating(door, guests, plan.crowd().period(), plan.seed() + i, finished::add));
        }
        pulse = new Pulse(seatings);
        seatings.forEach(Seating::play);
    }

    private long answers() {
        return seatings.stream().mapToLong(Seating::answers).sum();
    }

    private int restarts() {
        return service.nodes().stream().mapToInt(Node::restarts).sum();
    }

    /** Each as often as the others, in any order. */
    private Fault next() {
        if (bag.isEmpty()) {
            bag.addAll(plan.faults());
            Collections.shuffle(bag, random);
        }
        return bag.removeLast();
    }

    private void round(int round) throws IOException, InterruptedException {
        fault = next();
        what = "round " + round + ": " + fault.word();
        Node node = service.nodes().get(random.nextInt(service.nodes().size()));
        new Breaker(plan, service).inflict(fault, node, this);
        if (!service.isWhole(Duration.ofMinutes(2))) {
            wrong.add(what + ": not all nodes are there again after two minutes");
        }
        tally.longest(pulse.steady(System.nanoTime(), Duration.ofSeconds(1)));
        wrong.addAll(pulse.stuck());
        for (Seating seating : seatings) {
            seating.trouble().ifPresent(wrong::add);
        }
        if (!(plan.embedded() && fault == Fault.KILL)) {
            examine();
        }
        wrong.forEach(this::note);
    }

    @Override
    public void recover(String detail, long since) throws InterruptedException {
        double took = pulse.steady(since, LOOK);
        times.computeIfAbsent(fault, _ -> new ArrayList<>()).add(took);
        note((what + " " + detail).strip() + ": all tables answer after " + seconds(took));
    }

    /** What was told comes first: the log may only be longer. */
    @Override
    public void examine() throws IOException {
        List<Seating.Played> over = new ArrayList<>();
        for (Seating.Played played = finished.poll(); played != null; played = finished.poll()) {
            over.add(played);
        }
        List<Seating.Played> now = seatings.stream().map(Seating::now).toList();
        Map<Seating.Played, List<Evidence>> told = new LinkedHashMap<>();
        over.forEach(played -> told.put(played, played.evidence()));
        now.forEach(played -> told.putIfAbsent(played, played.evidence()));
        try (EventStore store = service.store()) {
            Audit audit = new Audit(store);
            told.forEach((played, evidence) -> {
                Seal seal = audit.of(played.table(), evidence);
                if (over.contains(played)) {
                    seals.add(seal);
                    leave(played);
                    tally.acknowledged(evidence);
                }
            });
            wrong.addAll(audit.wrong());
            tally.shown(audit.shown());
        }
        service.tidy();
    }

    private void leave(Seating.Played played) {
        played.players().forEach(Player::leave);
        tally.left(played.players());
    }

    /** The whole log once more, and what was made from it. */
    private void lookBack() throws IOException, InterruptedException {
        long end = System.nanoTime() + CATCH_UP.toNanos();
        for (Seating seating : seatings) {
            List<Evidence> evidence = seating.now().evidence();
            tally.acknowledged(evidence);
        }
        List<Seal> missing = List.copyOf(seals);
        while (true) {
            try (EventStore store = service.store()) {
                for (Seal seal : seals) {
                    if (!seal.holds(store)) {
                        wrong.add("the log of table " + seal.table() + " has changed");
                    }
                }
                List<Seal> still = missing.stream()
                        .filter(seal -> !seal.recorded(store).equals(seal.scores()))
                        .toList();
                end = still.size() < missing.size() ? System.nanoTime() + CATCH_UP.toNanos() : end;
                missing = still;
            }
            service.tidy();
            if (missing.isEmpty() || System.nanoTime() > end) {
                break;
            }
            Thread.sleep(1_000);
        }
        missing.forEach(seal -> wrong.add("statistics of table " + seal.table() + " are not " + seal.scores()));
        seals.forEach(tally::count);
    }

    private void note(String text) {
        say.accept(seconds((System.nanoTime() - begun) / 1e9) + "  " + text);
    }

    private static String seconds(double seconds) {
        return Math.round(seconds * 100) / 100.0 + " s";
    }
}
