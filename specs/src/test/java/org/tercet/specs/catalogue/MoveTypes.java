package org.tercet.specs.catalogue;

import java.lang.reflect.ParameterizedType;
import java.util.Arrays;
import org.tercet.rules.game.Game;

/** The sealed type of a game's moves, read off the game's own declaration. */
final class MoveTypes {

    private static final int MOVES = 2;

    private MoveTypes() {}

    static Class<?> of(Game<?, ?, ?, ?, ?> game) {
        return Arrays.stream(game.getClass().getGenericInterfaces())
                .filter(type -> type instanceof ParameterizedType generic && generic.getRawType() == Game.class)
                .map(type -> (Class<?>) ((ParameterizedType) type).getActualTypeArguments()[MOVES])
                .findFirst()
                .orElseThrow();
    }
}
