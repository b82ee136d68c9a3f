package org.tercet.server.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.tercet.rules.game.Event;
import org.tercet.rules.game.Move;
import org.tercet.rules.game.Options;
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

/** What each person may see of a table and of what happens at it, as text. */
record Showing<O extends Options, S extends State, M extends Move, E extends Event, V extends View>(
        Kit<O, S, M, E, V> kit, TableState<O, S, M, E> state) {

    String welcome(String person, TableView view, List<Entry<?, ?>> missed, long now) {
        List<Shown> events = new ArrayList<>();
        missed.forEach(entry -> events.addAll(shown(entry, person)));
        return kit.json().text(new Told.Welcome<>(Asked.PROTOCOL, state.number(), now, view, match(person), events));
    }

    String update(String person, Optional<TableView> view, Optional<Entry<?, ?>> entry, long now) {
        List<Shown> events = entry.map(it -> shown(it, person)).orElse(List.of());
        return kit.json().text(new Told.Update<>(state.number(), now, view, match(person), events));
    }

    private Optional<MatchView<V>> match(String person) {
        return state.course().map(course -> kit.table().match().view(course.state(), viewer(person)));
    }

    private Viewer viewer(String person) {
        return kit.table().viewer(state, person);
    }

    private List<Shown> shown(Entry<?, ?> entry, String person) {
        List<Shown> shown = new ArrayList<>();
        for (TableEvent<M, E> event : kit.typed(entry).events()) {
            for (MatchEvent<E> inner : inner(event)) {
                kit.table().match().show(inner, viewer(person)).ifPresent(shown::add);
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
