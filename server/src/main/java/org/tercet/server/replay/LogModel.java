package org.tercet.server.replay;

import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jdbi.v3.core.Handle;
import org.tercet.journal.Feed;
import org.tercet.journal.StoredEvent;
import org.tercet.rules.match.MatchEvent;
import org.tercet.server.lobby.LobbyModel;
import org.tercet.table.Entry;
import org.tercet.table.TableEvent;

/**
 * What is made from the log event by event: the lobby, and the list of matches that have ended. Most events are moves and change
 * neither; they are told by a glance, without being read.
 */
public final class LogModel implements Feed.ReadModel {

    private static final Logger LOG = System.getLogger(LogModel.class.getName());

    private static final String TYPE = "\"type\":\"";

    /** The types of events that change something here; a game may use the same names, which does no harm. */
    private static final Set<String> TELLING =
            Set.of("opened", "sat", "bot-sat", "got-up", "chose", "host-is", "began", "closed", "left", "match-ended");

    private static final String TABLE = "table|";

    @Override
    public void apply(Handle handle, List<StoredEvent> events) {
        for (StoredEvent event : events) {
            if (event.persistenceId().startsWith(TABLE) && tells(event)) {
                GameLog.of(event).ifPresentOrElse(log -> apply(handle, event, log), () -> skip(event));
            }
        }
    }

    private static void apply(Handle handle, StoredEvent event, GameLog<?, ?, ?, ?, ?> log) {
        String table = event.persistenceId().substring(TABLE.length());
        Entry<?, ?> entry = log.entry(event);
        LobbyModel.apply(handle, table, entry);
        if (entry.events().stream().anyMatch(LogModel::ends)) {
            handle.execute(
                    "INSERT INTO ended (ordering, table_id, failed) VALUES (?, ?, ?) ON CONFLICT DO NOTHING",
                    event.ordering(),
                    table,
                    false);
        }
    }

    private static void skip(StoredEvent event) {
        LOG.log(Level.WARNING, "event " + event.ordering() + " is of an unknown kind: " + event.manifest());
    }

    /** The beginning of a match may be its end as well. */
    private static boolean ends(TableEvent<?, ?> event) {
        List<? extends MatchEvent<?>> inner = switch (event) {
            case TableEvent.Began<?, ?>(var _, var first) -> first;
            case TableEvent.Stepped<?, ?>(var step) -> step.events();
            default -> List.of();
        };
        return inner.stream().anyMatch(MatchEvent.MatchEnded.class::isInstance);
    }

    private static boolean tells(StoredEvent event) {
        String text = new String(event.payload(), StandardCharsets.ISO_8859_1);
        for (int at = text.indexOf(TYPE); at >= 0; at = text.indexOf(TYPE, at + TYPE.length())) {
            int begin = at + TYPE.length();
            int end = text.indexOf('"', begin);
            if (end > 0 && TELLING.contains(text.substring(begin, end))) {
                return true;
            }
        }
        return false;
    }

    /** Everything is made again from the log. */
    public static void clear(Handle handle) {
        LobbyModel.clear(handle);
        handle.execute("DELETE FROM ended");
    }

    /** The first match that has ended and is not among the records. */
    static Optional<Ended> next(Handle handle) {
        return handle.select("SELECT ordering, table_id FROM ended WHERE failed = ? ORDER BY ordering LIMIT 1", false)
                .map((row, _) -> new Ended(row.getLong(1), row.getString(2)))
                .findOne();
    }

    /** A match by its table, and where in the log it ended. */
    record Ended(long ordering, String table) {
        String log() {
            return TABLE + table;
        }
    }
}
