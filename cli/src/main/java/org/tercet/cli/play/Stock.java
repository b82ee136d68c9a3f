package org.tercet.cli.play;

import java.util.function.Function;
import org.tercet.bots.human.Mind;
import org.tercet.bots.human.Strength;
import org.tercet.rules.game.Event;
import org.tercet.rules.game.Game;
import org.tercet.rules.game.Move;
import org.tercet.rules.game.Options;
import org.tercet.rules.game.State;
import org.tercet.rules.game.View;

/** A game that can be played in a terminal: its rules, who plays against one, and how it looks. */
record Stock<O extends Options, S extends State, M extends Move, E extends Event, V extends View>(
        Game<O, S, M, E, V> game, Function<Strength, Mind<V, M>> opponent, Front<V, M> front) {}
