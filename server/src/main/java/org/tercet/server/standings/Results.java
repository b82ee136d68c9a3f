package org.tercet.server.standings;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.jdbi.v3.core.Handle;
import org.tercet.journal.EventStore;

/** What people have done in all matches. */
public final class Results {

    private static final int KINDS = 4;
    private static final int RECENT = 100;

    private final EventStore store;

    public Results(EventStore store) {
        this.store = store;
    }

    /** Finds of which so many attributes differ, and the mean time until they were seen. */
    public record Kind(int differing, int finds, Optional<Long> mean) {}

    /** Somebody's matches of one game added up. */
    public record OfGame(String game, int matches, int wins, int finds, int wrongCalls, long here, List<Kind> kinds) {
        public OfGame {
            kinds = List.copyOf(kinds);
        }
    }

    /** One match of somebody, and the mean time until what they found was seen. */
    public record OfMatch(
            String record, String game, long ended, boolean won, int score, int finds, Optional<Long> mean) {}

    public static void keep(Handle handle, String match, String game, long ended, List<Achievement> achievements) {
        for (Achievement one : achievements) {
            List<Object> values = new ArrayList<>(List.of(
                    match,
                    one.person(),
                    game,
                    ended,
                    one.score(),
                    one.won(),
                    one.finds(),
                    one.wrongCalls(),
                    one.here()));
            IntStream.range(0, KINDS)
                    .forEach(kind -> values.add(one.kinds().get(kind).finds()));
            IntStream.range(0, KINDS)
                    .forEach(kind -> values.add(one.kinds().get(kind).millis()));
            handle.execute(
                    "INSERT INTO results (record, person, game, ended, score, won, finds, wrong, here,"
                            + " finds1, finds2, finds3, finds4, millis1, millis2, millis3, millis4)"
                            + " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"
                            + " ON CONFLICT DO NOTHING",
                    values.toArray());
        }
    }

    /** Everything is made again from the log. */
    public static void clear(Handle handle) {
        handle.execute("DELETE FROM results");
    }

    List<OfGame> of(String person) {
        return store.reading()
                .withHandle(handle -> handle.select(
                                "SELECT game, COUNT(*), SUM(CASE WHEN won THEN 1 ELSE 0 END), SUM(finds), SUM(wrong),"
                                        + " SUM(here), SUM(finds1), SUM(finds2), SUM(finds3), SUM(finds4),"
                                        + " SUM(millis1), SUM(millis2), SUM(millis3), SUM(millis4)"
                                        + " FROM results WHERE person = ? GROUP BY game ORDER BY game",
                                person)
                        .map((row, _) -> {
                            List<Kind> kinds = new ArrayList<>();
                            for (int kind = 1; kind <= KINDS; kind++) {
                                kinds.add(kind(kind, row.getInt(6 + kind), row.getLong(6 + KINDS + kind)));
                            }
                            return new OfGame(
                                    row.getString(1),
                                    row.getInt(2),
                                    row.getInt(3),
                                    row.getInt(4),
                                    row.getInt(5),
                                    row.getLong(6),
                                    kinds);
                        })
                        .list());
    }

    /** The last matches of somebody, the newest first. */
    List<OfMatch> recent(String person) {
        return store.reading()
                .withHandle(handle -> handle.select(
                                "SELECT record, game, ended, won, score, finds, millis1 + millis2 + millis3 + millis4"
                                        + " FROM results WHERE person = ? ORDER BY ended DESC, record LIMIT " + RECENT,
                                person)
                        .map((row, _) -> new OfMatch(
                                row.getString(1),
                                row.getString(2),
                                row.getLong(3),
                                row.getBoolean(4),
                                row.getInt(5),
                                row.getInt(6),
                                mean(row.getInt(6), row.getLong(7))))
                        .list());
    }

    private static Kind kind(int differing, int finds, long millis) {
        return new Kind(differing, finds, mean(finds, millis));
    }

    private static Optional<Long> mean(int finds, long millis) {
        return finds == 0 ? Optional.empty() : Optional.of(millis / finds);
    }
}
