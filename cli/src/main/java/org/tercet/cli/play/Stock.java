package org.tercet.cli.play;

import org.tercet.rules.game.Event;
import org.tercet.rules.game.Game;
import org.tercet.rules.game.Move;
import org.tercet.rules.game.Options;
import org.tercet.rules.game.State;
import org.tercet.rules.game.View;

/** A game that can be played in a terminal: its rules and how it looks. */
record Stock<O extends Options, S extends State, M extends Move, E extends Event, V extends View>(
        Game<O, S, M, E, V> game, Front<V, M> front) {}
