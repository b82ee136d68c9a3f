package org.tercet.cli.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.tercet.bots.Player;
import org.tercet.bots.human.Strength;
import org.tercet.bots.table.Cast;
import org.tercet.bots.table.Casts;
import org.tercet.rules.game.Chosen;
import org.tercet.rules.game.Event;
import org.tercet.rules.game.Move;
import org.tercet.rules.game.Options;
import org.tercet.rules.game.State;
import org.tercet.rules.game.View;
import org.tercet.wire.Reading;
import org.tercet.wire.file.GameFile;
import org.tercet.wire.file.Verifier;
import org.tercet.wire.words.Language;

/** Every game that is offered is typed from the deal to the end, in every language, alone and against bots. */
class WholeGamesTest {

    static Stream<Arguments> tables() {
        List<Arguments> tables = new ArrayList<>();
        int seed = 0;
        for (Stock<?, ?, ?, ?, ?> stock : Offered.ALL) {
            for (String rulebook : stock.game().rulebooks()) {
                for (Language language : Language.values()) {
                    int players = 1 + seed++ % 3;
                    tables.add(Arguments.of(stock.game().id(), rulebook, language, players, seed));
                }
            }
        }
        return tables.stream();
    }

    @ParameterizedTest
    @MethodSource("tables")
    void a_whole_game_can_be_typed(String game, String rulebook, Language language, int players, int seed) {
        Stock<?, ?, ?, ?, ?> stock = Offered.find(game).orElseThrow();

        play(stock, rulebook, language, players, seed);
    }

    private static <O extends Options, S extends State, M extends Move, E extends Event, V extends View> void play(
            Stock<O, S, M, E, V> stock, String rulebook, Language language, int wanted, int seed) {
        Chosen chosen = chosen(stock, rulebook);
        int players = Math.max(
                wanted, stock.game().players(stock.game().options(chosen)).min());
        List<String> names = Stream.of("I", "Ada", "Bruno").limit(players).toList();
        Terms terms =
                new Terms(chosen, stock.game().lengths(rulebook).getFirst(), names, Strength.CASUAL, seed, 1_000_000);
        Sitting<O, S, M, E, V> sitting = new Sitting<>(stock, terms);
        Voice voice = new Voice(language, Keyboard.QWERTY, names, Sitting.ME);
        Session<V, M> session = new Session<>(sitting, stock.front(), voice);
        SplittableRandom random = new SplittableRandom(seed);
        Typist<V, M> typist = new Typist<>(sitting, session, casual(stock), random::nextInt);
        List<String> said = new ArrayList<>();

        new PlainShell(session, typist, said::add, new Telling(voice, terms.at())).run();
        said.addAll(session.result());

        assertThat(session.isOver())
                .as("ends after %d lines", typist.typed.size())
                .isTrue();
        assertThat(said).noneMatch(line -> line.isBlank() || line.contains("{") || line.contains("\u001b"));
        assertThat(GameFile.read(sitting.file().text()))
                .isInstanceOfSatisfying(
                        Reading.Read.class,
                        read -> assertThat(replayed((GameFile<?, ?>) read.value()))
                                .isInstanceOf(Verifier.Replay.Same.class));
    }

    private static Verifier.Replay replayed(GameFile<?, ?> file) {
        return Verifier.replay(file);
    }

    private static Chosen chosen(Stock<?, ?, ?, ?, ?> stock, String rulebook) {
        return switch (Chosen.of(rulebook, stock.game().settings(rulebook), Map.of())) {
            case Chosen.Choice.Valid(var chosen) -> chosen;
            case Chosen.Choice.Invalid(var refusal) -> throw new AssertionError(refusal);
        };
    }

    @SuppressWarnings("unchecked") // the same game, the same types
    private static <M extends Move, V extends View> Player<V, M> casual(Stock<?, ?, M, ?, V> stock) {
        Cast<?, ?, ?, ?, ?> cast = Casts.find(stock.game().id()).orElseThrow();
        return (Player<V, M>) cast.player();
    }
}
