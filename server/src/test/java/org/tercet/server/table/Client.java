package org.tercet.server.table;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import org.tercet.bots.Dice;
import org.tercet.bots.human.Intent;
import org.tercet.bots.human.Mind;
import org.tercet.bots.human.Minds;
import org.tercet.bots.human.Strength;
import org.tercet.rules.game.Event;
import org.tercet.rules.game.Game;
import org.tercet.rules.game.Move;
import org.tercet.rules.game.Options;
import org.tercet.rules.game.Seat;
import org.tercet.rules.game.State;
import org.tercet.rules.game.View;
import org.tercet.rules.match.MatchView;
import org.tercet.table.Person;
import org.tercet.wire.Reading;
import org.tercet.wire.json.GameJson;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** A program that plays at a table by what it is told, and keeps every text that it got. */
final class Client<O extends Options, S extends State, M extends Move, E extends Event, V extends View>
        implements Tables.Outlet {

    private static final JsonMapper MAPPER = new JsonMapper();

    private final Mind<V, M> mind;
    private final GameJson<M, E, V> json;
    private final Dice dice;
    private final long seed;
    private final int pause;
    private final List<String> heard = new ArrayList<>();

    /** What was said and not answered, by id. */
    private final Map<String, String> unanswered = new LinkedHashMap<>();

    /** What was done, by id: its number in the log. */
    private final Map<String, Long> done = new LinkedHashMap<>();

    private final List<String> faults = new ArrayList<>();
    private final CountDownLatch over = new CountDownLatch(1);
    private Tables.@Nullable Line line;
    private @Nullable MatchView<V> view;
    private Optional<Seat> seat = Optional.empty();
    private boolean host;
    private boolean watching;
    private long number;
    private int acts;
    private int waiting;

    Client(Game<O, S, M, E, V> game, long seed) {
        this(game, seed, 5);
    }

    /** One that does nothing for so many milliseconds after each look. */
    Client(Game<O, S, M, E, V> game, long seed, int pause) {
        this.mind = Minds.of(game, Strength.MASTER);
        this.json = GameJson.of(game);
        this.dice = Dice.seeded(seed);
        this.seed = seed;
        this.pause = pause;
    }

    synchronized void connect(Tables tables, String table, Person person) {
        waiting = 0;
        line = tables.connect(table, person, number == 0 ? Optional.empty() : Optional.of(number), this);
        if (!watching) {
            watching = true;
            Thread.startVirtualThread(this::watch);
        }
    }

    synchronized void hangUp() {
        if (line != null) {
            line.closed();
            line = null;
        }
    }

    /** Says again what was not answered, and the last that was. */
    synchronized void repeat() {
        List<String> ids = new ArrayList<>(unanswered.keySet());
        done.keySet().stream().skip(Math.max(0, done.size() - 3)).forEach(ids::add);
        ids.forEach(id -> say(id, unanswered.getOrDefault(id, "{\"type\":\"leave\"}")));
    }

    synchronized void act(String act) {
        acts++;
        String id = seed + "-" + acts;
        unanswered.put(id, act);
        say(id, act);
    }

    private void say(String id, String act) {
        if (line != null) {
            line.said("{\"type\":\"do\",\"id\":\"" + id + "\",\"act\":" + act + "}");
        }
    }

    @Override
    public synchronized void send(String text) {
        heard.add(text);
        JsonNode told = MAPPER.readTree(text);
        String type = told.get("type").stringValue();
        switch (type) {
            case "done" -> done(told.get("id").stringValue(), told.get("number").longValue());
            case "refused" -> {
                waiting = 0;
                unanswered.remove(told.get("id").stringValue());
            }
            case "welcome", "update" ->
                number = Math.max(number, told.get("number").longValue());
            case "unreadable" -> faults.add(text);
            default -> {}
        }
        if (told.has("table")) {
            JsonNode table = told.get("table");
            seat = Optional.ofNullable(table.get("you")).map(it -> new Seat(it.intValue()));
            host = seat.isPresent()
                    && table.get("host").intValue() == seat.get().number();
            if (table.get("phase").stringValue().equals("finished")) {
                over.countDown();
            }
        }
        if (told.has("match")) {
            view = read(told.get("match").toString());
        }
    }

    private void done(String id, long at) {
        waiting = 0;
        unanswered.remove(id);
        Long before = done.put(id, at);
        if (before != null && before != at) {
            faults.add(id + " was done at " + before + " and again at " + at);
        }
    }

    private MatchView<V> read(String text) {
        return switch (json.views().read(text)) {
            case Reading.Read<MatchView<V>>(var value) -> value;
            case Reading.Unreadable<MatchView<V>>(var path, var problem) ->
                throw new IllegalStateException(path + " " + problem + " in " + text);
        };
    }

    private void watch() {
        try {
            while (!over.await(pause, TimeUnit.MILLISECONDS)) {
                look();
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private synchronized void look() {
        MatchView<V> now = view;
        if (now == null || line == null || seat.isEmpty() || over.getCount() == 0) {
            return;
        }
        if (waiting > 0 && waiting < 40) {
            waiting++;
            return;
        }
        switch (now.standing()) {
            case PLAYING ->
                mind.think(now.table(), seat.get(), dice).flatMap(Intent::move).ifPresent(move -> {
                    waiting = 1;
                    act("{\"type\":\"play\",\"move\":" + json.moves().text(move) + "}");
                });
            case BETWEEN_ROUNDS -> {
                if (host) {
                    waiting = 1;
                    act("{\"type\":\"next-round\"}");
                }
            }
            case FINISHED -> {}
        }
    }

    @Override
    public synchronized void goodbye(String text) {
        heard.add(text);
    }

    boolean finishes(long seconds) throws InterruptedException {
        return over.await(seconds, TimeUnit.SECONDS);
    }

    boolean isOver() {
        return over.getCount() == 0;
    }

    /** The last update that was heard of. */
    synchronized long number() {
        return number;
    }

    synchronized Map<String, Long> done() {
        return Map.copyOf(done);
    }

    synchronized List<String> faults() {
        return List.copyOf(faults);
    }

    synchronized List<String> heard() {
        return List.copyOf(heard);
    }

    synchronized @Nullable MatchView<V> view() {
        return view;
    }
}
