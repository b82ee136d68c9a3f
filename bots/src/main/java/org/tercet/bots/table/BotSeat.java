package org.tercet.bots.table;

import java.util.Optional;
import org.tercet.bots.Dice;
import org.tercet.bots.human.Intent;
import org.tercet.bots.human.Mind;
import org.tercet.rules.game.Move;
import org.tercet.rules.game.Seat;
import org.tercet.rules.game.View;

/**
 * A bot on its seat, and what it is about to do. Whoever runs the table shows it each new view, asks when it will move, and
 * hands its move in then.
 */
public final class BotSeat<V extends View, M extends Move> {

    private final Seat seat;
    private final Mind<V, M> mind;
    private final Dice dice;
    private Optional<V> seen = Optional.empty();
    private Optional<Intent<M>> intent = Optional.empty();
    private long since;

    public BotSeat(Seat seat, Mind<V, M> mind, Dice dice) {
        this.seat = seat;
        this.mind = mind;
        this.dice = dice;
    }

    public Seat seat() {
        return seat;
    }

    /** When it will move; never, as it stands, is the end of time. */
    public long due() {
        return intent.map(it -> since + it.after()).orElse(Long.MAX_VALUE);
    }

    public Optional<M> move() {
        return intent.flatMap(Intent::move);
    }

    /** A change of the view makes it think anew. */
    public void look(V view, long now) {
        if (!seen.equals(Optional.of(view))) {
            thinkAgain(view, now);
        }
    }

    /** Though nothing has changed: its move was not taken, or it had none. */
    public void thinkAgain(V view, long now) {
        seen = Optional.of(view);
        since = now;
        intent = mind.think(view, seat, dice);
    }
}
