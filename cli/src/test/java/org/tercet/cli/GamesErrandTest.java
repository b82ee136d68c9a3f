package org.tercet.cli;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.tercet.rules.Games;
import org.tercet.rules.game.Game;
import org.tercet.wire.words.Language;
import org.tercet.wire.words.Names;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

class GamesErrandTest {

    @ParameterizedTest
    @EnumSource
    void every_game_is_listed_with_its_rulebooks_and_options(Language language) {
        String out = Asked.tercet("games", "--lang", language.code()).out();

        for (Game<?, ?, ?, ?, ?> game : Games.ALL) {
            assertThat(out)
                    .contains(
                            game.id(),
                            Names.in(language).game(game.id()),
                            Names.in(language).about(game.id()));
            for (String rulebook : game.rulebooks()) {
                assertThat(out).contains("  " + rulebook);
                game.settings(rulebook)
                        .forEach(setting ->
                                assertThat(out).contains("--option " + setting.name() + "=" + setting.standard()));
            }
        }
    }

    @Test
    void programs_get_the_whole_catalogue() {
        JsonNode games = JsonMapper.shared()
                .readTree(Asked.tercet("games", "--json").out())
                .get("games");

        assertThat(games).hasSize(Games.ALL.size());
        JsonNode base = games.get(0);
        assertThat(base.get("id").stringValue()).isEqualTo("base");
        assertThat(base.get("rulebooks").toString()).isEqualTo("[\"devir\",\"italian\",\"gigamic\",\"fx-schmidt\"]");
        assertThat(base.get("players").toString()).isEqualTo("{\"min\":1,\"max\":40}");
        assertThat(base.get("lengths").get("fx-schmidt").get(0).stringValue()).isEqualTo("everyone-deals");
        assertThat(base.get("options").get("devir").get(1).toString())
                .isEqualTo("{\"name\":\"call-seconds\",\"min\":2,\"max\":30,\"standard\":5}");
    }

    @ParameterizedTest
    @CsvSource({
        "base, base",
        "SET, base",
        "base game, base",
        "Juego básico, base",
        "20/20, 20-20",
        "2020, 20-20",
        "twenty, 20-20",
        "coop, coopset",
        "Coop-Set, coopset",
        "ultra set CHAIN, ultraset-chain",
        "éclaireur, scout"
    })
    void a_game_is_found_however_its_name_is_written(String typed, String id) {
        assertThat(Asked.tercet("games", typed).out()).startsWith(id + ": ");
    }

    @Test
    void an_unknown_game_is_one_sentence() {
        assertThat(Asked.tercet("games", "poker", "--lang", "es"))
                .isEqualTo(
                        new Asked(2, "", "tercet: No hay ningún juego llamado “poker”: «tercet games» los enumera.\n"));
        assertThat(Asked.tercet("games", "").code()).isZero();
        assertThat(Asked.tercet("games", "base", "scout").code()).isEqualTo(2);
        assertThat(Asked.tercet("games", "x".repeat(1_000_000)).err()).hasSizeLessThan(200);
    }
}
