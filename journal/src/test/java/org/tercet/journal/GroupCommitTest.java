package org.tercet.journal;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** One commit for all that queued up; what cannot be stored fails alone. */
class GroupCommitTest {

    static java.util.stream.Stream<Database> both() {
        return Stores.both();
    }

    @ParameterizedTest
    @MethodSource("both")
    void what_queues_up_is_one_commit(Database database) throws Exception {
        try (EventStore store = database.open()) {
            Gate gate = Gate.before(store);
            List<CompletableFuture<Void>> written = new ArrayList<>();
            for (int table = 0; table < 500; table++) {
                written.add(store.writer().write(List.of(Stores.row("t" + table, 1))));
            }
            assertThat(store.waiting()).isEqualTo(500);
            assertThat(written).noneMatch(CompletableFuture::isDone);

            gate.open();
            all(written).join();

            assertThat(store.commits()).isEqualTo(1);
            assertThat(store.stored()).isEqualTo(500);
            assertThat(store.waiting()).isZero();
            assertThat(Stores.contents(store))
                    .containsExactlyElementsOf(IntStream.range(0, 500)
                            .mapToObj(i -> "t" + i + "#1")
                            .toList());
        }
    }

    @ParameterizedTest
    @MethodSource("both")
    void a_number_that_is_taken_fails_its_own_write_alone(Database database) throws Exception {
        try (EventStore store = database.open()) {
            store.writer()
                    .write(List.of(Stores.row("stolen", 1), Stores.row("stolen", 2)))
                    .join();

            Gate gate = Gate.before(store);
            List<CompletableFuture<Void>> good = new ArrayList<>();
            for (int table = 0; table < 20; table++) {
                good.add(store.writer().write(List.of(Stores.row("a" + table, 1))));
            }
            CompletableFuture<Void> stolen =
                    store.writer().write(List.of(Stores.row("half", 1), Stores.row("stolen", 2)));
            CompletableFuture<Void> first = store.writer().write(List.of(Stores.row("race", 1)));
            CompletableFuture<Void> second = store.writer().write(List.of(Stores.row("race", 1)));
            for (int table = 0; table < 20; table++) {
                good.add(store.writer().write(List.of(Stores.row("b" + table, 1))));
            }
            gate.open();

            all(good).join();
            first.join();
            assertThat(fault(stolen)).isEqualTo(DatabaseFault.Reason.FENCED);
            assertThat(fault(second)).isEqualTo(DatabaseFault.Reason.FENCED);
            assertThat(Stores.contents(store)).hasSize(43).doesNotContain("half#1");
        }
    }

    @ParameterizedTest
    @MethodSource("both")
    void closing_stores_what_waits_and_refuses_what_comes_later(Database database) throws Exception {
        EventStore store = database.open();
        Gate gate = Gate.before(store);
        CompletableFuture<Void> waiting = store.writer().write(List.of(Stores.row("t", 1)));
        Thread closing = Thread.ofPlatform().start(store::close);
        gate.open();
        closing.join();

        waiting.join();
        assertThat(fault(store.writer().write(List.of(Stores.row("t", 2))))).isEqualTo(DatabaseFault.Reason.CLOSED);
        assertThatThrownBy(() -> store.events().after(0, 1)).isInstanceOf(DatabaseFault.class);
        try (EventStore again = database.open()) {
            assertThat(Stores.contents(again)).containsExactly("t#1");
        }
    }

    @ParameterizedTest
    @MethodSource("both")
    void too_much_waiting_is_refused_at_once(Database database) throws Exception {
        try (EventStore store = database.open()) {
            Gate gate = Gate.before(store);
            List<Row> many = IntStream.rangeClosed(1, 30_000)
                    .mapToObj(number -> Stores.row("many", number))
                    .toList();
            CompletableFuture<Void> first = store.writer().write(many);
            assertThat(fault(store.writer().write(many))).isEqualTo(DatabaseFault.Reason.OVERLOADED);
            CompletableFuture<Void> small = store.writer().write(List.of(Stores.row("small", 1)));
            gate.open();
            first.join();
            small.join();
            assertThat(store.stored()).isEqualTo(30_001);
        }
    }

    private static CompletableFuture<Void> all(List<CompletableFuture<Void>> futures) {
        return CompletableFuture.allOf(futures.toArray(CompletableFuture[]::new));
    }

    private static DatabaseFault.Reason fault(CompletableFuture<Void> future) {
        try {
            future.join();
            throw new AssertionError("it was stored");
        } catch (CompletionException e) {
            return ((DatabaseFault) e.getCause()).reason();
        }
    }
}
