package org.tercet.server.lobby;

import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.function.Function;
import org.tercet.rules.Games;
import org.tercet.rules.game.Refusal;
import org.tercet.rules.race.RaceGame;
import org.tercet.server.http.Objection;
import org.tercet.server.http.Workers;
import org.tercet.server.table.Notice;
import org.tercet.server.table.Tables;
import org.tercet.table.Person;
import org.tercet.table.Wish;

/**
 * Finds somebody a seat at once: with people who wait, else with people who play something that newcomers may join, else with
 * bots at a table that others may join.
 */
public final class PlayNow {

    private static final String WAITS = "gathering";
    private static final List<String> COMPANY = List.of("casual", "good");

    private final Tables tables;
    private final Function<String, List<Notice>> seats;
    private final Workers workers;

    public PlayNow(Tables tables, Function<String, List<Notice>> seats, Workers workers) {
        this.tables = tables;
        this.seats = seats;
        this.workers = workers;
    }

    /** What somebody wants to play. */
    public record Game(String game) {}

    CompletionStage<String> seat(Person person, String game) {
        if (Games.find(game).isEmpty()) {
            return TableRoutes.refused(new Objection.Refused(new Refusal.UnknownGame(game)));
        }
        return workers.ask(() -> seats.apply(game)).thenCompose(free -> first(free.iterator(), person, game));
    }

    /** The list is a little old, so that each table is asked before anybody is sent there. */
    private CompletionStage<String> first(Iterator<Notice> free, Person person, String game) {
        if (!free.hasNext()) {
            return withBots(person, game);
        }
        Notice next = free.next();
        return tables.notice(next.id())
                .thenCompose(notice -> notice.filter(PlayNow::hasRoom).isPresent()
                        ? CompletableFuture.completedStage(next.id())
                        : first(free, person, game));
    }

    private static boolean hasRoom(Notice notice) {
        boolean joinable = notice.phase().equals(WAITS)
                || (notice.phase().equals("playing")
                        && Games.find(notice.game())
                                .filter(RaceGame.class::isInstance)
                                .isPresent());
        return joinable && notice.seats() < notice.most();
    }

    private CompletionStage<String> withBots(Person person, String game) {
        Wish wish = new Wish(
                game,
                Optional.empty(),
                Optional.of(Map.of()),
                Optional.empty(),
                Optional.of(true),
                Optional.empty(),
                Optional.empty(),
                Optional.of(COMPANY),
                Optional.of(1),
                Optional.empty());
        return tables.open(person, wish).thenCompose(opening -> switch (opening) {
            case Tables.Opening.Opened(var id, var _) -> CompletableFuture.completedStage(id);
            case Tables.Opening.Refused(var refusal) -> TableRoutes.refused(new Objection.Refused(refusal));
        });
    }
}
