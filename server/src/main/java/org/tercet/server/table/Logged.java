package org.tercet.server.table;

import org.tercet.rules.game.Event;
import org.tercet.rules.game.Move;
import org.tercet.table.Entry;

/** An entry of a table's log with the game that its moves and events belong to, and as it is stored. */
final class Logged {

    private final String game;
    private final Entry<?, ?> entry;
    private final byte[] stored;

    private Logged(String game, Entry<?, ?> entry, byte[] stored) {
        this.game = game;
        this.entry = entry;
        this.stored = stored;
    }

    static Logged of(Kit<?, ?, ?, ?, ?> kit, Entry<?, ?> entry) {
        return new Logged(kit.game(), entry, written(kit, entry));
    }

    private static <M extends Move, E extends Event> byte[] written(Kit<?, ?, M, E, ?> kit, Entry<?, ?> entry) {
        return kit.json().entries().bytes(kit.typed(entry));
    }

    /** From what was stored, which is not to be changed any more. */
    static Logged read(String game, byte[] stored) {
        return new Logged(game, entry(Kit.of(game), stored), stored);
    }

    static Entry<?, ?> entry(Kit<?, ?, ?, ?, ?> kit, byte[] stored) {
        return Carrier.read(kit.json().entries().read(stored));
    }

    String game() {
        return game;
    }

    Entry<?, ?> entry() {
        return entry;
    }

    /** Not to be changed. */
    byte[] stored() {
        return stored;
    }
}
