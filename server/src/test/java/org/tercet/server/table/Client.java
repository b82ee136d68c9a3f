package org.tercet.server.table;

import java.util.ArrayList;
import java.util.List;
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
    private final List<String> heard = new ArrayList<>();
    private final CountDownLatch over = new CountDownLatch(1);
    private Tables.@Nullable Line line;
    private @Nullable MatchView<V> view;
    private Optional<Seat> seat = Optional.empty();
    private boolean host;
    private int acts;
    private int waiting;

    Client(Game<O, S, M, E, V> game, long seed) {
        this.mind = Minds.of(game, Strength.MASTER);
        this.json = GameJson.of(game);
        this.dice = Dice.seeded(seed);
    }

    synchronized void connect(Tables tables, String table, Person person) {
        line = tables.connect(table, person, Optional.empty(), this);
        Thread.startVirtualThread(this::watch);
    }

    synchronized void act(String act) {
        acts++;
        if (line != null) {
            line.said("{\"type\":\"do\",\"id\":\"a" + acts + "\",\"act\":" + act + "}");
        }
    }

    @Override
    public synchronized void send(String text) {
        heard.add(text);
        JsonNode told = MAPPER.readTree(text);
        String type = told.get("type").stringValue();
        if (type.equals("done") || type.equals("refused")) {
            waiting = 0;
        }
        if (type.equals("unreadable")) {
            throw new IllegalStateException(text);
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

    private MatchView<V> read(String text) {
        return switch (json.views().read(text)) {
            case Reading.Read<MatchView<V>>(var value) -> value;
            case Reading.Unreadable<MatchView<V>>(var path, var problem) ->
                throw new IllegalStateException(path + " " + problem + " in " + text);
        };
    }

    private void watch() {
        try {
            while (!over.await(5, TimeUnit.MILLISECONDS)) {
                look();
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private synchronized void look() {
        MatchView<V> now = view;
        if (now == null || seat.isEmpty() || over.getCount() == 0) {
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

    synchronized List<String> heard() {
        return List.copyOf(heard);
    }

    synchronized @Nullable MatchView<V> view() {
        return view;
    }
}
