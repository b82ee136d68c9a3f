package org.tercet.journal;

import static org.assertj.core.api.Assertions.assertThat;

import java.sql.Connection;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** One order of all events, in which nothing ever turns up behind a reader. */
class EventReaderTest {

    static Stream<Database> both() {
        return Stores.both();
    }

    @ParameterizedTest
    @MethodSource("both")
    void events_are_read_in_pages_and_by_table(Database database) {
        try (EventStore store = database.open()) {
            for (int number = 1; number <= 5; number++) {
                store.writer()
                        .write(List.of(Stores.row("a", number), Stores.row("b", number)))
                        .join();
            }
            List<StoredEvent> first = store.events().after(0, 4);
            List<StoredEvent> rest = store.events().after(first.getLast().ordering(), 100);

            assertThat(Stores.texts(first)).containsExactly("a#1", "b#1", "a#2", "b#2");
            assertThat(rest).hasSize(6).isSortedAccordingTo((x, y) -> Long.compare(x.ordering(), y.ordering()));
            assertThat(rest.getLast())
                    .satisfies(event -> assertThat(event.persistenceId()).isEqualTo("b"))
                    .satisfies(event -> assertThat(event.sequenceNr()).isEqualTo(5))
                    .satisfies(event -> assertThat(event.serializer()).isEqualTo(7))
                    .satisfies(event -> assertThat(event.manifest()).isEqualTo("text"));
            assertThat(Stores.texts(store.events().of("b", 4))).containsExactly("b#4", "b#5");
        }
    }

    @Test
    void on_PostgreSQL_a_reader_waits_for_older_transactions_of_other_nodes() throws Exception {
        Database database = Database.parse(RealPostgres.newDatabase());
        try (EventStore one = database.open();
                EventStore two = database.open();
                Connection slow = one.engine().source(Engine.Use.DURABLE).getConnection()) {
            slow.setAutoCommit(false);
            one.engine().insert(slow, "journal", List.of(Stores.row("slow", 1), Stores.row("slow", 2)));
            two.writer().write(List.of(Stores.row("quick", 1))).join();

            assertThat(Stores.contents(two)).isEmpty();
            slow.commit();
            assertThat(Stores.contents(two)).containsExactly("slow#1", "slow#2", "quick#1");
        }
    }

    @Test
    void on_PostgreSQL_nothing_turns_up_behind_a_reader_while_two_nodes_write() throws Exception {
        Database database = Database.parse(RealPostgres.newDatabase());
        try (EventStore one = database.open();
                EventStore two = database.open();
                EventStore reader = database.open()) {
            List<CompletableFuture<Void>> written = new ArrayList<>();
            List<String> seen = new ArrayList<>();
            long position = 0;
            for (int number = 1; number <= 600; number++) {
                written.add(one.writer().write(List.of(Stores.row("one", number))));
                written.add(two.writer().write(List.of(Stores.row("two", number))));
                if (number % 5 == 0) {
                    List<StoredEvent> page = reader.events().after(position, 1_000);
                    seen.addAll(Stores.texts(page));
                    position = page.isEmpty() ? position : page.getLast().ordering();
                }
            }
            CompletableFuture.allOf(written.toArray(CompletableFuture[]::new)).join();
            seen.addAll(Stores.texts(reader.events().after(position, 10_000)));

            assertThat(seen).hasSize(1_200).containsExactlyElementsOf(Stores.contents(reader));
        }
    }

    @Test
    void events_come_last_after_a_move_to_a_PostgreSQL_with_younger_transactions() throws Exception {
        Database database = Database.parse(RealPostgres.newDatabase());
        try (EventStore store = database.open()) {
            store.writer().write(List.of(Stores.row("old", 1))).join();
        }
        // As if the rows had come from a PostgreSQL that was far ahead in its transactions.
        try (EventStore store = database.open()) {
            store.tx(handle -> handle.execute("UPDATE journal SET ordering = ordering + (1000000::bigint << 20)"));
        }
        for (int number = 1; number <= 2; number++) {
            try (EventStore store = database.open()) {
                store.writer().write(List.of(Stores.row("new", number))).join();
            }
        }
        try (EventStore store = database.open()) {
            assertThat(Stores.contents(store)).containsExactly("old#1", "new#1", "new#2");
        }
    }

    @Test
    void a_session_of_PostgreSQL_syncs_its_commits_whatever_the_server_says() throws Exception {
        Database database = Database.parse(RealPostgres.newDatabase());
        try (EventStore store = database.open();
                Connection connection =
                        store.engine().source(Engine.Use.DURABLE).getConnection();
                Statement statement = connection.createStatement()) {
            statement.execute(
                    "ALTER DATABASE " + ((Database.Postgres) database).name() + " SET synchronous_commit = off");
        }
        try (EventStore store = database.open()) {
            String durable = store.tx(handle ->
                    handle.select("SHOW synchronous_commit").mapTo(String.class).one());
            String derived = store.derive(handle ->
                    handle.select("SHOW synchronous_commit").mapTo(String.class).one());
            CompletableFuture<String> writer = new CompletableFuture<>();
            store.writer()
                    .act(connection -> {
                        try (Statement statement = connection.createStatement();
                                var rows = statement.executeQuery("SHOW synchronous_commit")) {
                            rows.next();
                            writer.complete(rows.getString(1));
                        }
                    })
                    .join();
            assertThat(List.of(durable, derived, writer.join())).containsExactly("on", "off", "on");
        }
    }
}
