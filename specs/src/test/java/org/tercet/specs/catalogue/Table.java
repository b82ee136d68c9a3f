package org.tercet.specs.catalogue;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.tercet.bots.table.Cast;
import org.tercet.bots.table.Casts;
import org.tercet.rules.game.Chosen;
import org.tercet.rules.game.Game;
import org.tercet.rules.game.Length;
import org.tercet.rules.game.Players;
import org.tercet.rules.game.Setting;

/** One way to play one game: a rulebook, a length, and a value for each setting. */
record Table(Cast<?, ?, ?, ?, ?> cast, Chosen chosen, Length length, Players players) {

    @Override
    public String toString() {
        return cast.game().id() + " " + chosen.rulebook() + " " + chosen.values() + " " + length;
    }

    /** Every game by every rulebook, with every value of every setting and every length at least once. */
    static List<Table> everyOption() {
        Set<Table> tables = new LinkedHashSet<>();
        for (Cast<?, ?, ?, ?, ?> cast : Casts.ALL) {
            for (String rulebook : cast.game().rulebooks()) {
                List<Map<String, String>> wishes = new ArrayList<>(List.of(Map.of()));
                for (Setting setting : cast.game().settings(rulebook)) {
                    values(setting).forEach(value -> wishes.add(wish(setting, value)));
                }
                wishes.forEach(wish -> lengths(cast, rulebook)
                        .forEach(length -> tables.add(table(cast, cast.game(), rulebook, wish, length))));
            }
        }
        return List.copyOf(tables);
    }

    /** The full product of all named choices. */
    static List<Table> everyCombination() {
        Set<Table> tables = new LinkedHashSet<>();
        for (Cast<?, ?, ?, ?, ?> cast : Casts.ALL) {
            for (String rulebook : cast.game().rulebooks()) {
                List<Map<String, String>> wishes = new ArrayList<>(List.of(new TreeMap<>()));
                for (Setting setting : cast.game().settings(rulebook)) {
                    if (setting instanceof Setting.OneOf) {
                        wishes = product(wishes, setting);
                    }
                }
                for (Map<String, String> wish : wishes) {
                    lengths(cast, rulebook)
                            .forEach(length -> tables.add(table(cast, cast.game(), rulebook, wish, length)));
                }
            }
        }
        return List.copyOf(tables);
    }

    private static List<Map<String, String>> product(List<Map<String, String>> wishes, Setting setting) {
        List<Map<String, String>> more = new ArrayList<>();
        for (Map<String, String> wish : wishes) {
            for (String value : values(setting)) {
                Map<String, String> next = new TreeMap<>(wish);
                next.put(setting.name(), value);
                more.add(next);
            }
        }
        return more;
    }

    /** A fixed attribute matters only where the deck is small. */
    private static Map<String, String> wish(Setting setting, String value) {
        return setting.name().equals("fixed") ? Map.of("deck", "small", "fixed", value) : Map.of(setting.name(), value);
    }

    private static List<String> values(Setting setting) {
        return switch (setting) {
            case Setting.OneOf choice -> choice.values();
            case Setting.Whole whole -> List.of(Integer.toString(whole.min()), Integer.toString(whole.max()));
        };
    }

    private static List<Length> lengths(Cast<?, ?, ?, ?, ?> cast, String rulebook) {
        return cast.game().lengths(rulebook);
    }

    private static <O extends org.tercet.rules.game.Options> Table table(
            Cast<?, ?, ?, ?, ?> cast,
            Game<O, ?, ?, ?, ?> game,
            String rulebook,
            Map<String, String> wishes,
            Length length) {
        return switch (Chosen.of(rulebook, game.settings(rulebook), wishes)) {
            case Chosen.Choice.Valid(var chosen) -> new Table(cast, chosen, length, game.players(game.options(chosen)));
            case Chosen.Choice.Invalid(var refusal) -> throw new IllegalArgumentException(refusal.toString());
        };
    }
}
