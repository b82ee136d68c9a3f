package org.tercet.journal;

import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import org.apache.pekko.actor.ActorSystem;
import org.apache.pekko.persistence.AtomicWrite;
import org.apache.pekko.persistence.PersistentRepr;
import org.apache.pekko.persistence.journal.japi.AsyncWriteJournal;
import org.jspecify.annotations.Nullable;
import scala.concurrent.Future;
import scala.jdk.javaapi.CollectionConverters;
import scala.jdk.javaapi.FutureConverters;

/**
 * Pekko's journal plugin {@code tercet.journal}: turns events into rows and back, and leaves them to the group commit. The
 * actor system is started with a {@link JournalSetup}.
 */
public final class GroupJournal extends AsyncWriteJournal {

    private final Engine engine;
    private final GroupWriter writer;
    private final Replays replays;
    private final EventBytes bytes;
    private final Executor blocking;

    /** Writes under way: whoever comes back to life must not read its last number before they have ended. */
    private final Map<String, CompletableFuture<Void>> underWay = new ConcurrentHashMap<>();

    public GroupJournal() {
        ActorSystem system = context().system();
        EventStore store = system.settings()
                .setup()
                .get(JournalSetup.class)
                .orElseThrow(() -> new IllegalStateException("the actor system was started without a JournalSetup"))
                .store();
        this.engine = store.engine();
        this.writer = store.writer();
        this.replays = new Replays(store);
        this.bytes = new EventBytes(system);
        this.blocking = system.dispatchers().lookup("tercet.journal.blocking");
    }

    @Override
    public Future<Iterable<Optional<Exception>>> doAsyncWriteMessages(Iterable<AtomicWrite> messages) {
        List<Row> rows = new ArrayList<>();
        List<Optional<Exception>> refusals = new ArrayList<>();
        String persistenceId = "";
        for (AtomicWrite message : messages) {
            persistenceId = message.persistenceId();
            refusals.add(append(rows, message));
        }
        CompletableFuture<Iterable<Optional<Exception>>> answer = new CompletableFuture<>();
        if (rows.isEmpty()) {
            answer.complete(refusals);
        } else {
            write(persistenceId, rows, refusals, answer);
        }
        return FutureConverters.asScala(answer);
    }

    /** All rows of the message, or none and why. */
    private Optional<Exception> append(List<Row> rows, AtomicWrite message) {
        List<Row> some = new ArrayList<>();
        try {
            for (PersistentRepr event : CollectionConverters.asJava(message.payload())) {
                some.add(bytes.row(event));
            }
        } catch (Exception e) {
            return Optional.of(e);
        }
        rows.addAll(some);
        return Optional.empty();
    }

    private <T> void write(String persistenceId, List<Row> rows, T refusals, CompletableFuture<T> answer) {
        CompletableFuture<Void> written = writer.write(rows);
        // The writer keeps the order, so the last write of a table ends last.
        underWay.put(persistenceId, written);
        var _ = written.whenComplete((done, fault) -> {
            underWay.remove(persistenceId, written);
            if (fault == null) {
                answer.complete(refusals);
            } else {
                answer.completeExceptionally(fault);
            }
        });
    }

    @Override
    public Future<Void> doAsyncDeleteMessagesTo(String persistenceId, long toSequenceNr) {
        return FutureConverters.asScala(
                writer.act(Pen.whole(connection -> Replays.remove(connection, persistenceId, toSequenceNr))));
    }

    @Override
    public Future<Long> doAsyncReadHighestSequenceNr(String persistenceId, long fromSequenceNr) {
        CompletableFuture<Long> answer = new CompletableFuture<>();
        CompletableFuture<Void> pending = underWay.getOrDefault(persistenceId, CompletableFuture.completedFuture(null));
        var _ = pending.whenComplete((done, fault) -> read(answer, () -> replays.highest(persistenceId)));
        return FutureConverters.asScala(answer);
    }

    @Override
    public Future<Void> doAsyncReplayMessages(
            String persistenceId, long fromSequenceNr, long toSequenceNr, long max, Consumer<PersistentRepr> replay) {
        CompletableFuture<Void> answer = new CompletableFuture<>();
        read(answer, () -> {
            replays.replay(persistenceId, fromSequenceNr, toSequenceNr, max, row -> replay.accept(bytes.event(row)));
            return null;
        });
        return FutureConverters.asScala(answer);
    }

    private <T extends @Nullable Object> void read(CompletableFuture<T> answer, Callable<T> reading) {
        blocking.execute(() -> {
            try {
                answer.complete(reading.call());
            } catch (SQLException e) {
                answer.completeExceptionally(Faults.of(engine, e));
            } catch (Throwable e) {
                answer.completeExceptionally(e);
            }
        });
    }
}
