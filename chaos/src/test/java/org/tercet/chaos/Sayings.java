package org.tercet.chaos;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** What everybody at a table was shown, by number. */
final class Sayings {

    private final Map<Long, List<By>> all = new HashMap<>();

    /** What one of them was shown. */
    record By(String person, Evidence.Said said) {}

    Sayings(List<Evidence> told) {
        for (Evidence one : told) {
            for (Evidence.Said said : one.said()) {
                if (!said.match().isEmpty()) {
                    all.computeIfAbsent(said.number(), _ -> new ArrayList<>()).add(new By(one.person(), said));
                }
            }
        }
    }

    List<By> at(long number) {
        return all.getOrDefault(number, List.of());
    }

    List<By> after(long number) {
        return all.entrySet().stream()
                .filter(entry -> entry.getKey() > number)
                .flatMap(entry -> entry.getValue().stream())
                .toList();
    }
}
