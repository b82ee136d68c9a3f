package org.tercet.journal;

import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.locks.LockSupport;

/**
 * The bare loop to measure the log against: one thread that inserts so many rows and commits, over and over, into a table
 * like that of the log and beside it. No queue, no actors, no events.
 */
public final class CommitLoop {

    private static final String TABLE = "bare";

    /**
     * What came out.
     *
     * @param p50 half of the commits took no longer than this many milliseconds
     * @param p99 99 of 100 commits took no longer than this many milliseconds
     */
    public record Figures(long rows, long commits, double rowsPerSecond, double p50, double p99) {}

    private CommitLoop() {}

    /**
     * Runs for so long, as fast as it goes.
     *
     * @param rows in each commit
     * @param bytes in each row
     * @throws DatabaseFault when the database fails
     */
    public static Figures run(EventStore store, int rows, int bytes, Duration time) {
        return run(store, rows, bytes, time, Duration.ZERO);
    }

    /**
     * Runs for so long. Commits fall due at equal distances; one that finds the last one unfinished waits for it, and its wait counts: what
     * holds up the disk holds up everybody who comes meanwhile.
     *
     * @throws DatabaseFault when the database fails
     */
    public static Figures run(EventStore store, int rows, int bytes, Duration time, Duration apart) {
        Engine engine = store.engine();
        try (Connection connection = engine.source(Engine.Use.DURABLE).getConnection()) {
            recreate(engine, connection);
            try {
                return loop(engine, connection, rows, bytes, time.toNanos(), apart.toNanos());
            } finally {
                drop(connection);
            }
        } catch (SQLException e) {
            throw Faults.of(engine, e);
        }
    }

    private static Figures loop(Engine engine, Connection connection, int rows, int bytes, long nanos, long apart)
            throws SQLException {
        List<Long> took = new ArrayList<>();
        long begin = System.nanoTime();
        long now = begin;
        for (long number = 1; now - begin < nanos || took.isEmpty(); number++) {
            List<Row> batch = batch(number, rows, new byte[bytes]);
            long due = apart == 0 ? System.nanoTime() : begin + (number - 1) * apart;
            for (long early = due - System.nanoTime(); early > 0; early = due - System.nanoTime()) {
                LockSupport.parkNanos(early);
            }
            engine.insert(connection, TABLE, batch);
            now = System.nanoTime();
            took.add(now - due);
        }
        long[] sorted = took.stream().mapToLong(Long::longValue).toArray();
        Arrays.sort(sorted);
        long stored = (long) rows * sorted.length;
        return new Figures(
                stored, sorted.length, stored * 1e9 / (now - begin), at(sorted, 50) / 1e6, at(sorted, 99) / 1e6);
    }

    private static List<Row> batch(long number, int rows, byte[] payload) {
        List<Row> batch = new ArrayList<>(rows);
        for (int table = 0; table < rows; table++) {
            batch.add(new Row("bare|" + table, number, "bare", "", 0, "bare", payload, 0));
        }
        return batch;
    }

    private static long at(long[] sorted, int percent) {
        return sorted[(int) Math.min(sorted.length - 1L, (long) sorted.length * percent / 100)];
    }

    private static void recreate(Engine engine, Connection connection) throws SQLException {
        drop(connection);
        try (Statement statement = connection.createStatement()) {
            statement.execute(engine.twin(connection, TABLE));
        }
    }

    private static void drop(Connection connection) throws SQLException {
        try (Statement statement = connection.createStatement()) {
            statement.execute("DROP TABLE IF EXISTS " + TABLE);
        }
    }
}
