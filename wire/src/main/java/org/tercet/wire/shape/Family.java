package org.tercet.wire.shape;

import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** A sealed family of records, told apart by their written names. */
public final class Family implements Shape {

    private final Map<String, Composite> byName = new LinkedHashMap<>();
    private final Map<Class<?>, Composite> byType = new HashMap<>();

    Family(List<Composite> members) {
        for (Composite member : members) {
            if (byName.put(member.name(), member) != null) {
                throw new IllegalArgumentException("two records of one family are called " + member);
            }
            if (member.fields().stream().anyMatch(field -> field.name().equals("type"))) {
                throw new IllegalArgumentException(member + " has a component called type, which is its own name's");
            }
            byType.put(member.type(), member);
        }
    }

    public List<Composite> members() {
        return List.copyOf(byName.values());
    }

    public List<String> names() {
        return List.copyOf(byName.keySet());
    }

    public Optional<Composite> named(String name) {
        return Optional.ofNullable(byName.get(name));
    }

    public boolean holds(Object value) {
        return byType.containsKey(value.getClass());
    }

    /** The member that a value is. */
    public Composite memberOf(Object value) {
        return Optional.ofNullable(byType.get(value.getClass()))
                .orElseThrow(() -> new IllegalArgumentException(value.getClass() + " is not of " + names()));
    }
}
