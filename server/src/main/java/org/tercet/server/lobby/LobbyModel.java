package org.tercet.server.lobby;

import java.util.List;
import java.util.Optional;
import org.jdbi.v3.core.Handle;
import org.tercet.journal.EventStore;
import org.tercet.server.table.Notice;
import org.tercet.table.Entry;
import org.tercet.table.TableEvent;
import org.tercet.table.TablePhase;
import org.tercet.wire.Limits;
import org.tercet.wire.Reading;
import org.tercet.wire.json.JsonCodec;
import org.tercet.wire.shape.Written;

/** The tables that are not closed, as the log has them. */
public final class LobbyModel {

    private static final JsonCodec<Listed> LISTED =
            JsonCodec.of(Listed.class).within(new Limits(1 << 20, 256, 4096, 32));

    /** More are not shown. */
    private static final int MOST = 200;

    private final EventStore store;

    public LobbyModel(EventStore store) {
        this.store = store;
    }

    /** What an entry of a table's log changes. */
    public static void apply(Handle handle, String table, Entry<?, ?> entry) {
        Optional<Listed> now = find(handle, table);
        for (TableEvent<?, ?> event : entry.events()) {
            now = event instanceof TableEvent.Opened<?, ?> opened
                    ? Optional.of(Listed.opened(opened))
                    : now.map(listed -> listed.after(event));
        }
        now.ifPresent(listed -> keep(handle, listed, entry.at()));
    }

    /** Everything is made again from the log. */
    public static void clear(Handle handle) {
        handle.execute("DELETE FROM lobby");
    }

    private static Optional<Listed> find(Handle handle, String table) {
        return handle.select("SELECT state FROM lobby WHERE id = ?", table)
                .mapTo(String.class)
                .findOne()
                .map(LobbyModel::read);
    }

    private static Listed read(String state) {
        return switch (LISTED.read(state)) {
            case Reading.Read<Listed>(var listed) -> listed;
            case Reading.Unreadable<Listed> unreadable ->
                throw new IllegalStateException("cannot read the lobby: " + unreadable);
        };
    }

    private static void keep(Handle handle, Listed listed, long at) {
        if (listed.phase() == TablePhase.CLOSED) {
            handle.execute("DELETE FROM lobby WHERE id = ?", listed.id());
            return;
        }
        handle.execute(
                "INSERT INTO lobby (id, game, open, phase, seats, people, most, changed, state)"
                        + " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (id) DO UPDATE SET phase = excluded.phase,"
                        + " seats = excluded.seats, people = excluded.people, most = excluded.most,"
                        + " changed = excluded.changed, state = excluded.state",
                listed.id(),
                listed.terms().game(),
                listed.terms().open(),
                Written.name(listed.phase()),
                listed.seats(),
                listed.people(),
                listed.most(),
                at,
                LISTED.text(listed));
    }

    /** The public tables that wait for players or may be watched, those that wait first. */
    public List<Notice> open() {
        return notices(
                "open = ? AND phase IN ('gathering', 'playing') ORDER BY phase, changed DESC LIMIT " + MOST, true);
    }

    /** Where somebody may sit down to play a game at once: with people who wait, or with those who play already. */
    public List<Notice> seats(String game) {
        return notices(
                "open = ? AND game = ? AND phase IN ('gathering', 'playing') AND people > 0 AND seats < most"
                        + " ORDER BY phase, people DESC, changed DESC LIMIT 5",
                true,
                game);
    }

    private List<Notice> notices(String where, Object... values) {
        return store.reading()
                .withHandle(handle -> handle.select("SELECT state FROM lobby WHERE " + where, values)
                        .mapTo(String.class)
                        .map(state -> read(state).notice())
                        .list());
    }
}
