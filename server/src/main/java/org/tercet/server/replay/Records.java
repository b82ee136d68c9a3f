package org.tercet.server.replay;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jdbi.v3.core.Handle;
import org.tercet.journal.EventStore;
import org.tercet.journal.StoredEvent;

/** Finished matches, played here or brought as files. */
public final class Records {

    private static final int PAGE = 50;

    private final EventStore store;

    public Records(EventStore store) {
        this.store = store;
    }

    /** Which are wanted: of one game, of one person, ended before a moment. */
    record Wanted(Optional<String> game, Optional<String> person, Optional<Long> before) {}

    static void keep(Handle handle, Summary summary, boolean open, String owner) {
        handle.execute(
                "INSERT INTO records (id, game, open, imported, owner, ended, summary) VALUES (?, ?, ?, ?, ?, ?, ?)"
                        + " ON CONFLICT DO NOTHING",
                summary.id(),
                summary.game(),
                open,
                summary.imported(),
                owner,
                summary.ended(),
                Summary.CODEC.text(summary));
    }

    /** Those that are made from the log are made again. */
    static void clear(Handle handle) {
        handle.execute("DELETE FROM records WHERE imported = ?", false);
    }

    Optional<Summary> find(String id) {
        return store.reading()
                .withHandle(handle -> handle.select("SELECT summary FROM records WHERE id = ?", id)
                        .mapTo(String.class)
                        .findOne())
                .map(Summary::read);
    }

    /** The newest first. Without a person, those of public tables. */
    List<Summary> list(Wanted wanted) {
        StringBuilder where = new StringBuilder();
        List<Object> values = new ArrayList<>();
        if (wanted.person().isPresent()) {
            where.append("(owner = ? OR id IN (SELECT record FROM results WHERE person = ?))");
            values.addAll(List.of(wanted.person().get(), wanted.person().get()));
        } else {
            where.append("open = ?");
            values.add(true);
        }
        wanted.game().ifPresent(game -> {
            where.append(" AND game = ?");
            values.add(game);
        });
        wanted.before().ifPresent(before -> {
            where.append(" AND ended < ?");
            values.add(before);
        });
        return store.reading()
                .withHandle(handle -> handle.select(
                                "SELECT summary FROM records WHERE " + where + " ORDER BY ended DESC, id LIMIT " + PAGE,
                                values.toArray())
                        .mapTo(String.class)
                        .map(Summary::read)
                        .list());
    }

    /** The whole record of a match that is among them. */
    Finished finished(String id) {
        List<StoredEvent> events = store.events().of(new LogModel.Ended(0, id).log(), 1);
        return Finished.of(events);
    }

    Optional<String> imported(String id) {
        return store.reading()
                .withHandle(handle -> handle.select("SELECT file FROM imports WHERE id = ?", id)
                        .mapTo(String.class)
                        .findOne());
    }

    void bring(Summary summary, String person, long now, String file) {
        store.tx(handle -> {
            handle.execute(
                    "INSERT INTO imports (id, person, at, file) VALUES (?, ?, ?, ?)", summary.id(), person, now, file);
            keep(handle, summary, false, person);
            return summary;
        });
    }
}
