package org.tercet.table.fair;

import java.util.List;
import java.util.Map;
import org.tercet.bots.Dice;
import org.tercet.bots.table.Cast;
import org.tercet.bots.table.Playthrough;
import org.tercet.fair.FairShuffle;
import org.tercet.rules.game.Chosen;
import org.tercet.rules.game.Event;
import org.tercet.rules.game.Game;
import org.tercet.rules.game.Move;
import org.tercet.rules.game.Options;
import org.tercet.rules.game.Seating;
import org.tercet.rules.game.State;
import org.tercet.rules.game.View;
import org.tercet.rules.match.Chronicle;
import org.tercet.rules.match.Opening;
import org.tercet.wire.file.GameFile;

/** Whole matches in which every shuffle follows from a seed. */
final class FairMatches {

    private FairMatches() {}

    static <O extends Options, S extends State, M extends Move, E extends Event, V extends View> GameFile<M, E> played(
            Cast<O, S, M, E, V> cast, int players, FairShuffle shuffle, long seed) {
        Game<O, S, M, E, V> game = cast.game();
        String rulebook = game.rulebooks().getFirst();
        Chosen chosen = ((Chosen.Choice.Valid) Chosen.of(rulebook, game.settings(rulebook), Map.of())).chosen();
        Opening opening = new Opening(
                chosen,
                game.lengths(rulebook).getFirst(),
                Seating.of(players),
                FairCards.order(shuffle, 0, game.deck(game.options(chosen))),
                1_000_000);
        Chronicle<M, E> chronicle = Playthrough.of(
                cast, opening, (number, cards) -> FairCards.order(shuffle, number, cards), Dice.seeded(seed));
        List<String> names = Seating.of(players).all().stream()
                .map(seat -> "P" + seat.number())
                .toList();
        return new GameFile<>(game, chronicle, names, java.util.Optional.empty()).with(FairCards.revealed(shuffle));
    }
}
