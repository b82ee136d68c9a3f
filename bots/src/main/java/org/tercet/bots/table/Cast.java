package org.tercet.bots.table;

import org.tercet.bots.Player;
import org.tercet.rules.game.Event;
import org.tercet.rules.game.Game;
import org.tercet.rules.game.Move;
import org.tercet.rules.game.Options;
import org.tercet.rules.game.State;
import org.tercet.rules.game.View;

/** A game and somebody who can play it. */
public record Cast<O extends Options, S extends State, M extends Move, E extends Event, V extends View>(
        Game<O, S, M, E, V> game, Player<V, M> player) {}
