package org.tercet.wire.typescript;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.tercet.wire.shape.Composite;
import org.tercet.wire.shape.Family;
import org.tercet.wire.shape.Shape;

/**
 * Declares shapes and all that they are made of, each once. A type is called as its class; where the class belongs to a game, the
 * game's name leads.
 */
public final class TypeScript {

    private static final int WIDTH = 120;

    private final Map<String, String> declared = new LinkedHashMap<>();
    private final TypeNames names = new TypeNames();

    /** Classes of this package are called with this in front from now on. */
    public TypeScript prefix(Package of, String prefix) {
        names.prefix(of, prefix);
        return this;
    }

    /** A record that stands for a parameter of this name. */
    public TypeScript parameter(Class<?> stand, String name) {
        names.parameter(stand, name);
        return this;
    }

    /** Declares a shape under its own name. */
    public TypeScript declare(Shape shape) {
        var _ = reference(shape);
        return this;
    }

    /** Declares a family under a name that no class has. */
    public TypeScript declare(String name, Family family) {
        put(name, union(name, family));
        return this;
    }

    /** Declares a record under a name that no class has. */
    public TypeScript declare(String name, Composite composite) {
        put(name, fields(composite));
        return this;
    }

    public String text() {
        return declared.entrySet().stream()
                .map(type -> "export type " + type.getKey() + type.getValue())
                .collect(Collectors.joining("\n"));
    }

    /** How the type of a shape is written where it is used. */
    private String reference(Shape shape) {
        return switch (shape) {
            case Shape.Plain plain -> plain(plain);
            case Shape.Cards cards -> "Card[]";
            case Shape.Names texts -> "Record<string, string>";
            case Shape.Maybe(Shape of) -> reference(of) + " | undefined";
            case Shape.Many(Shape of) -> several(reference(of));
            case Shape.Choice choice -> choice(choice);
            case Family family -> {
                String name = names.of(family);
                put(name, union(name, family));
                yield name;
            }
            case Composite composite -> record(composite);
        };
    }

    private static String plain(Shape.Plain plain) {
        return switch (plain) {
            case TEXT -> "string";
            case WHOLE -> "number";
            case MILLIS -> "Millis";
            case TRUTH -> "boolean";
            case CARD -> "Card";
            case SEAT -> "Seat";
        };
    }

    private static String several(String one) {
        return one.contains(" ") ? "(" + one + ")[]" : one + "[]";
    }

    private String choice(Shape.Choice choice) {
        Enum<?> first = (Enum<?>) choice.constants().values().iterator().next();
        String name = names.of(first.getDeclaringClass());
        put(
                name,
                broken(
                        choice.constants().keySet().stream()
                                .map(TypeScript::quoted)
                                .toList(),
                        name));
        return name;
    }

    private String record(Composite composite) {
        String name = names.of(composite.type());
        if (!names.isParameter(composite.type())) {
            put(name, fields(composite));
        }
        return name;
    }

    private String fields(Composite composite) {
        return " = {\n" + composite.fields().stream().map(this::line).collect(Collectors.joining()) + "};\n";
    }

    private String union(String name, Family family) {
        return broken(family.members().stream().map(this::member).toList(), name);
    }

    private String member(Composite member) {
        String fields = member.fields().stream()
                .map(field -> "; " + optional(field) + ": " + reference(inner(field)))
                .collect(Collectors.joining());
        return "{ type: " + quoted(member.name()) + fields + " }";
    }

    private String line(Composite.Field field) {
        return "  " + optional(field) + ": " + reference(inner(field)) + ";\n";
    }

    /** What may be absent is left out of the JSON, and then it is not there rather than undefined. */
    private static String optional(Composite.Field field) {
        return field.shape() instanceof Shape.Maybe ? field.name() + "?" : field.name();
    }

    private static Shape inner(Composite.Field field) {
        return field.shape() instanceof Shape.Maybe(Shape of) ? of : field.shape();
    }

    private static String broken(List<String> alternatives, String name) {
        String line = " = " + String.join(" | ", alternatives) + ";\n";
        return name.length() + line.length() < WIDTH - "export type ".length()
                ? line
                : " =\n  | " + String.join("\n  | ", alternatives) + ";\n";
    }

    private static String quoted(String name) {
        return "'" + name + "'";
    }

    private void put(String name, String text) {
        String known = declared.putIfAbsent(name, text);
        if (known != null && !known.equals(text)) {
            throw new IllegalArgumentException("two types would be called " + name);
        }
    }
}
