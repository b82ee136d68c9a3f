package org.tercet.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.tercet.cards.Solver;
import org.tercet.lab.simulate.OneByOne;
import org.tercet.rules.Games;
import org.tercet.rules.game.Game;
import org.tercet.vector.Vectors;
import org.tercet.wire.words.Language;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

class SimulateErrandTest {

    @TempDir
    Path folder;

    @Test
    void the_base_game_is_counted_in_json() {
        JsonNode answer = json("simulate", "--games", "3000", "--policy", "random", "--seed", "5", "--json");

        assertThat(answer.get("games").intValue()).isEqualTo(3000);
        JsonNode noSet = answer.get("noSet");
        assertThat(noSet.get("first12").get("of").intValue()).isEqualTo(3000);
        assertThat(noSet.get("12").get("of").intValue()).isBetween(70_000, 74_000);
        assertThat(noSet.get("12").get("count").doubleValue()
                        / noSet.get("12").get("of").doubleValue())
                .isBetween(0.06, 0.07);
        assertThat(noSet.get("15").get("of").intValue()).isPositive();
        assertThat(noSet.has("18")).isTrue();
        long left = 0;
        for (String cards : answer.get("left").propertyNames()) {
            assertThat(cards).isIn("0", "6", "9", "12", "15", "18");
            left += answer.get("left").get(cards).longValue();
        }
        assertThat(left).isEqualTo(3000);
        JsonNode fresh = answer.get("noSetByDeck").get("12").get(0);
        assertThat(fresh.get("deck").intValue()).isEqualTo(69);
        assertThat(fresh.get("count")).isEqualTo(noSet.get("first12").get("count"));
        assertThat(answer.get("setsPerLayout")
                        .get("12")
                        .get("distribution")
                        .get(0)
                        .get("count"))
                .isEqualTo(noSet.get("12").get("count"));
        assertThat(answer.get("setsPerLayout").get("12").get("error").doubleValue())
                .isPositive();
    }

    @ParameterizedTest
    @ValueSource(strings = {"--json", "--csv", "--lang=pt"})
    void the_answer_does_not_depend_on_the_threads(String form) {
        Asked alone = Asked.tercet("simulate", "--games", "2000", "--threads", "1", form);

        assertThat(alone.code()).isZero();
        assertThat(Asked.tercet("simulate", "--games", "2000", "--threads", "3", form))
                .isEqualTo(alone);
        assertThat(Asked.tercet("simulate", "--games", "2000", "--seed", "2", form))
                .isNotEqualTo(alone);
    }

    @Test
    void the_base_game_is_told_in_tables() {
        Asked asked = Asked.tercet("simulate", "--games", "500", "--rulebook", "gigamic");

        assertThat(asked.err()).isEmpty();
        assertThat(asked.out().lines())
                .contains("Base game, Gigamic: 500 games, policy first, seed 1")
                .anyMatch(
                        line -> line.matches("the first 12 +500 +\\d+ +\\d\\.\\d{4} % +\\d\\.\\d{4} % +\\d+\\.\\d{4}"))
                .anyMatch(line -> line.matches("deck +12 cards +± +15 cards +±.*"))
                .anyMatch(line -> line.matches("mean +2\\.\\d{4} .*"))
                .anyMatch(line -> line.matches(" +6 +\\d+ +\\d\\d\\.\\d{4} % .*"));
    }

    @Test
    void every_game_is_played_again_by_the_rules_if_asked() {
        Asked asked = Asked.tercet("simulate", "--games", "40", "--verify", "--policy", "different", "--players", "2");

        assertThat(asked.code()).isZero();
        assertThat(asked.out()).contains("Every game was also played by the real rules");
        assertThat(json("simulate", "--games", "5", "--verify", "--json")
                        .get("verified")
                        .booleanValue())
                .isTrue();
    }

    @Test
    void a_lone_player_by_fx_schmidt_stops_early() {
        JsonNode alone = json("simulate", "--games", "500", "--rulebook", "fx-schmidt", "--json");
        JsonNode two = json("simulate", "--games", "500", "--rulebook", "fx-schmidt", "--players", "2", "--json");

        assertThat(alone.get("noSet").get("15").get("of").intValue()).isZero();
        assertThat(two.get("noSet").get("15").get("of").intValue()).isPositive();
    }

    @Test
    void greedy_and_best_play_coopset_on_the_same_deals() {
        JsonNode both = json("simulate", "--game", "coopset", "--games", "30", "--json");
        JsonNode best = json("simulate", "--game", "coopset", "--games", "30", "--policy", "best", "--json");

        JsonNode policies = both.get("policies");
        assertThat(policies.get("best").get("score")).isEqualTo(best.get("score"));
        assertThat(policies.get("best").get("score").get("mean").doubleValue()
                        - policies.get("greedy").get("score").get("mean").doubleValue())
                .isCloseTo(both.get("gain").get("mean").doubleValue(), org.assertj.core.api.Assertions.within(1e-9))
                .isPositive();
        assertThat(best.get("grades").propertyNames()).contains("good", "cheating");
    }

