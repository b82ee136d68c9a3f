package org.tercet.bots.human;

import java.util.Optional;
import org.tercet.bots.Dice;
import org.tercet.bots.Player;
import org.tercet.rules.game.Move;
import org.tercet.rules.game.Seat;
import org.tercet.rules.game.View;

/** A player without a sense of time, slowed down to a glance now and then. */
public final class Paced<V extends View, M extends Move> implements Mind<V, M> {

    private final Player<V, M> player;
    private final double glance;

    public Paced(Player<V, M> player, Strength strength) {
        this.player = player;
        this.glance = strength.giveUp() / 8.0;
    }

    @Override
    public Optional<Intent<M>> think(V view, Seat me, Dice dice) {
        long after = Strength.REACTION + Waits.exponential(glance, dice);
        return Optional.of(new Intent<>(after, player.move(view, me, dice)));
    }
}
