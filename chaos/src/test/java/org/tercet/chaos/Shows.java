package org.tercet.chaos;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.tercet.rules.game.Event;
import org.tercet.rules.game.Game;
import org.tercet.rules.game.Move;
import org.tercet.rules.game.Options;
import org.tercet.rules.game.Shown;
import org.tercet.rules.game.State;
import org.tercet.rules.game.View;
import org.tercet.rules.game.Viewer;
import org.tercet.rules.match.Match;
import org.tercet.rules.match.MatchEvent;
import org.tercet.table.Entry;
import org.tercet.table.Table;
import org.tercet.table.TableEvent;
import org.tercet.table.TableState;
import org.tercet.table.live.TableJson;
import org.tercet.table.live.Told;

/** What somebody should be shown, made from the log alone. */
final class Shows<O extends Options, S extends State, M extends Move, E extends Event, V extends View> {

    private final Match<O, S, M, E, V> match;
    private final TableJson<M, E, V> json;

    Shows(Game<O, S, M, E, V> game) {
        this.match = new Table<>(game).match();
        this.json = TableJson.of(game);
    }

    /** After an entry, which led to this state. */
    Evidence.Said of(TableState<O, S, M, E> state, Viewer viewer, Entry<M, E> entry) {
        List<Shown> events = new ArrayList<>();
        for (TableEvent<M, E> event : entry.events()) {
            for (MatchEvent<E> inner : inner(event)) {
                match.show(inner, viewer).ifPresent(events::add);
            }
        }
        return Evidence.Said.of(
                state.number(),
                json.text(new Told.Update<>(
                        state.number(),
                        0,
                        Optional.empty(),
                        state.course().map(course -> match.view(course.state(), viewer)),
                        events)));
    }

    private List<MatchEvent<E>> inner(TableEvent<M, E> event) {
        return switch (event) {
            case TableEvent.Began<M, E>(var opening, var events) -> events;
            case TableEvent.Stepped<M, E>(var step) -> step.events();
            default -> List.of();
        };
    }
}
