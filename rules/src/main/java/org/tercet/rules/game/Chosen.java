package org.tercet.rules.game;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** A rulebook and a valid value for each of its settings: what is stored, and what a game makes its options of. */
public record Chosen(String rulebook, Map<String, String> values) {

    public Chosen {
        values = java.util.Collections.unmodifiableMap(new TreeMap<>(values));
    }

    /** The wishes with the standards filled in, or what is wrong with them. */
    public static Choice of(String rulebook, List<Setting> settings, Map<String, String> wishes) {
        for (String name : new TreeMap<>(wishes).keySet()) {
            if (settings.stream().noneMatch(setting -> setting.name().equals(name))) {
                return new Choice.Invalid(new Refusal.UnknownSetting(name));
            }
        }
        Map<String, String> values = new TreeMap<>();
        for (Setting setting : settings) {
            String value = Optional.ofNullable(wishes.get(setting.name())).orElse(setting.standard());
            if (!setting.allows(value)) {
                return new Choice.Invalid(new Refusal.SettingOutOfRange(setting, value));
            }
            values.put(setting.name(), value);
        }
        return new Choice.Valid(new Chosen(rulebook, values));
    }

    public String text(String name) {
        return Optional.ofNullable(values.get(name)).orElseThrow(() -> new IllegalArgumentException(name));
    }

    public int whole(String name) {
        return Integer.parseInt(text(name));
    }

    /** Either a complete choice or what is wrong with the wishes. */
    public sealed interface Choice {
        record Valid(Chosen chosen) implements Choice {}

        record Invalid(Refusal refusal) implements Choice {}
    }
}
