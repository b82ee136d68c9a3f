package org.tercet.server.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.tercet.rules.game.Decision;
import org.tercet.rules.game.Event;
import org.tercet.rules.game.Move;
import org.tercet.rules.game.Options;
import org.tercet.rules.game.Refusal;
import org.tercet.rules.game.State;
import org.tercet.rules.game.View;
import org.tercet.table.Act;
import org.tercet.table.Deed;
import org.tercet.table.Entry;
import org.tercet.table.TableEvent;
import org.tercet.table.TableState;

/** The first entry of a table's log, or why there is none. */
record Opened(Optional<Logged> logged, Optional<Refusal> refusal) {

    static Opened of(String id, TableCommand.Open open, long now) {
        return make(Kit.of(open.terms().game()), id, open, now);
    }

    private static <O extends Options, S extends State, M extends Move, E extends Event, V extends View> Opened make(
            Kit<O, S, M, E, V> kit, String id, TableCommand.Open open, long now) {
        List<TableEvent<M, E>> events = new ArrayList<>();
        events.add(new TableEvent.Opened<>(id, open.code(), open.terms(), open.host(), open.seed()));
        for (String strength : open.bots()) {
            Optional<Refusal> refusal = then(kit, events, open, new Act.AddBot<>(strength), now);
            if (refusal.isPresent()) {
                return new Opened(Optional.empty(), refusal);
            }
        }
        if (open.terms().begin() == 1) {
            Optional<Refusal> refusal = then(kit, events, open, new Act.Start<>(), now);
            if (refusal.isPresent()) {
                return new Opened(Optional.empty(), refusal);
            }
        }
        return new Opened(Optional.of(Logged.of(kit, entry(events, now))), Optional.empty());
    }

    private static <O extends Options, S extends State, M extends Move, E extends Event, V extends View>
            Optional<Refusal> then(
                    Kit<O, S, M, E, V> kit,
                    List<TableEvent<M, E>> events,
                    TableCommand.Open open,
                    Act<M> act,
                    long now) {
        TableState<O, S, M, E> state = kit.table().open(entry(events, now));
        return switch (kit.table().decide(state, new Deed.Acted<>(open.host(), act), now)) {
            case Decision.Refused<TableEvent<M, E>>(var refusal) -> Optional.of(refusal);
            case Decision.Accepted<TableEvent<M, E>>(var more) -> {
                events.addAll(more);
                yield Optional.empty();
            }
        };
    }

    private static <M, E> Entry<M, E> entry(List<TableEvent<M, E>> events, long now) {
        return new Entry<>(now, Optional.empty(), events);
    }
}
