package org.tercet.cli;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.tercet.bots.Dice;
import org.tercet.bots.table.Cast;
import org.tercet.bots.table.Casts;
import org.tercet.bots.table.Playthrough;
import org.tercet.fair.Contribution;
import org.tercet.fair.Contributions;
import org.tercet.fair.FairShuffle;
import org.tercet.fair.Seed;
import org.tercet.rules.game.Chosen;
import org.tercet.rules.game.Event;
import org.tercet.rules.game.Game;
import org.tercet.rules.game.Move;
import org.tercet.rules.game.Options;
import org.tercet.rules.game.Seating;
import org.tercet.rules.game.State;
import org.tercet.rules.game.View;
import org.tercet.rules.match.Opening;
import org.tercet.table.fair.FairCards;
import org.tercet.wire.file.GameFile;

/** Whole matches whose shuffles were settled before the deal. */
final class FairGames {

    static final FairShuffle SHUFFLE = FairShuffle.of(
            Seed.ofHex("5e".repeat(64)).good().orElseThrow(),
            Contributions.NONE.with(1, new Contribution("b2".repeat(32))));

    private FairGames() {}

    static GameFile<?, ?> of(String game) {
        return played(Casts.find(game).orElseThrow());
    }

    private static <O extends Options, S extends State, M extends Move, E extends Event, V extends View>
            GameFile<M, E> played(Cast<O, S, M, E, V> cast) {
        Game<O, S, M, E, V> game = cast.game();
        String rulebook = game.rulebooks().getFirst();
        Chosen chosen = ((Chosen.Choice.Valid) Chosen.of(rulebook, game.settings(rulebook), Map.of())).chosen();
        Opening opening = new Opening(
                chosen,
                game.lengths(rulebook).getFirst(),
                Seating.of(2),
                FairCards.order(SHUFFLE, 0, game.deck(game.options(chosen))),
                0);
        return new GameFile<>(
                        game,
                        Playthrough.of(
                                cast,
                                opening,
                                (number, cards) -> FairCards.order(SHUFFLE, number, cards),
                                Dice.seeded(1)),
                        List.of("Ana", "Bruno"),
                        Optional.empty())
                .with(FairCards.revealed(SHUFFLE));
    }
}
