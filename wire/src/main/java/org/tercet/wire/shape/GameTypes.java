package org.tercet.wire.shape;

import java.lang.reflect.ParameterizedType;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.tercet.rules.game.Game;
import org.tercet.rules.game.Shown;
import org.tercet.rules.match.MatchEvent;

/** The types of a game's moves, events and views, from the declaration of its class. */
public record GameTypes(TypeRef move, TypeRef event, TypeRef view) {

    public static GameTypes of(Game<?, ?, ?, ?, ?> game) {
        List<TypeRef> arguments = Stream.of(game.getClass().getGenericInterfaces())
                .filter(above -> above instanceof ParameterizedType generic && generic.getRawType() == Game.class)
                .flatMap(above -> TypeRef.of(above, Map.of()).arguments().stream())
                .toList();
        if (arguments.size() != Game.class.getTypeParameters().length) {
            throw new IllegalArgumentException(game.getClass() + " does not say which game it is");
        }
        return new GameTypes(arguments.get(2), arguments.get(3), arguments.get(4));
    }

    /** What may be shown of the game's events: records beside them, many of them events themselves. */
    public Family shown() {
        return new Family(
                shownIn(event.raw()).map(TypeRef::of).map(Shapes::composite).toList());
    }

    /** What may be shown of what happens around the rounds. */
    public Family shownOfMatch() {
        return new Family(shownIn(MatchEvent.class)
                .map(type -> type.getTypeParameters().length == 0 ? TypeRef.of(type) : TypeRef.of(type, event))
                .map(Shapes::composite)
                .toList());
    }

    private static Stream<Class<?>> shownIn(Class<?> family) {
        return Stream.<Class<?>>of(family.getDeclaredClasses())
                .filter(type -> type.isRecord() && Shown.class.isAssignableFrom(type))
                .sorted(Comparator.comparing(Class::getName));
    }
}
