package org.tercet.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.tercet.rules.Games;
import org.tercet.rules.game.Event;
import org.tercet.rules.game.Game;
import org.tercet.rules.game.Move;
import org.tercet.rules.game.Options;
import org.tercet.rules.game.State;
import org.tercet.rules.game.View;
import org.tercet.table.Person;
import org.tercet.table.Wish;

/** Programs play whole matches of every game over the tables of a real node. */
class WholeGamesTest {

    @TempDir
    static Path folder;

    private static House house;

    @BeforeAll
    static void open() {
        house = new House(folder);
    }

    @AfterAll
    static void close() {
        house.close();
    }

    static Stream<Game<?, ?, ?, ?, ?>> games() {
        return Games.ALL.stream();
    }

    @ParameterizedTest
    @MethodSource("games")
    void a_whole_match_is_played(Game<?, ?, ?, ?, ?> game) throws Exception {
        play(game, 1);
    }

    private <O extends Options, S extends State, M extends Move, E extends Event, V extends View> void play(
            Game<O, S, M, E, V> game, long seed) throws Exception {
        Person ana = new Person("ana" + seed, "Ana", true);
        Person bea = new Person("bea" + seed, "Bea", true);
        Wish wish = new Wish(
                game.id(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.of(true),
                Optional.of(List.of()),
                Optional.of(2));
        Tables.Opening.Opened opened = (Tables.Opening.Opened)
                house.tables().open(ana, wish).toCompletableFuture().get(10, TimeUnit.SECONDS);
        Client<O, S, M, E, V> first = new Client<>(game, seed);
        Client<O, S, M, E, V> second = new Client<>(game, seed + 1);
        first.connect(house.tables(), opened.id(), ana);
        second.connect(house.tables(), opened.id(), bea);
        second.act("{\"type\":\"sit\"}");

        assertThat(first.finishes(60))
                .as("%s, seed %d: %s", game.id(), seed, first.heard().getLast())
                .isTrue();
        assertThat(second.finishes(5)).isTrue();
    }
}
