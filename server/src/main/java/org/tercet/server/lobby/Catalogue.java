package org.tercet.server.lobby;

import java.util.List;
import java.util.Map;
import org.tercet.rules.Games;
import org.tercet.rules.game.Chosen;
import org.tercet.rules.game.Game;
import org.tercet.rules.game.Length;
import org.tercet.rules.game.Options;
import org.tercet.rules.game.Players;
import org.tercet.rules.game.Setting;

/** Every game with what a table can choose. */
public record Catalogue(List<Entry> games) {

    public Catalogue {
        games = List.copyOf(games);
    }

    /** A game; its usual rulebook comes first. */
    public record Entry(String id, List<Book> rulebooks) {
        public Entry {
            rulebooks = List.copyOf(rulebooks);
        }
    }

    /** A rulebook; its usual length comes first, and so many play it when all settings are as usual. */
    public record Book(String id, List<Setting> settings, List<Length> lengths, Players players) {
        public Book {
            settings = List.copyOf(settings);
            lengths = List.copyOf(lengths);
        }
    }

    static Catalogue whole() {
        return new Catalogue(Games.ALL.stream().map(Catalogue::entry).toList());
    }

    private static Entry entry(Game<?, ?, ?, ?, ?> game) {
        return new Entry(
                game.id(),
                game.rulebooks().stream().map(book -> book(game, book)).toList());
    }

    private static <O extends Options> Book book(Game<O, ?, ?, ?, ?> game, String rulebook) {
        List<Setting> settings = game.settings(rulebook);
        return switch (Chosen.of(rulebook, settings, Map.of())) {
            case Chosen.Choice.Valid(var chosen) ->
                new Book(rulebook, settings, game.lengths(rulebook), game.players(game.options(chosen)));
            case Chosen.Choice.Invalid(var refusal) -> throw new IllegalStateException(refusal.toString());
        };
    }
}
