package org.tercet.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.tercet.cards.Card;
import org.tercet.cards.Notation;
import org.tercet.journal.RealPostgres;
import org.tercet.rules.Games;
import org.tercet.rules.game.Event;
import org.tercet.rules.game.Game;
import org.tercet.rules.game.Move;
import org.tercet.rules.game.Options;
import org.tercet.rules.game.State;
import org.tercet.rules.game.View;
import org.tercet.rules.game.Viewer;
import org.tercet.server.Main;
import org.tercet.server.ops.Settings;
import org.tercet.table.Person;
import org.tercet.table.Records;
import org.tercet.table.Wish;
import org.tercet.table.fair.Proof;

/**
 * Programs play whole matches of every game at the real server through real sockets, every other one with a bot of the server's, while
 * somebody watches. What each was told is held against the log. {@code -Dtercet.server.games=200} plays more of them, {@code -Dtercet.postgres=true} with PostgreSQL.
 */
@Tag("soak")
class WholeGamesTest {

    private static final int GAMES = Integer.getInteger("tercet.server.games", 2);

    /** Most of a match is waiting. */
    private static final int AT_ONCE = 12;

    private static final Pattern CARD = Pattern.compile("\"([123][rgp][sto][osd])\"");
    private static final Pattern NUMBER = Pattern.compile("\"number\":(\\d+)");

    /** An explanation names the card that a pair wants, whoever holds it. */
    private static final Pattern WANTED = Pattern.compile("\"(wants|otherWants)\":\"....\"");

    @TempDir
    static Path folder;

    private static Main main;
    private static RemoteTables tables;

    @BeforeAll
    static void open() {
        Optional<String> database =
                Boolean.getBoolean("tercet.postgres") ? Optional.of(RealPostgres.newDatabase()) : Optional.empty();
        Settings settings = new Settings(0, "127.0.0.1", folder, database, List.of(), List.of());
        main = Main.start(settings, Fast.LIMITS, Tempo.times(20));
        tables = new RemoteTables("127.0.0.1:" + main.edge().port());
    }

    @AfterAll
    static void close() {
        main.close();
    }

    static Stream<Game<?, ?, ?, ?, ?>> games() {
        return Games.ALL.stream();
    }

    @ParameterizedTest
    @MethodSource("games")
    void what_players_are_told_is_the_log_and_no_secret_is_in_it(Game<?, ?, ?, ?, ?> game) throws Exception {
        Semaphore room = new Semaphore(AT_ONCE);
        try (ExecutorService matches = Executors.newVirtualThreadPerTaskExecutor()) {
            List<Future<?>> played = new ArrayList<>();
            for (int seed = 1; seed <= GAMES; seed++) {
                room.acquire();
                int number = seed;
                played.add(matches.submit(() -> {
                    try {
                        play(game, number);
                    } finally {
                        room.release();
                    }
                    return game;
                }));
            }
            for (Future<?> match : played) {
                match.get();
            }
        }
    }

    private <O extends Options, S extends State, M extends Move, E extends Event, V extends View> void play(
            Game<O, S, M, E, V> game, long seed) throws Exception {
        Person ana = new Person("ana", "Ana", true);
        Person bea = new Person("bea", "Bea", true);
        Person eva = new Person("eva", "Eva", true);
        String id = opened(game, ana, seed % 2 == 0 ? List.of("master") : List.of());
        Client<O, S, M, E, V> first = new Client<>(game, seed);
        Client<O, S, M, E, V> second = new Client<>(game, seed + 1);
        Client<O, S, M, E, V> watcher = new Client<>(game, seed + 2);
        watcher.connect(tables, id, eva);
        first.connect(tables, id, ana);
        second.connect(tables, id, bea);
        second.act("{\"type\":\"contribute\",\"random\":\"" + "5a".repeat(16) + "\"}");
        second.act("{\"type\":\"sit\"}");
        for (Client<O, S, M, E, V> client : List.of(first, second, watcher)) {
            assertThat(client.finishes(120))
                    .as("%s, seed %d: %s", game.id(), seed, client.heard().getLast())
                    .isTrue();
        }
        Ledger<O, S, M, E, V> ledger = new Ledger<>(game, main.store(), id);
        assertThat(Proof.of(Records.of(game, ledger.last()).orElseThrow()).isComplete())
                .as("%s, table %s", game.id(), id)
                .isTrue();
        check(ledger, first, tables.visitor(ana).id());
        check(ledger, second, tables.visitor(bea).id());
        check(ledger, watcher, tables.visitor(eva).id());
        List.of(first, second, watcher).forEach(Client::hangUp);
    }

    private static String opened(Game<?, ?, ?, ?, ?> game, Person host, List<String> bots) throws Exception {
        Wish wish = new Wish(
                game.id(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.of(true),
                Optional.of(bots),
                Optional.of(2),
                Optional.empty());
        return ((Tables.Opening.Opened)
                        tables.open(host, wish).toCompletableFuture().get(10, TimeUnit.SECONDS))
                .id();
    }

    private static <O extends Options, S extends State, M extends Move, E extends Event, V extends View> void check(
            Ledger<O, S, M, E, V> ledger, Client<O, S, M, E, V> client, String person) {
        assertThat(client.faults()).isEmpty();
        Viewer viewer = ledger.table().viewer(ledger.last(), person);
        assertThat(client.view())
                .isEqualTo(ledger.table()
                        .match()
                        .view(ledger.last().course().orElseThrow().state(), viewer));
        List<Set<Card>> seen = ledger.seenBy(viewer);
        long last = 0;
        for (String text : client.heard()) {
            Matcher number = NUMBER.matcher(text);
            if (!number.find()) {
                continue;
            }
            int at = Integer.parseInt(number.group(1));
            if (text.startsWith("{\"type\":\"update\"")) {
                assertThat((long) at).as("updates without a gap").isBetween(last, last + 1);
            }
            last = Math.max(last, at);
            assertThat(cards(text)).as("what %s is told in %s", person, text).isSubsetOf(seen.get(at));
            if (!text.contains("\"phase\":\"finished\"")) {
                assertThat(text).doesNotContain(ledger.last().seed()).doesNotContain("\"seed\"");
            }
        }
    }

    private static Set<Card> cards(String text) {
        Set<Card> cards = new HashSet<>();
        Matcher found = CARD.matcher(WANTED.matcher(text).replaceAll(""));
        while (found.find()) {
            cards.add(Notation.card(found.group(1)).orElseThrow());
        }
        return cards;
    }
}
