package org.tercet.server.table;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
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

/** What each person may see of a table and of what happens at it, as text. Made for one moment: what many see alike is written once. */
final class Showing<O extends Options, S extends State, M extends Move, E extends Event, V extends View> {

    private final Kit<O, S, M, E, V> kit;
    private final TableState<O, S, M, E> state;
    private final TableView around;
    private final Map<Viewer, Optional<MatchView<V>>> views = new HashMap<>();
    private final List<Text<V>> texts = new ArrayList<>();

    private record Text<V>(Told<V> told, String text) {}

    /** The table around the match is seen here as by somebody without a seat. */
    Showing(Kit<O, S, M, E, V> kit, TableState<O, S, M, E> state, TableView around) {
        this.kit = kit;
        this.state = state;
        this.around = around;
    }

    TableView table(String person) {
        return around.from(state.seatOf(person));
    }

    String welcome(String person, TableView view, List<Entry<?, ?>> missed, long now) {
        Viewer viewer = viewer(person);
        List<Shown> events = new ArrayList<>();
        missed.forEach(entry -> events.addAll(shown(entry, viewer)));
        return text(
                new Told.Welcome<>(Asked.PROTOCOL, state.number(), state.time().at(now), view, match(viewer), events));
    }

    String update(String person, Optional<TableView> view, Optional<Entry<?, ?>> entry, long now) {
        Viewer viewer = viewer(person);
        List<Shown> events = entry.map(it -> shown(it, viewer)).orElse(List.of());
        return text(new Told.Update<>(state.number(), state.time().at(now), view, match(viewer), events));
    }

    private String text(Told<V> told) {
        for (Text<V> each : texts) {
            if (each.told().equals(told)) {
                return each.text();
            }
        }
        String text = kit.json().text(told);
        texts.add(new Text<>(told, text));
        return text;
    }

    private Optional<MatchView<V>> match(Viewer viewer) {
        return views.computeIfAbsent(
                viewer, it -> state.course().map(course -> kit.table().match().view(course.state(), it)));
    }

    private Viewer viewer(String person) {
        return kit.table().viewer(state, person);
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
