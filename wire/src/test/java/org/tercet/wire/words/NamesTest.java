package org.tercet.wire.words;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.tercet.rules.Games;
import org.tercet.rules.game.Game;
import org.tercet.rules.game.Length;
import org.tercet.rules.game.Setting;
import org.tercet.wire.shape.Written;

/** Whatever the catalogue offers has a name that people use, in every language. */
class NamesTest {

    @ParameterizedTest
    @EnumSource
    void nothing_in_the_catalogue_is_without_a_name(Language language) {
        Set<String> known = Texts.load(Names.class, "names", language).keys();

        assertThat(known).as("names_%s.properties", language.code()).containsAll(needed());
    }

    private static Set<String> needed() {
        Set<String> needed = new TreeSet<>();
        for (Length length : Length.values()) {
            needed.add("length." + Written.name(length));
        }
        for (Game<?, ?, ?, ?, ?> game : Games.ALL) {
            needed.add("game." + game.id());
            needed.add("about." + game.id());
            for (String rulebook : game.rulebooks()) {
                needed.add("rulebook." + rulebook);
                game.settings(rulebook).forEach(setting -> needed.addAll(names(setting)));
            }
        }
        return needed;
    }

    private static Set<String> names(Setting setting) {
        Set<String> names = new TreeSet<>(Set.of("setting." + setting.name()));
        if (setting instanceof Setting.OneOf(var name, var values, var standard)) {
            values.stream()
                    .filter(value -> !value.matches("[0-9]+"))
                    .forEach(value -> names.add("value." + name + "." + value));
        }
        return names;
    }
}
