package org.tercet.server.lobby;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import org.tercet.server.http.Answer;
import org.tercet.server.http.Call;
import org.tercet.server.http.Objected;
import org.tercet.server.http.Objection;
import org.tercet.server.http.Route;
import org.tercet.server.http.Toll;
import org.tercet.server.table.Codes;
import org.tercet.server.table.Notice;
import org.tercet.server.table.Tables;
import org.tercet.table.Wish;
import org.tercet.wire.json.JsonCodec;

/** {@code /tables}, {@code /codes} and {@code /play-now}. */
public final class TableRoutes {

    private static final JsonCodec<Wish> WISHES = JsonCodec.of(Wish.class);
    private static final JsonCodec<Opened> OPENED = JsonCodec.of(Opened.class);
    private static final JsonCodec<Found> FOUND = JsonCodec.of(Found.class);
    private static final JsonCodec<Notice> NOTICES = JsonCodec.of(Notice.class);
    private static final JsonCodec<LobbyBoard.Board> BOARDS = JsonCodec.of(LobbyBoard.Board.class);
    private static final JsonCodec<PlayNow.Game> GAMES = JsonCodec.of(PlayNow.Game.class);

    private final Tables tables;
    private final Codes codes;
    private final LobbyBoard board;
    private final PlayNow playNow;

    public TableRoutes(Tables tables, Codes codes, LobbyBoard board, PlayNow playNow) {
        this.tables = tables;
        this.codes = codes;
        this.board = board;
        this.playNow = playNow;
    }

    /** A new table. */
    public record Opened(String id, String code) {}

    /** A table by its code. */
    public record Found(String id) {}

    public List<Route> routes() {
        return List.of(
                Route.postLater(Route.API + "/tables", this::open, Toll.MAKE).forThosePresent(),
                Route.postLater(Route.API + "/play-now", this::playNow, Toll.MAKE)
                        .forThosePresent(),
                Route.getLater(Route.API + "/tables", this::list).asking("after"),
                Route.getLater(Route.API + "/tables/{id}", this::table),
                Route.get(Route.API + "/codes/{code}", this::code, Toll.MAKE));
    }

    private CompletionStage<Answer> open(Call call) {
        return tables.open(call.somebody(), call.read(WISHES)).thenApply(TableRoutes::opened);
    }

    private static Answer opened(Tables.Opening opening) {
        return switch (opening) {
            case Tables.Opening.Opened(var id, var code) ->
                Answer.json(OPENED, new Opened(id, code)).as(201);
            case Tables.Opening.Refused(var refusal) -> throw new Objected(new Objection.Refused(refusal));
        };
    }

    private CompletionStage<Answer> playNow(Call call) {
        return playNow.seat(call.somebody(), call.read(GAMES).game())
                .thenApply(id -> Answer.json(FOUND, new Found(id)));
    }

    private CompletionStage<Answer> list(Call call) {
        return call.query()
                .text("after")
                .map(board::after)
                .orElseGet(board::now)
                .thenApply(now -> Answer.json(BOARDS, now));
    }

    private CompletionStage<Answer> table(Call call) {
        return tables.notice(call.value("id")).thenApply(notice -> Answer.json(NOTICES, found(notice)));
    }

    /** People write codes as they like. */
    private Answer code(Call call) {
        String code = call.value("code").toUpperCase(Locale.ROOT);
        return Answer.json(FOUND, new Found(found(codes.table(code))));
    }

    private static <T> T found(Optional<T> something) {
        return something.orElseThrow(() -> new Objected(new Objection.NotFound()));
    }

    static <T> CompletionStage<T> refused(Objection objection) {
        return CompletableFuture.failedStage(new Objected(objection));
    }
}
