package org.tercet.server.table;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import org.apache.pekko.actor.typed.javadsl.TimerScheduler;
import org.tercet.bots.Dice;
import org.tercet.bots.human.Intent;
import org.tercet.bots.human.Mind;
import org.tercet.rules.game.Event;
import org.tercet.rules.game.Move;
import org.tercet.rules.game.Options;
import org.tercet.rules.game.Seat;
import org.tercet.rules.game.State;
import org.tercet.rules.game.View;
import org.tercet.rules.game.Viewer;
import org.tercet.rules.match.Stage;
import org.tercet.table.Deed;
import org.tercet.table.Entry;
import org.tercet.table.TablePhase;

/** The bots at a table: each sees a view, and is about to do something or waits until it changes. */
final class BotSeats<O extends Options, S extends State, M extends Move, E extends Event, V extends View> {

    private final Kit<O, S, M, E, V> kit;
    private final TimerScheduler<TableCommand> timers;
    private final Dice dice;
    private final Tempo tempo;
    private final Map<Seat, Thinking<V, M>> thinking = new HashMap<>();

    private record Thinking<V extends View, M extends Move>(
            String strength, Mind<V, M> mind, Optional<V> seen, Optional<M> next) {}

    BotSeats(Kit<O, S, M, E, V> kit, TimerScheduler<TableCommand> timers, Surroundings world) {
        this.kit = kit;
        this.timers = timers;
        this.dice = world.random()::nextInt;
        this.tempo = world.tempo();
    }

    /** Everybody looks; whoever sees something new thinks anew. Without anybody who watches, and while time stands still, bots rest. */
    void look(Desk<O, S, M, E, V> desk, boolean watched) {
        boolean playing = desk.state().phase() == TablePhase.PLAYING
                && desk.state().course().orElseThrow().state().stage() instanceof Stage.Playing;
        if (!playing || !watched || desk.state().time().isStopped()) {
            thinking.keySet().forEach(timers::cancel);
            thinking.clear();
            return;
        }
        for (Seat seat : desk.state().taken()) {
            desk.state().guest(seat).strength().ifPresent(strength -> look(desk, seat, strength));
        }
    }

    private void look(Desk<O, S, M, E, V> desk, Seat seat, String strength) {
        V view = view(desk, seat);
        Thinking<V, M> before = thinking.get(seat);
        if (before == null || !before.strength().equals(strength)) {
            before = new Thinking<>(strength, kit.mind(strength), Optional.empty(), Optional.empty());
        }
        if (!before.seen().equals(Optional.of(view))) {
            think(seat, before, view);
        }
    }

    private void think(Seat seat, Thinking<V, M> bot, V view) {
        Optional<Intent<M>> intent = bot.mind().think(view, seat, dice);
        Optional<M> move = intent.flatMap(Intent::move);
        thinking.put(seat, new Thinking<>(bot.strength(), bot.mind(), Optional.of(view), move));
        if (intent.isPresent()) {
            timers.startSingleTimer(
                    seat, new TableCommand.BotDue(seat), tempo.real(intent.get().after()));
        } else {
            timers.cancel(seat);
        }
    }

    /** What a bot does whose time has come; if there is nothing, it looks again. */
    Optional<Entry<?, ?>> due(Desk<O, S, M, E, V> desk, Seat seat, long now) {
        Thinking<V, M> bot = thinking.get(seat);
        if (bot == null) {
            return Optional.empty();
        }
        Optional<Entry<?, ?>> entry = bot.next().flatMap(move -> desk.does(new Deed.BotPlayed<>(seat, move), now));
        if (entry.isEmpty()) {
            think(seat, bot, view(desk, seat));
        }
        return entry;
    }

    private V view(Desk<O, S, M, E, V> desk, Seat seat) {
        return kit.table()
                .match()
                .view(desk.state().course().orElseThrow().state(), new Viewer.At(seat))
                .table();
    }
}
