package org.tercet.server.table;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.tercet.bots.human.Mind;
import org.tercet.bots.human.Minds;
import org.tercet.bots.human.Strength;
import org.tercet.rules.Games;
import org.tercet.rules.game.Event;
import org.tercet.rules.game.Game;
import org.tercet.rules.game.Move;
import org.tercet.rules.game.Options;
import org.tercet.rules.game.State;
import org.tercet.rules.game.View;
import org.tercet.table.Entry;
import org.tercet.table.Table;
import org.tercet.table.live.TableJson;

/** All that tables of one game share. */
final class Kit<O extends Options, S extends State, M extends Move, E extends Event, V extends View> {

    private static final Map<String, Kit<?, ?, ?, ?, ?>> ALL = new ConcurrentHashMap<>();

    private final Game<O, S, M, E, V> game;
    private final Table<O, S, M, E, V> table;
    private final TableJson<M, E, V> json;

    private Kit(Game<O, S, M, E, V> game) {
        this.game = game;
        this.table = new Table<>(game);
        this.json = TableJson.of(game);
    }

    /** By the id of a game of the catalogue. */
    static Kit<?, ?, ?, ?, ?> of(String game) {
        return ALL.computeIfAbsent(game, id -> make(Games.find(id).orElseThrow()));
    }

    private static <O extends Options, S extends State, M extends Move, E extends Event, V extends View>
            Kit<O, S, M, E, V> make(Game<O, S, M, E, V> game) {
        return new Kit<>(game);
    }

    String game() {
        return game.id();
    }

    Table<O, S, M, E, V> table() {
        return table;
    }

    TableJson<M, E, V> json() {
        return json;
    }

    Mind<V, M> mind(String strength) {
        return Minds.of(game, Strength.of(strength).orElse(Strength.CASUAL));
    }

    @SuppressWarnings("unchecked") // an entry is stored with its game, and this is that game's kit
    Entry<M, E> typed(Entry<?, ?> entry) {
        return (Entry<M, E>) entry;
    }
}
