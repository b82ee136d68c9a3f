package org.tercet.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.tercet.rules.Games;
import org.tercet.wire.Reading;
import org.tercet.wire.file.GameFile;
import org.tercet.wire.file.Verifier;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

class PlaythroughErrandTest {

    static Stream<Arguments> everything() {
        return Games.ALL.stream()
                .flatMap(game -> game.rulebooks().stream().map(rulebook -> Arguments.of(game.id(), rulebook)));
    }

    @ParameterizedTest
    @MethodSource("everything")
    void every_game_is_played_to_its_end_by_every_rulebook(String game, String rulebook) {
        Asked asked = Asked.tercet("playthrough", game, "--rulebook", rulebook, "--seed", "3");

        assertThat(asked.err()).isEmpty();
        assertThat(asked.code()).isZero();
        GameFile<?, ?> file = read(asked.out());
        assertThat(file.seed()).isEqualTo(Optional.of(3L));
        assertThat(Verifier.replay(file))
                .isInstanceOfSatisfying(
                        Verifier.Replay.Same.class,
                        same -> assertThat(same.outcome()).isPresent());
        assertThat(Asked.tercet("playthrough", game, "--rulebook", rulebook, "--seed", "3"))
                .isEqualTo(asked);
    }

    @Test
    void without_a_seed_each_game_is_another_and_says_how_to_have_it_again() {
        GameFile<?, ?> one = read(Asked.tercet("playthrough", "base").out());
        GameFile<?, ?> other = read(Asked.tercet("playthrough", "base").out());

        assertThat(one).isNotEqualTo(other);
        assertThat(read(Asked.tercet(
                                "playthrough",
                                "base",
                                "--seed",
                                String.valueOf(one.seed().orElseThrow()))
                        .out()))
                .isEqualTo(one);
    }

    @Test
    void wishes_are_heard() {
        GameFile<?, ?> file = read(Asked.tercet(
                        "playthrough",
                        "Set",
                        "--players=4",
                        "--rulebook=FX Schmidt",
                        "--length",
                        "One Round",
                        "--option",
                        "deck=small",
                        "--option",
                        "fixed=red",
                        "--seed=0")
                .out());

        assertThat(file.chronicle().opening().seating().size()).isEqualTo(4);
        assertThat(file.chronicle().opening().chosen().values())
                .containsEntry("deck", "small")
                .containsEntry("fixed", "red");
        assertThat(file.chronicle().opening().order()).hasSize(27);
        assertThat(file.chronicle().opening().length()).hasToString("ONE_ROUND");
    }

    @Test
    void programs_get_the_opening_the_steps_and_the_outcome() {
        JsonNode match = JsonMapper.shared()
                .readTree(Asked.tercet("playthrough", "base", "--seed", "1", "--json")
                        .out());

        assertThat(match.propertyNames()).containsExactly("game", "seed", "opening", "first", "steps", "outcome");
        assertThat(match.get("opening").get("order")).hasSize(81);
        assertThat(match.get("first").get(0).get("type").stringValue()).isEqualTo("began");
        assertThat(match.get("steps").get(0).propertyNames()).containsExactly("at", "input", "events");
        assertThat(match.get("outcome").get("scores")).hasSize(2);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    ''                          | Which game? “tercet games” lists them.
                    poker                       | There is no game called “poker”: “tercet games” lists them.
                    base --rulebook hoyle       | There is no rulebook called “hoyle” here, but devir, italian, gigamic, fx-schmidt.
                    base --players 0            | This takes at least 1 player.
                    base --players 41           | The table is full: 40 can play.
                    base --players 2147483648   | The number of players is a whole number, not “2147483648”.
                    base --players -1           | The number of players is a whole number, not “-1”.
                    base --players two          | The number of players is a whole number, not “two”.
                    20/20 --players 9           | The table is full: 8 can play.
                    base --seed -1              | A seed is a whole number from 0 to 9223372036854775807, not “-1”.
                    base --seed 9223372036854775808 | A seed is a whole number from 0 to 9223372036854775807, not “9223372036854775808”.
                    base --seed 1e3             | A seed is a whole number from 0 to 9223372036854775807, not “1e3”.
                    base --option fast          | An option is given as NAME=VALUE, not as “fast”.
                    base --option speed=9       | There is no option called “speed” here.
                    base --option laid=10       | “10” is not possible for the option laid (as-printed, 9, 12).
                    base --option call-seconds=031 | “031” is not possible for the option call-seconds (2–30).
                    base --option laid=9 --option laid=9 | “laid” can be given only once.
                    base --length forever       | There is no length called “forever” here, but one-round, everyone-deals.
                    base --length ten-a-player  | A match of the length “to ten points a player” is not possible here, but: one round, until everyone has dealt.
                    base --seed                 | “--seed” needs a value.
                    base --seed 1 --seed 2      | “--seed” can be given only once.
                    base scout                  | “scout” is one word too many.
                    base --fast                 | “--fast” is not an option here: --help lists them.
                    """)
    void what_cannot_be_is_one_sentence(String words, String sentence) {
        Asked asked = Asked.tercet(("playthrough " + words).trim().split(" "));

        assertThat(asked).isEqualTo(new Asked(2, "", "tercet: " + sentence + "\n"));
    }

    private static GameFile<?, ?> read(String text) {
        return switch (GameFile.read(text)) {
            case Reading.Read<GameFile<?, ?>>(var file) -> file;
            case Reading.Unreadable<GameFile<?, ?>> unreadable -> throw new AssertionError(unreadable);
        };
    }
}
