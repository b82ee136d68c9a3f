package org.tercet.hardening.sim;

import org.tercet.rules.game.Event;
import org.tercet.rules.game.Move;
import org.tercet.rules.game.Options;
import org.tercet.rules.game.State;
import org.tercet.rules.game.View;

/** One socket: what is sent arrives in order, until it is cut; then nothing arrives any more, and each end finds out by itself. */
final class Wire<O extends Options, S extends State, M extends Move, E extends Event, V extends View> {

    private final Schedule schedule;
    private final Client<O, S, M, E, V> client;
    private final Copy<O, S, M, E, V> copy;
    private long lastUp;
    private long lastDown;
    private boolean cut;

    Wire(Schedule schedule, Client<O, S, M, E, V> client, Copy<O, S, M, E, V> copy) {
        this.schedule = schedule;
        this.client = client;
        this.copy = copy;
    }

    Client<O, S, M, E, V> client() {
        return client;
    }

    Copy<O, S, M, E, V> copy() {
        return copy;
    }

    boolean isCut() {
        return cut;
    }

    void up(Runnable message) {
        lastUp = Math.max(lastUp, schedule.now() + 1 + schedule.below(schedule.oneIn(20) ? 400 : 20));
        carry(lastUp, message);
    }

    void down(Runnable message) {
        lastDown = Math.max(lastDown, schedule.now() + 1 + schedule.below(schedule.oneIn(20) ? 400 : 20));
        carry(lastDown, message);
    }

    private void carry(long at, Runnable message) {
        if (!cut) {
            schedule.in(at - schedule.now(), () -> {
                if (!cut) {
                    message.run();
                }
            });
        }
    }

    /** The client notices a little later. */
    void cut() {
        if (!cut) {
            cut = true;
            schedule.in(1 + schedule.below(200), () -> client.lost(this));
        }
    }
}
