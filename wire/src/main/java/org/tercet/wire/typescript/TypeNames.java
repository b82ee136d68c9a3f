package org.tercet.wire.typescript;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.tercet.wire.shape.Family;

/** What classes are called in TypeScript, where there are no packages and no classes in classes. */
final class TypeNames {

    private final Map<Package, String> prefixes = new HashMap<>();
    private final Map<Class<?>, String> parameters = new HashMap<>();

    void prefix(Package of, String prefix) {
        prefixes.put(of, prefix);
    }

    void parameter(Class<?> stand, String name) {
        parameters.put(stand, name);
    }

    /** Whether a class only stands for what whoever uses a type puts there. */
    boolean isParameter(Class<?> type) {
        return parameters.containsKey(type);
    }

    /** {@code RaceView.Player} is called {@code RaceViewPlayer}, {@code race.Phase} is called {@code RacePhase}. */
    String of(Class<?> type) {
        String parameter = parameters.get(type);
        if (parameter != null) {
            return parameter;
        }
        StringBuilder name = new StringBuilder();
        for (@Nullable Class<?> at = type; at != null; at = at.getEnclosingClass()) {
            name.insert(0, at.getSimpleName());
        }
        String prefix = prefixes.getOrDefault(type.getPackage(), "");
        return name.toString().startsWith(prefix) ? name.toString() : prefix + name;
    }

    /** A family is called as the interface that its records are declared in; where that is several, as what holds them all. */
    String of(Family family) {
        List<Class<?>> around = distinct(family, TypeNames::around);
        if (around.size() > 1) {
            around = distinct(family, Class::getNestHost);
        }
        if (around.size() != 1) {
            throw new IllegalArgumentException(family.names() + " are not declared in one place");
        }
        return of(around.getFirst());
    }

    private static Class<?> around(Class<?> type) {
        return Optional.<Class<?>>ofNullable(type.getEnclosingClass()).orElse(type);
    }

    private static List<Class<?>> distinct(Family family, Function<Class<?>, Class<?>> around) {
        return family.members().stream()
                .<Class<?>>map(member -> around.apply(member.type()))
                .distinct()
                .toList();
    }
}
