package org.tercet.server.replay;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import org.tercet.journal.StoredEvent;
import org.tercet.rules.Games;
import org.tercet.rules.game.Event;
import org.tercet.rules.game.Game;
import org.tercet.rules.game.Move;
import org.tercet.rules.game.Options;
import org.tercet.rules.game.State;
import org.tercet.rules.game.View;
import org.tercet.table.Entry;
import org.tercet.table.Table;
import org.tercet.table.TableState;
import org.tercet.table.live.TableJson;
import org.tercet.wire.Reading;

/** Reads the log of tables of one game. */
public final class GameLog<O extends Options, S extends State, M extends Move, E extends Event, V extends View> {

    /** What stands before the game in the manifest of an entry. */
    private static final String ENTRY = "entry/1/";

    private static final Map<String, GameLog<?, ?, ?, ?, ?>> ALL = new ConcurrentHashMap<>();

    private final Game<O, S, M, E, V> game;
    private final Table<O, S, M, E, V> table;
    private final TableJson<M, E, V> json;

    private GameLog(Game<O, S, M, E, V> game) {
        this.game = game;
        this.table = new Table<>(game);
        this.json = TableJson.of(game);
    }

    /** That of the game an event belongs to; none if this program does not know such events. */
    public static Optional<GameLog<?, ?, ?, ?, ?>> of(StoredEvent event) {
        return event.manifest().startsWith(ENTRY) ? of(event.manifest().substring(ENTRY.length())) : Optional.empty();
    }

    private static Optional<GameLog<?, ?, ?, ?, ?>> of(String id) {
        return Games.find(id).map(game -> ALL.computeIfAbsent(id, _ -> made(game)));
    }

    private static <O extends Options, S extends State, M extends Move, E extends Event, V extends View>
            GameLog<O, S, M, E, V> made(Game<O, S, M, E, V> game) {
        return new GameLog<>(game);
    }

    public Game<O, S, M, E, V> game() {
        return game;
    }

    public Entry<M, E> entry(StoredEvent event) {
        return switch (json.entries().read(event.payload())) {
            case Reading.Read<Entry<M, E>>(var entry) -> entry;
            case Reading.Unreadable<Entry<M, E>>(var path, var problem) ->
                throw new IllegalStateException(
                        "cannot read event " + event.ordering() + " of the log at " + path + ": " + problem);
        };
    }

    /** Where a table stands after all its events, of which there is at least one. */
    public TableState<O, S, M, E> folded(List<StoredEvent> events) {
        TableState<O, S, M, E> state = table.open(entry(events.getFirst()));
        for (StoredEvent event : events.subList(1, events.size())) {
            state = table.evolve(state, entry(event));
        }
        return state;
    }
}
