package org.tercet.wire.file;

import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import org.tercet.rules.game.Chosen;
import org.tercet.rules.game.Event;
import org.tercet.rules.game.Game;
import org.tercet.rules.game.Move;
import org.tercet.rules.game.Options;
import org.tercet.rules.game.Seating;
import org.tercet.rules.match.Chronicle;
import org.tercet.rules.match.Input;
import org.tercet.rules.match.MatchEvent;
import org.tercet.rules.match.Opening;
import org.tercet.rules.match.Step;
import org.tercet.testkit.Decks;
import org.tercet.wire.Samples;
import org.tercet.wire.shape.Shapes;

/** Records of matches that nobody would play: any inputs, any events, one after the other. */
final class Records {

    private Records() {}

    static GameFile<?, ?> wild(Game<?, ?, ?, ?, ?> game, long seed) {
        return wildOf(game, seed);
    }

    private static <O extends Options, M extends Move, E extends Event> GameFile<M, E> wildOf(
            Game<O, ?, M, E, ?> game, long seed) {
        Samples samples = new Samples(seed);
        Random random = new Random(seed);
        Seating seating = (Seating) samples.of(Shapes.of(Seating.class));
        Opening opening = opening(game, seating, seed);
        FileShapes shapes = FileShapes.of(game);
        List<MatchEvent<E>> first = new ArrayList<>(FileWriting.<E>implied(game.id(), opening));
        first.addAll(events(samples, shapes, random));
        List<Step<M, E>> steps = new ArrayList<>();
        long now = opening.at();
        for (int i = 0; i < 30; i++) {
            now += random.nextInt(100_000);
            steps.add(new Step<>(now, input(samples, shapes), events(samples, shapes, random)));
        }
        List<String> names = seating.all().stream()
                .map(seat -> random.nextBoolean() ? "" : "Ana \"" + seat + "\"\n")
                .toList();
        return new GameFile<>(
                game,
                new Chronicle<>(opening, first, steps),
                names,
                random.nextBoolean() ? Optional.of(random.nextLong()) : Optional.empty(),
                random.nextBoolean() ? Optional.of(fairness(seating, random)) : Optional.empty());
    }

    private static Fairness fairness(Seating seating, Random random) {
        return new Fairness(
                hex(random, 64),
                random.nextBoolean() ? Optional.of(hex(random, 64)) : Optional.empty(),
                seating.all().stream()
                        .filter(seat -> random.nextBoolean())
                        .map(seat -> new Fairness.Contribution(seat, hex(random, 16 + random.nextInt(49))))
                        .toList());
    }

    private static String hex(Random random, int bytes) {
        byte[] drawn = new byte[bytes];
        random.nextBytes(drawn);
        return HexFormat.of().formatHex(drawn);
    }

    static <O extends Options> Opening opening(Game<O, ?, ?, ?, ?> game, Seating seating, long seed) {
        String rulebook = game.rulebooks().getLast();
        Chosen chosen = ((Chosen.Choice.Valid) Chosen.of(rulebook, game.settings(rulebook), Map.of())).chosen();
        return new Opening(
                chosen,
                game.lengths(rulebook).getLast(),
                seating,
                Decks.shuffled(game.deck(game.options(chosen)), seed),
                0);
    }

    @SuppressWarnings("unchecked") // the family is that of the game
    private static <M> Input<M> input(Samples samples, FileShapes shapes) {
        return (Input<M>) samples.of(shapes.inputs());
    }

    @SuppressWarnings("unchecked") // the family is that of the game
    private static <E> List<MatchEvent<E>> events(Samples samples, FileShapes shapes, Random random) {
        List<MatchEvent<E>> events = new ArrayList<>();
        for (int i = random.nextInt(4); i > 0; i--) {
            events.add((MatchEvent<E>) samples.of(shapes.matchEvents()));
        }
        return events;
    }
}
