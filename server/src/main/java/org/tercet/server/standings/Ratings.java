package org.tercet.server.standings;

import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.time.temporal.IsoFields;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.jdbi.v3.core.Handle;
import org.tercet.journal.EventStore;

/** How strong people are in a game. A day and a week have ratings of their own, from the matches that ended in them alone. */
public final class Ratings {

    private static final int MOST = 100;

    private final EventStore store;

    public Ratings(EventStore store) {
        this.store = store;
    }

    /** What matches count. */
    public enum Span {
        DAY,
        WEEK,
        EVER;

        /** The name of the span that a moment lies in, by the calendar in UTC. */
        String at(long millis) {
            LocalDate date = LocalDate.ofInstant(Instant.ofEpochMilli(millis), ZoneOffset.UTC);
            return switch (this) {
                case DAY -> date.toString();
                case WEEK -> date.get(IsoFields.WEEK_BASED_YEAR) + "-W" + date.get(IsoFields.WEEK_OF_WEEK_BASED_YEAR);
                case EVER -> "ever";
            };
        }
    }

    /** Somebody in a match. */
    public record Rated(String person, int place) {}

    /** Somebody among the best; those with the same points share a place. */
    public record Standing(int place, String person, String name, int points, int matches) {}

    /** How strong somebody is at one game. */
    public record Own(String game, int points, int matches) {}

    /** A match among people has ended. */
    public static void rate(Handle handle, String game, long ended, List<Rated> players) {
        for (Span span : Span.values()) {
            rate(handle, game, span.at(ended), players);
        }
    }

    private static void rate(Handle handle, String game, String span, List<Rated> players) {
        List<PlackettLuce.Placed> before = new ArrayList<>();
        for (Rated player : players) {
            before.add(new PlackettLuce.Placed(skill(handle, game, span, player.person()), player.place()));
        }
        List<Skill> after = PlackettLuce.after(before);
        for (int i = 0; i < players.size(); i++) {
            keep(handle, game, span, players.get(i).person(), after.get(i));
        }
    }

    private static Skill skill(Handle handle, String game, String span, String person) {
        return handle.select(
                        "SELECT mean, spread FROM ratings WHERE game = ? AND span = ? AND person = ?",
                        game,
                        span,
                        person)
                .map((row, _) -> new Skill(row.getDouble(1), row.getDouble(2)))
                .findOne()
                .orElse(Skill.UNKNOWN);
    }

    private static void keep(Handle handle, String game, String span, String person, Skill skill) {
        handle.execute(
                "INSERT INTO ratings (game, span, person, mean, spread, points, matches) VALUES (?, ?, ?, ?, ?, ?, 1)"
                        + " ON CONFLICT (game, span, person) DO UPDATE SET mean = excluded.mean,"
                        + " spread = excluded.spread, points = excluded.points, matches = ratings.matches + 1",
                game,
                span,
                person,
                skill.mean(),
                skill.spread(),
                skill.points());
    }

    /** Everything is made again from the log. */
    public static void clear(Handle handle) {
        handle.execute("DELETE FROM ratings");
    }

    /** The best of the span that a moment lies in. */
    List<Standing> best(String game, Span span, long now) {
        List<Standing> rows = store.reading()
                .withHandle(handle -> handle.select(
                                "SELECT ratings.person, people.name, ratings.points, ratings.matches FROM ratings"
                                        + " JOIN people ON people.id = ratings.person"
                                        + " WHERE ratings.game = ? AND ratings.span = ?"
                                        + " ORDER BY ratings.points DESC, ratings.person LIMIT " + MOST,
                                game,
                                span.at(now))
                        .map((row, _) ->
                                new Standing(0, row.getString(1), row.getString(2), row.getInt(3), row.getInt(4)))
                        .list());
        List<Standing> placed = new ArrayList<>();
        for (Standing row : rows) {
            boolean shared = !placed.isEmpty() && placed.getLast().points() == row.points();
            int place = shared ? placed.getLast().place() : placed.size() + 1;
            placed.add(new Standing(place, row.person(), row.name(), row.points(), row.matches()));
        }
        return List.copyOf(placed);
    }

    List<Own> of(String person) {
        return store.reading()
                .withHandle(handle -> handle.select(
                                "SELECT game, points, matches FROM ratings WHERE person = ? AND span = ? ORDER BY game",
                                person,
                                Span.EVER.at(0))
                        .map((row, _) -> new Own(row.getString(1), row.getInt(2), row.getInt(3)))
                        .list());
    }

    static Optional<Span> span(String name) {
        for (Span span : Span.values()) {
            if (span.name().toLowerCase(Locale.ROOT).equals(name)) {
                return Optional.of(span);
            }
        }
        return Optional.empty();
    }
}
