package org.tercet.journal;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;
import org.jdbi.v3.core.Handle;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** A read model gets every event once, whatever happens in between. */
class FeedTest {

    private static final Schema ROOM = new Schema("room", FeedTest.class, List.of("0001-room.sql"));

    static Stream<Database> both() {
        return Stores.both();
    }

    @ParameterizedTest
    @MethodSource("both")
    void it_follows_the_log_and_goes_on_where_it_stopped(Database database) throws Exception {
        try (EventStore store = database.open(ROOM)) {
            write(store, 1, 150);
            try (Feed feed = Feed.start(store, "room", FeedTest::apply, FeedTest::unexpected)) {
                write(store, 151, 250);
                assertThat(feed.await(last(store), 20_000)).isTrue();
                assertThat(names(store)).hasSize(250);
                assertThat(feed.position()).isEqualTo(last(store));
            }
            write(store, 251, 260);
            assertThat(names(store)).hasSize(250);
            try (Feed feed = Feed.start(store, "room", FeedTest::apply, FeedTest::unexpected)) {
                assertThat(feed.await(last(store), 20_000)).isTrue();
                assertThat(feed.await(last(store) + 1, 50)).isFalse();
            }
            assertThat(names(store)).hasSize(260);
        }
    }

    @ParameterizedTest
    @MethodSource("both")
    void a_failure_takes_its_batch_back_and_is_tried_again(Database database) throws Exception {
        AtomicInteger failures = new AtomicInteger(2);
        ConcurrentLinkedQueue<Exception> trouble = new ConcurrentLinkedQueue<>();
        try (EventStore store = database.open(ROOM)) {
            write(store, 1, 10);
            Feed.ReadModel shaky = (handle, events) -> {
                apply(handle, events);
                if (failures.getAndDecrement() > 0) {
                    throw new IllegalStateException("shaky");
                }
            };
            try (Feed feed = Feed.start(store, "room", shaky, trouble::add)) {
                assertThat(feed.await(last(store), 20_000)).isTrue();
            }
            assertThat(trouble).hasSize(2).allSatisfy(e -> assertThat(e).hasMessage("shaky"));
            assertThat(names(store)).hasSize(10);
        }
    }

    @ParameterizedTest
    @MethodSource("both")
    void it_is_made_again_from_the_beginning(Database database) throws Exception {
        try (EventStore store = database.open(ROOM)) {
            write(store, 1, 10);
            for (int times = 0; times < 2; times++) {
                try (Feed feed = Feed.start(store, "room", FeedTest::apply, FeedTest::unexpected)) {
                    assertThat(feed.await(last(store), 20_000)).isTrue();
                }
                assertThat(names(store)).hasSize(10);
                store.tx(handle -> {
                    Offsets.write(handle, "room", 0);
                    return handle.execute("DELETE FROM room");
                });
            }
        }
    }

    @org.junit.jupiter.api.Test
    void two_nodes_feed_one_read_model_without_doing_anything_twice() throws Exception {
        Database database = Database.parse(RealPostgres.newDatabase());
        try (EventStore one = database.open(ROOM);
                EventStore two = database.open(ROOM);
                Feed first = Feed.start(one, "room", FeedTest::apply, FeedTest::unexpected);
                Feed second = Feed.start(two, "room", FeedTest::apply, FeedTest::unexpected)) {
            for (int number = 1; number <= 400; number += 20) {
                write(one, number, number + 9);
                write(two, number + 10, number + 19);
            }
            long last = last(one);
            assertThat(first.await(last, 20_000)).isTrue();
            assertThat(second.await(last, 20_000)).isTrue();
            assertThat(names(one)).hasSize(400);
        }
    }

    /** The primary key of the table fails when an event comes twice. */
    private static void apply(Handle handle, List<StoredEvent> events) {
        for (String name : Stores.texts(events)) {
            handle.execute("INSERT INTO room (name) VALUES (?)", name);
        }
    }

    private static void unexpected(Exception e) {
        throw new AssertionError(e);
    }

    private static void write(EventStore store, int from, int to) {
        List<Row> rows = new ArrayList<>();
        for (int number = from; number <= to; number++) {
            rows.add(Stores.row("t", number));
        }
        store.writer().write(rows).join();
    }

    private static long last(EventStore store) {
        return store.reading()
                .withHandle(handle -> handle.select("SELECT max(ordering) FROM journal")
                        .mapTo(Long.class)
                        .one());
    }

    private static List<String> names(EventStore store) {
        return store.reading()
                .withHandle(handle -> handle.select("SELECT name FROM room")
                        .mapTo(String.class)
                        .list());
    }
}
