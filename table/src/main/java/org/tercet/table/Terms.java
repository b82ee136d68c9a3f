package org.tercet.table;

import java.util.Map;
import java.util.Optional;
import org.tercet.rules.Games;
import org.tercet.rules.game.Chosen;
import org.tercet.rules.game.Game;
import org.tercet.rules.game.Length;
import org.tercet.rules.game.Refusal;

/**
 * What a table plays, and for whom it is. The game stays the same as long as the table stands.
 *
 * @param open whether strangers find it in the lobby
 * @param chat whether players may write freely
 * @param programs whether anybody's program may sit down
 * @param begin the match begins by itself once so many people sit there; 0 when the host begins it
 * @param waits whether time stands still while somebody's line is broken; absent in logs that are older than this
 */
public record Terms(
        String game,
        Chosen chosen,
        Length length,
        boolean open,
        boolean chat,
        boolean programs,
        int begin,
        Optional<Boolean> waits) {

    public boolean isPatient() {
        return waits.orElse(false);
    }

    /** Complete and valid terms, or what is wrong with a wish. */
    public sealed interface Choice {
        record Valid(Terms terms) implements Choice {}

        record Invalid(Refusal refusal) implements Choice {}
    }

    public static Choice of(Wish wish) {
        Optional<Game<?, ?, ?, ?, ?>> game = Games.find(wish.game());
        if (game.isEmpty()) {
            return new Choice.Invalid(new Refusal.UnknownGame(wish.game()));
        }
        return choice(
                game.get(),
                wish.rulebook().orElse(game.get().rulebooks().getFirst()),
                wish.values().orElse(Map.of()),
                wish.length(),
                (chosen, length) -> new Terms(
                        wish.game(),
                        chosen,
                        length,
                        wish.open().orElse(false),
                        wish.chat().orElse(false),
                        wish.programs().orElse(false),
                        wish.begin().orElse(0),
                        wish.waits()));
    }

    /** The same table with something else chosen. */
    Choice choosing(Game<?, ?, ?, ?, ?> of, String rulebook, Map<String, String> values, Optional<Length> wanted) {
        return choice(
                of,
                rulebook,
                values,
                wanted,
                (now, length) -> new Terms(game, now, length, open, chat, programs, begin, waits));
    }

    private interface Making {
        Terms of(Chosen chosen, Length length);
    }

    private static Choice choice(
            Game<?, ?, ?, ?, ?> game,
            String rulebook,
            Map<String, String> values,
            Optional<Length> wanted,
            Making making) {
        if (!game.rulebooks().contains(rulebook)) {
            return new Choice.Invalid(new Refusal.UnknownRulebook(rulebook, game.rulebooks()));
        }
        Length length = wanted.orElse(game.lengths(rulebook).getFirst());
        if (!game.lengths(rulebook).contains(length)) {
            return new Choice.Invalid(new Refusal.UnknownLength(length, game.lengths(rulebook)));
        }
        return switch (Chosen.of(rulebook, game.settings(rulebook), values)) {
            case Chosen.Choice.Invalid(var refusal) -> new Choice.Invalid(refusal);
            case Chosen.Choice.Valid(var chosen) -> new Choice.Valid(making.of(chosen, length));
        };
    }
}
