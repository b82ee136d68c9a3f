package org.tercet.server.lobby;

import java.time.Duration;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.function.Supplier;
import org.tercet.server.http.Workers;
import org.tercet.server.table.Notice;
import org.tercet.wire.json.JsonCodec;

/**
 * The list of tables on the wall. Looking at it costs nothing, as it is written anew at most once in a while; whoever has seen it may
 * wait for the next change.
 */
public final class LobbyBoard {

    private static final JsonCodec<Board> BOARDS = JsonCodec.of(Board.class);
    private static final long FRESH_NANOS = Duration.ofMillis(500).toNanos();
    private static final long PATIENCE_NANOS = Duration.ofSeconds(20).toNanos();

    private final Supplier<List<Notice>> tables;
    private final Workers workers;
    private final Queue<Waiting> waiting = new ConcurrentLinkedQueue<>();
    private volatile Seen last = new Seen(new Board("", List.of()), System.nanoTime() - FRESH_NANOS);

    public LobbyBoard(Supplier<List<Notice>> tables, Workers workers) {
        this.tables = tables;
        this.workers = workers;
    }

    /** What hangs there; its version changes whenever something on it does. */
    public record Board(String version, List<Notice> tables) {
        public Board {
            tables = List.copyOf(tables);
        }

        static Board of(List<Notice> tables) {
            int hash = BOARDS.text(new Board("", tables)).hashCode();
            return new Board(Integer.toHexString(hash), tables);
        }
    }

    private record Seen(Board board, long at) {}

    private record Waiting(String version, CompletableFuture<Board> promise, long since) {}

    /** The list as it is. */
    CompletionStage<Board> now() {
        Seen seen = last;
        return System.nanoTime() - seen.at() < FRESH_NANOS
                ? CompletableFuture.completedFuture(seen.board())
                : workers.ask(this::look);
    }

    /** The list as soon as it is another than that of this version, or after a while. */
    CompletionStage<Board> after(String version) {
        return now().thenCompose(board -> {
            if (!board.version().equals(version)) {
                return CompletableFuture.completedFuture(board);
            }
            CompletableFuture<Board> promise = new CompletableFuture<>();
            waiting.add(new Waiting(version, promise, System.nanoTime()));
            return promise;
        });
    }

    /** To be called every now and then: tells those who wait. */
    public void tick() {
        if (!waiting.isEmpty()) {
            now().thenAccept(board -> {
                long now = System.nanoTime();
                waiting.removeIf(one -> {
                    boolean due = !one.version().equals(board.version()) || now - one.since() > PATIENCE_NANOS;
                    return due && one.promise().complete(board);
                });
            });
        }
    }

    private Board look() {
        Board board = Board.of(tables.get());
        last = new Seen(board, System.nanoTime());
        return board;
    }
}
