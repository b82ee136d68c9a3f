package org.tercet.hardening.sim;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.tercet.rules.game.Event;
import org.tercet.rules.game.Move;
import org.tercet.rules.game.Options;
import org.tercet.rules.game.State;
import org.tercet.rules.game.View;
import org.tercet.table.Entry;
import org.tercet.table.Table;
import org.tercet.table.TableState;

/**
 * What is on disk. A number is stored once: whoever comes second is told so. It also knows what the entries come to, so that copies need not
 * work it out each by itself; {@link Checks} plays the match again and compares.
 */
final class Log<O extends Options, S extends State, M extends Move, E extends Event> {

    private final Table<O, S, M, E, ? extends View> table;
    private final List<Entry<M, E>> entries = new ArrayList<>();
    private final Set<Entry.Cause> causes = new HashSet<>();
    private TableState<O, S, M, E> state;

    Log(Table<O, S, M, E, ? extends View> table, Entry<M, E> first) {
        this.table = table;
        this.state = table.open(first);
        entries.add(first);
    }

    boolean append(long number, Entry<M, E> entry) {
        if (number != entries.size() + 1) {
            return false;
        }
        entries.add(entry);
        if (entry.cause().isPresent() && !causes.add(entry.cause().get())) {
            throw new AssertionError(entry.cause().get() + " was done twice");
        }
        state = table.evolve(state, entry);
        return true;
    }

    /** What all entries come to. */
    TableState<O, S, M, E> state() {
        return state;
    }

    long lastAt() {
        return entries.getLast().at();
    }

    Entry<M, E> at(long number) {
        return entries.get((int) number - 1);
    }

    int size() {
        return entries.size();
    }
}
