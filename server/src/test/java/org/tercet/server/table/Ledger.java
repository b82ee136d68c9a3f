package org.tercet.server.table;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.tercet.cards.Card;
import org.tercet.journal.EventStore;
import org.tercet.journal.StoredEvent;
import org.tercet.rules.game.Event;
import org.tercet.rules.game.Game;
import org.tercet.rules.game.Move;
import org.tercet.rules.game.Options;
import org.tercet.rules.game.Placement;
import org.tercet.rules.game.State;
import org.tercet.rules.game.View;
import org.tercet.rules.game.Viewer;
import org.tercet.rules.match.Match;
import org.tercet.rules.match.MatchEvent;
import org.tercet.rules.match.MatchState;
import org.tercet.table.Entry;
import org.tercet.table.Table;
import org.tercet.table.TableEvent;
import org.tercet.table.TableState;
import org.tercet.table.live.TableJson;
import org.tercet.wire.Reading;

/** The log of a table, read again from the database. */
final class Ledger<O extends Options, S extends State, M extends Move, E extends Event, V extends View> {

    private final Table<O, S, M, E, V> table;
    private final List<Entry<M, E>> entries = new ArrayList<>();
    private final List<TableState<O, S, M, E>> states = new ArrayList<>();

    Ledger(Game<O, S, M, E, V> game, EventStore store, String id) {
        this.table = new Table<>(game);
        for (StoredEvent stored : store.events().of(ShardedTables.LOG + "|" + id, 1)) {
            Entry<M, E> entry = read(TableJson.of(game).entries().read(stored.payload()));
            entries.add(entry);
            states.add(states.isEmpty() ? table.open(entry) : table.evolve(states.getLast(), entry));
        }
    }

    private static <T> T read(Reading<T> reading) {
        return switch (reading) {
            case Reading.Read<T>(var value) -> value;
            case Reading.Unreadable<T>(var path, var problem) -> throw new AssertionError(path + " " + problem);
        };
    }

    Table<O, S, M, E, V> table() {
        return table;
    }

    List<Entry<M, E>> entries() {
        return List.copyOf(entries);
    }

    /** As it was after so many entries. */
    TableState<O, S, M, E> after(long number) {
        return states.get((int) number - 1);
    }

    TableState<O, S, M, E> last() {
        return states.getLast();
    }

    /** The cards whose faces a viewer may have seen up to and with each entry; the first is before all entries. */
    List<Set<Card>> seenBy(Viewer viewer) {
        List<Set<Card>> seen = new ArrayList<>();
        Set<Card> sofar = new HashSet<>();
        seen.add(Set.of());
        List<MatchEvent<E>> opening = List.of();
        MatchState<O, S> state = null;
        Match<O, S, M, E, V> match = table.match();
        for (Entry<M, E> entry : entries) {
            for (TableEvent<M, E> event : entry.events()) {
                if (event instanceof TableEvent.Began<M, E>(var it, var events)) {
                    opening = events;
                    for (int i = 2; i <= opening.size(); i++) {
                        state = match.fold(opening.subList(0, i));
                        sofar.addAll(open(match, state, viewer));
                    }
                }
                if (event instanceof TableEvent.Stepped<M, E>(var step)) {
                    for (MatchEvent<E> inner : step.events()) {
                        state = match.evolve(java.util.Objects.requireNonNull(state), inner);
                        sofar.addAll(open(match, state, viewer));
                    }
                }
            }
            seen.add(Set.copyOf(sofar));
        }
        return seen;
    }

    private static <O extends Options, S extends State, M extends Move, E extends Event, V extends View> Set<Card> open(
            Match<O, S, M, E, V> match, MatchState<O, S> state, Viewer viewer) {
        Set<Card> cards = new HashSet<>();
        for (Placement.Pile pile : match.game().placement(state.state()).piles()) {
            if (pile.seenBy(viewer)) {
                cards.addAll(pile.cards());
            }
        }
        return cards;
    }
}
