package org.tercet.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.tercet.journal.EventStore;
import org.tercet.rules.game.Event;
import org.tercet.rules.game.Game;
import org.tercet.rules.game.Move;
import org.tercet.rules.game.Options;
import org.tercet.rules.game.State;
import org.tercet.rules.game.View;
import org.tercet.rules.match.MatchView;
import org.tercet.table.Entry;
import org.tercet.table.Person;
import org.tercet.table.Records;
import org.tercet.table.TableState;
import org.tercet.table.Wish;
import org.tercet.table.fair.Proof;

/** Two programs at a table of a server that is killed now and then. */
final class Pair<O extends Options, S extends State, M extends Move, E extends Event, V extends View> {

    static final Person ANA = new Person("ana", "Ana", true);
    static final Person BEA = new Person("bea", "Bea", true);

    /** Slow enough for a server with its usual limits. */
    private static final int PAUSE = 60;

    private final Game<O, S, M, E, V> game;
    private final RemoteTables tables;
    private final String id;
    private final Client<O, S, M, E, V> ana;
    private final Client<O, S, M, E, V> bea;
    private long before;

    /** At a new table. */
    Pair(Game<O, S, M, E, V> game, RemoteTables tables, long seed) {
        this(game, tables, opened(game, tables), seed);
        bea.act("{\"type\":\"sit\"}");
    }

    /** At a table where they sat before; the seed is another than then. */
    Pair(Game<O, S, M, E, V> game, RemoteTables tables, String id, long seed) {
        this.game = game;
        this.tables = tables;
        this.id = id;
        this.ana = new Client<>(game, seed, PAUSE);
        this.bea = new Client<>(game, -seed, PAUSE);
        come();
    }

    private static String opened(Game<?, ?, ?, ?, ?> game, RemoteTables tables) {
        Wish wish = new Wish(
                game.id(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.of(true),
                Optional.empty(),
                Optional.of(2),
                Optional.empty());
        return ((Tables.Opening.Opened)
                        tables.open(ANA, wish).toCompletableFuture().join())
                .id();
    }

    String id() {
        return id;
    }

    long number() {
        return ana.number();
    }

    /** Both connect, and say again what they do not know the fate of. */
    void come() {
        before = Math.max(ana.number(), bea.number());
        for (Client<O, S, M, E, V> client : List.of(ana, bea)) {
            client.connect(tables, id, client == ana ? ANA : BEA);
            client.repeat();
        }
    }

    Game<O, S, M, E, V> game() {
        return game;
    }

    void go() {
        ana.hangUp();
        bea.hangUp();
    }

    boolean isOver() {
        return ana.isOver() && bea.isOver();
    }

    /** Whether something has happened since they came. */
    boolean goesOn() {
        return isOver() || Math.max(ana.number(), bea.number()) > before;
    }

    long acknowledged() {
        return (long) ana.done().size() + bea.done().size();
    }

    @Override
    public String toString() {
        return game.id() + " " + id + " at " + ana.number() + " and " + bea.number();
    }

    /** Everything that was acknowledged or shown is in the log, once; the log is a match by the rules. */
    void check(EventStore store) {
        Ledger<O, S, M, E, V> ledger = new Ledger<>(game, store, id);
        List<Entry<M, E>> entries = ledger.entries();
        Set<Entry.Cause> causes = new HashSet<>();
        entries.stream()
                .flatMap(entry -> entry.cause().stream())
                .forEach(cause -> assertThat(causes.add(cause))
                        .as("%s: %s once", this, cause)
                        .isTrue());
        for (Client<O, S, M, E, V> client : List.of(ana, bea)) {
            String person = tables.visitor(client == ana ? ANA : BEA).id();
            assertThat(client.faults()).as("%s", this).isEmpty();
            assertThat(client.number()).as("%s", this).isLessThanOrEqualTo(entries.size());
            for (Map.Entry<String, Long> done : client.done().entrySet()) {
                assertThat(entries.get((int) (done.getValue() - 1)).cause())
                        .as("%s", this)
                        .contains(new Entry.Cause(person, done.getKey()));
            }
            checkView(ledger, client, person);
        }
        if (isOver()) {
            assertThat(Proof.of(Records.of(game, ledger.last()).orElseThrow()).isComplete())
                    .as("%s", this)
                    .isTrue();
        }
    }

    private void checkView(Ledger<O, S, M, E, V> ledger, Client<O, S, M, E, V> client, String person) {
        MatchView<V> view = client.view();
        if (view != null) {
            TableState<O, S, M, E> state = ledger.after(client.number());
            assertThat(view)
                    .as("%s", this)
                    .isEqualTo(ledger.table()
                            .match()
                            .view(
                                    state.course().orElseThrow().state(),
                                    ledger.table().viewer(state, person)));
        }
    }
}
