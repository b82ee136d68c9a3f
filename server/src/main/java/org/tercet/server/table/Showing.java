package org.tercet.server.table;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.tercet.rules.game.Event;
import org.tercet.rules.game.Move;
import org.tercet.rules.game.Options;
import org.tercet.rules.game.Seat;
import org.tercet.rules.game.Shown;
import org.tercet.rules.game.State;
import org.tercet.rules.game.View;
import org.tercet.rules.game.Viewer;
import org.tercet.rules.match.MatchEvent;
import org.tercet.rules.match.MatchView;
import org.tercet.table.Entry;
import org.tercet.table.TableEvent;
import org.tercet.table.TableState;
import org.tercet.table.live.Asked;
import org.tercet.table.live.TableView;
import org.tercet.table.live.Told;

/**
 * What each person may see of a table at one moment, and of what has just happened there, as text. What many see alike is written once.
 */
final class Showing<O extends Options, S extends State, M extends Move, E extends Event, V extends View> {

    private final Kit<O, S, M, E, V> kit;
    private final TableState<O, S, M, E> state;
    private final Optional<Entry<?, ?>> happened;
    private final long now;
    private final Map<Seen, String> updates = new HashMap<>();

    /** Whoever sees this sees the same update. */
    private record Seen(Viewer eyes, Optional<TableView> table) {}

    Showing(Kit<O, S, M, E, V> kit, TableState<O, S, M, E> state, Optional<Entry<?, ?>> happened, long now) {
        this.kit = kit;
        this.state = state;
        this.happened = happened;
        this.now = state.time().at(now);
    }

    String welcome(Optional<Seat> seat, TableView table, List<Entry<?, ?>> missed) {
        Viewer eyes = eyes(seat);
        List<Shown> events = new ArrayList<>();
        missed.forEach(entry -> events.addAll(shown(entry, eyes)));
        return kit.json().text(new Told.Welcome<>(Asked.PROTOCOL, state.number(), now, table, match(eyes), events));
    }

    /** @param table if it is new to them */
    String update(Optional<Seat> seat, Optional<TableView> table) {
        return updates.computeIfAbsent(new Seen(eyes(seat), table), this::update);
    }

    private String update(Seen seen) {
        List<Shown> events = happened.map(entry -> shown(entry, seen.eyes())).orElse(List.of());
        return kit.json().text(new Told.Update<>(state.number(), now, seen.table(), match(seen.eyes()), events));
    }

    private Viewer eyes(Optional<Seat> seat) {
        return kit.table().match().eyes(Viewer.of(seat));
    }

    private Optional<MatchView<V>> match(Viewer eyes) {
        return state.course().map(course -> kit.table().match().view(course.state(), eyes));
    }

    private List<Shown> shown(Entry<?, ?> entry, Viewer viewer) {
        List<Shown> shown = new ArrayList<>();
        for (TableEvent<M, E> event : kit.typed(entry).events()) {
            for (MatchEvent<E> inner : inner(event)) {
                kit.table().match().show(inner, viewer).ifPresent(shown::add);
            }
        }
        return shown;
    }

    private List<MatchEvent<E>> inner(TableEvent<M, E> event) {
        return switch (event) {
            case TableEvent.Began<M, E>(var opening, var events) -> events;
            case TableEvent.Stepped<M, E>(var step) -> step.events();
            default -> List.of();
        };
    }
}
