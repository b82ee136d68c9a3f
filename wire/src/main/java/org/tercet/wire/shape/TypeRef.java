package org.tercet.wire.shape;

import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.lang.reflect.TypeVariable;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** A type with all its parameters known: {@code Input} of {@code RaceMove}, say. */
public record TypeRef(Class<?> raw, List<TypeRef> arguments) {

    public TypeRef {
        arguments = List.copyOf(arguments);
    }

    public static TypeRef of(Class<?> raw, TypeRef... arguments) {
        return new TypeRef(raw, List.of(arguments));
    }

    /** A type as the source has it, where the variables in it mean these. */
    static TypeRef of(Type type, Map<TypeVariable<?>, TypeRef> variables) {
        return switch (type) {
            case Class<?> plain -> of(plain);
            case ParameterizedType generic ->
                new TypeRef(
                        (Class<?>) generic.getRawType(),
                        Stream.of(generic.getActualTypeArguments())
                                .map(argument -> of(argument, variables))
                                .toList());
            case TypeVariable<?> variable ->
                Optional.ofNullable(variables.get(variable))
                        .orElseThrow(() -> new IllegalArgumentException("nobody says what " + variable + " is"));
            default -> throw new IllegalArgumentException("no shape for " + type);
        };
    }

    /** What the variables in the declaration of the type mean here. */
    Map<TypeVariable<?>, TypeRef> variables() {
        TypeVariable<?>[] parameters = raw.getTypeParameters();
        if (parameters.length != arguments.size()) {
            throw new IllegalArgumentException(raw.getName() + " has " + parameters.length + " parameters");
        }
        Map<TypeVariable<?>, TypeRef> variables = new HashMap<>();
        for (int i = 0; i < parameters.length; i++) {
            variables.put(parameters[i], arguments.get(i));
        }
        return variables;
    }

    /** One of the classes that a sealed type permits, with its own parameters taken over from this type's. */
    TypeRef permitted(Class<?> member) {
        Map<TypeVariable<?>, TypeRef> variables = new HashMap<>();
        for (Type above : member.getGenericInterfaces()) {
            if (above instanceof ParameterizedType generic
                    && generic.getRawType().equals(raw)) {
                for (int i = 0; i < arguments.size(); i++) {
                    if (generic.getActualTypeArguments()[i] instanceof TypeVariable<?> variable) {
                        variables.put(variable, arguments.get(i));
                    }
                }
            }
        }
        return new TypeRef(
                member,
                Stream.of(member.getTypeParameters())
                        .map(variable -> of(variable, variables))
                        .toList());
    }
}
