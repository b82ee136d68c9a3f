package org.tercet.cli;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.tercet.rules.Games;
import org.tercet.rules.game.Chosen;
import org.tercet.rules.game.Game;
import org.tercet.rules.game.Options;
import org.tercet.rules.game.Players;
import org.tercet.rules.game.Setting;
import org.tercet.wire.shape.Written;
import org.tercet.wire.words.Names;
import picocli.CommandLine.Parameters;

/** Lists the catalogue. */
final class GamesErrand extends Errand {

    @Parameters(paramLabel = "GAME", arity = "0..1", description = "")
    private String game = "";

    GamesErrand(Context context) {
        super(context);
    }

    @Override
    public Integer call() {
        List<Game<?, ?, ?, ?, ?>> games = game.isEmpty() ? Games.ALL : List.of(Wanted.game(game));
        Names names = Names.in(language());
        if (json) {
            out().println(Json.text(Map.of(
                    "games", games.stream().map(each -> inJson(each, names)).toList())));
        } else {
            games.forEach(each -> describe(each, names));
        }
        return DONE;
    }

    private void describe(Game<?, ?, ?, ?, ?> game, Names names) {
        Players players = players(game, game.rulebooks().getFirst());
        out().println(say(
                "game", "id", game.id(), "name", names.game(game.id()), "min", players.min(), "max", players.max()));
        out().println("  " + names.about(game.id()));
        List<Setting> told = List.of();
        for (String rulebook : game.rulebooks()) {
            String lengths = game.lengths(rulebook).stream().map(names::length).collect(Collectors.joining(", "));
            out().println("  " + say("rulebook", "id", rulebook, "name", names.rulebook(rulebook), "lengths", lengths));
            List<Setting> settings = game.settings(rulebook);
            if (!settings.equals(told)) {
                settings.forEach(setting -> out().println("    " + option(setting, names)));
            }
            told = settings;
        }
        out().println();
    }

    private String option(Setting setting, Names names) {
        String values = switch (setting) {
            case Setting.Whole(var name, var min, var max, var usual) -> min + "–" + max;
            case Setting.OneOf(var name, var all, var usual) ->
                all.stream().map(value -> value(name, value, names)).collect(Collectors.joining(", "));
        };
        return say(
                "option",
                "id",
                setting.name(),
                "name",
                names.setting(setting.name()),
                "values",
                values,
                "standard",
                setting.standard());
    }

    private static String value(String setting, String value, Names names) {
        String name = names.value(setting, value);
        return name.equals(value) ? value : value + " (" + name + ")";
    }

    private static <O extends Options> Players players(Game<O, ?, ?, ?, ?> game, String rulebook) {
        return switch (Chosen.of(rulebook, game.settings(rulebook), Map.of())) {
            case Chosen.Choice.Valid(var chosen) -> game.players(game.options(chosen));
            case Chosen.Choice.Invalid(var refusal) -> throw new Fault(refusal);
        };
    }

    private static Map<String, Object> inJson(Game<?, ?, ?, ?, ?> game, Names names) {
        Players players = players(game, game.rulebooks().getFirst());
        Map<String, Object> lengths = new LinkedHashMap<>();
        Map<String, Object> options = new LinkedHashMap<>();
        for (String rulebook : game.rulebooks()) {
            lengths.put(
                    rulebook, game.lengths(rulebook).stream().map(Written::name).toList());
            options.put(
                    rulebook,
                    game.settings(rulebook).stream().map(GamesErrand::inJson).toList());
        }
        Map<String, Object> all = new LinkedHashMap<>();
        all.put("id", game.id());
        all.put("name", names.game(game.id()));
        all.put("about", names.about(game.id()));
        all.put("rulebooks", game.rulebooks());
        all.put("players", ordered("min", players.min(), "max", players.max()));
        all.put("lengths", lengths);
        all.put("options", options);
        return all;
    }

    private static Map<String, Object> inJson(Setting setting) {
        return switch (setting) {
            case Setting.Whole(var name, var min, var max, var usual) ->
                ordered("name", name, "min", min, "max", max, "standard", usual);
            case Setting.OneOf(var name, var values, var standard) ->
                ordered("name", name, "values", values, "standard", standard);
        };
    }

    private static Map<String, Object> ordered(Object... namesAndValues) {
        Map<String, Object> map = new LinkedHashMap<>();
        for (int i = 0; i < namesAndValues.length; i += 2) {
            map.put((String) namesAndValues[i], namesAndValues[i + 1]);
        }
        return map;
    }
}
