package org.tercet.wire.file;

import org.tercet.rules.game.Game;
import org.tercet.rules.match.Input;
import org.tercet.rules.match.MatchEvent;
import org.tercet.wire.shape.Family;
import org.tercet.wire.shape.GameTypes;
import org.tercet.wire.shape.Shapes;
import org.tercet.wire.shape.TypeRef;

/** The families that lines of a game file are of. */
record FileShapes(Family moves, Family inputs, Family events, Family matchEvents) {

    static FileShapes of(Game<?, ?, ?, ?, ?> game) {
        GameTypes types = GameTypes.of(game);
        return new FileShapes(
                Shapes.family(types.move()),
                Shapes.family(TypeRef.of(Input.class, types.move())),
                Shapes.family(types.event()),
                Shapes.family(TypeRef.of(MatchEvent.class, types.event())));
    }
}