    static Stream<String> everyGame() {
        return Games.ALL.stream().map(Game::id);
    }

    @ParameterizedTest
    @MethodSource("everyGame")
    void casual_players_play_every_game(String game) {
        JsonNode answer = json("simulate", "--game", game, "--policy", "casual", "--games", "3", "--json");

        assertThat(answer.get("seats").size()).isEqualTo(answer.get("players").intValue());
        assertThat(answer.get("seats").get(0).get("wins").get("of").intValue()).isEqualTo(3);
        assertThat(answer.get("steps").get("mean").doubleValue()).isPositive();
        assertThat(Asked.tercet("simulate", "--game", game, "--policy", "casual", "--games", "2", "--csv")
                        .out()
                        .lines())
                .contains("policy,figure,cards,deck,item,count,of,value,error")
                .allMatch(line -> line.chars().filter(sign -> sign == ',').count() == 8);
    }

    @ParameterizedTest
    @CsvSource({"base, random", "coopset, both", "20-20, casual"})
    void it_is_told_in_five_languages(String game, String policy) {
        List<String> told = Stream.of(Language.values())
                .map(language -> Asked.tercet(
                                "simulate",
                                "--game",
                                game,
                                "--policy",
                                policy,
                                "--games",
                                "4",
                                "--lang",
                                language.code())
                        .out())
                .distinct()
                .toList();

        assertThat(told).hasSize(5).noneMatch(String::isBlank);
    }

    @Test
    void the_curves_are_drawn() throws Exception {
        Path file = folder.resolve("no set.svg");
        Asked asked = Asked.tercet("simulate", "--games", "2000", "--plot", file.toString(), "--lang", "fr");

        assertThat(asked.code()).isZero();
        var picture = DocumentBuilderFactory.newInstance().newDocumentBuilder().parse(file.toFile());
        assertThat(picture.getElementsByTagName("polyline").getLength()).isEqualTo(2);
        assertThat(picture.getElementsByTagName("polyline")
                        .item(0)
                        .getAttributes()
                        .getNamedItem("points")
                        .getNodeValue()
                        .split(" "))
                .hasSize(24);
        assertThat(Files.readString(file)).contains("cartes restant dans la pioche", "12 cartes", "15 cartes");
    }

    @Test
    void a_terminal_sees_progress_and_nothing_of_it_stays() {
        String[] words = {"simulate", "--game", "coopset", "--games", "150", "--threads", "1"};
        Asked seen = Asked.tercet(Map.of(Progress.VARIABLE, "1"), words);

        assertThat(seen.err()).contains("[#", "games a second").endsWith(" \r");
        assertThat(Asked.tercet(words).err()).isEmpty();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    --games 0               | --games goes from 1 to 10000000000, not 0.
                    --games -5              | --games goes from 1 to 10000000000, not -5.
                    --games 10000000001     | --games goes from 1 to 10000000000, not 10000000001.
                    --games many            | “many” cannot be understood.
                    --threads 0             | --threads goes from 1 to 1000, not 0.
                    --policy best           | There is no policy called “best” for this game, but first, random, similar, different, casual.
                    --game coop --policy x  | There is no policy called “x” for this game, but both, greedy, best, casual.
                    --game poker            | There is no game called “poker”: “tercet games” lists them.
                    --csv --json            | --csv and --json are two answers: ask for one at a time.
                    --plot /no/such/a.svg   | The picture cannot be written to “/no/such/a.svg”.
                    --plot /                | The picture cannot be written to “/”.
                    --game setup --plot a.svg | There is nothing to draw for “setup”: no cards lie before everybody in it.
                    --game setup --verify   | --verify is for the base game, played by one of the policies first, random, similar and different.
                    """)
    void wrong_input_gets_one_sentence_and_exit_code_two(String arguments, String sentence) {
        Asked asked = Asked.tercet(("simulate " + arguments).split(" "));

        assertThat(asked.code()).isEqualTo(2);
        assertThat(asked.err().lines()).containsExactly("tercet: " + sentence);
        assertThat(asked.out()).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"--rulebook goren", "--players 41", "--game scout --players 1", "--seed 1.5"})
    void what_the_rules_refuse_is_one_sentence_too(String arguments) {
        Asked asked = Asked.tercet(("simulate " + arguments).split(" "));

        assertThat(asked.code()).isEqualTo(2);
        assertThat(asked.err().lines()).hasSize(1);
        assertThat(asked.out()).isEmpty();
    }

    @Test
    void without_the_module_plain_java_is_chosen() {
        assertThat(Vectors.arePresent()).isFalse();
        assertThat(Vectors.finder()).isSameAs(Solver.INSTANCE);
        assertThat(Vectors.games()).isInstanceOf(OneByOne.class);
    }

    private static JsonNode json(String... words) {
        Asked asked = Asked.tercet(words);
        assertThat(asked.err()).isEmpty();
        assertThat(asked.code()).isZero();
        return JsonMapper.shared().readTree(asked.out());
    }
}
