package org.tercet.cli;

import java.text.Normalizer;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.tercet.rules.Games;
import org.tercet.rules.game.Game;
import org.tercet.rules.game.Length;
import org.tercet.rules.game.Refusal;
import org.tercet.wire.shape.Written;
import org.tercet.wire.words.Language;
import org.tercet.wire.words.Names;

/** Games, rulebooks and lengths as somebody typed them: case, accents, blanks and signs do not matter. */
final class Wanted {

    /** What people also say. */
    private static final Map<String, String> ALIASES =
            Map.of("set", "base", "coop", "coopset", "twenty", "20-20", "twentytwenty", "20-20");

    private Wanted() {}

    /** A game by its name for programs or in any language. */
    static Game<?, ?, ?, ?, ?> game(String typed) {
        String wanted = plain(typed);
        return Games.find(ALIASES.getOrDefault(wanted, ""))
                .or(() -> find(wanted, Stream.of()))
                .or(() -> find(wanted, Stream.of(Language.values()).map(Names::in)))
                .orElseThrow(() -> new Fault("unknown-game", "game", typed));
    }

    private static Optional<Game<?, ?, ?, ?, ?>> find(String wanted, Stream<Names> names) {
        List<Names> languages = names.toList();
        return Games.ALL.stream()
                .filter(game -> plain(game.id()).equals(wanted)
                        || languages.stream()
                                .anyMatch(language ->
                                        plain(language.game(game.id())).equals(wanted)))
                .findFirst();
    }

    static String rulebook(Game<?, ?, ?, ?, ?> game, String typed) {
        return game.rulebooks().stream()
                .filter(rulebook -> plain(rulebook).equals(plain(typed)))
                .findFirst()
                .orElseThrow(() -> new Fault(new Refusal.UnknownRulebook(typed, game.rulebooks())));
    }

    static Length length(Game<?, ?, ?, ?, ?> game, String rulebook, String typed) {
        List<Length> possible = game.lengths(rulebook);
        Length length = Stream.of(Length.values())
                .filter(known -> plain(Written.name(known)).equals(plain(typed)))
                .findFirst()
                .orElseThrow(() -> new Fault("unknown-length", "length", typed, "known", names(possible)));
        if (!possible.contains(length)) {
            throw new Fault(new Refusal.UnknownLength(length, possible));
        }
        return length;
    }

    private static List<String> names(List<Length> lengths) {
        return lengths.stream().map(Written::name).toList();
    }

    /** Letters and digits only. */
    private static String plain(String typed) {
        String cut = typed.length() > 100 ? typed.substring(0, 100) : typed;
        return Normalizer.normalize(cut, Normalizer.Form.NFKD)
                .toLowerCase(Locale.ROOT)
                .replaceAll("[^\\p{L}\\p{Nd}]", "");
    }
}
