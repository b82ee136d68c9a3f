package org.tercet.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.tercet.wire.Reading;
import org.tercet.wire.file.GameFile;

class PlayErrandTest {

    @Test
    void a_script_plays_line_by_line_without_escape_codes() {
        Asked asked = typed("1rto 1rts 1rtd\nq w e\n1rso\nn\nx\nno\nx\ny\n", Map.of(), "play", "--seed", "1");

        assertThat(asked.code()).isEqualTo(1);
        assertThat(asked.err()).isEmpty();
        assertThat(asked.out())
                .contains(
                        "  q 1rto",
                        "0:01 You take 1rto 1rts 1rtd.",
                        "You 3; 66 cards in the deck",
                        "0:02 You are wrong with",
                        "It is not a set: two ",
                        "You lose 3 won cards.",
                        "1rso is not on the table.",
                        "You see no set.",
                        "Leave the game?",
                        "The game goes on.",
                        "You leave the game before its end.",
                        "--seed 1")
                .doesNotContain("\u001b");
    }

    @Test
    void the_same_script_gives_the_same_game() {
        String script = "+30\n\nn\n+60\nn\n+200\n";

        Asked once = typed(script, Map.of(), "play", "--seed", "7", "--bots", "3");

        assertThat(once.out()).contains("Ada", "Bruno", "Clara");
        assertThat(typed(script, Map.of(), "play", "--seed", "7", "--bots", "3"))
                .isEqualTo(once);
        assertThat(typed(script, Map.of(), "play", "--seed", "8", "--bots", "3"))
                .isNotEqualTo(once);
    }

    @Test
    void the_end_of_the_input_is_the_end_of_the_game() {
        Asked asked = typed("", Map.of("LANG", "it_IT.UTF-8"), "play");

        assertThat(asked.code()).isEqualTo(1);
        assertThat(asked.out()).contains("Lasci la partita prima della fine.");
    }

    @Test
    void where_letters_are_ascii_only_nothing_else_is_written() {
        Asked asked = typed("?\nn\n", Map.of("LC_ALL", "C"), "play", "--lang", "fr", "--bots", "1");

        assertThat(asked.out())
                .contains("la pioche", "Chaque carte a la touche")
                .isASCII();
    }

    @Test
    void a_game_is_kept_in_a_new_file(@TempDir Path folder) throws Exception {
        Path file = folder.resolve("game.txt");

        Asked asked = typed("n\nn\n", Map.of(), "play", "--seed", "3", "--save", file.toString());

        assertThat(asked.out()).contains("The game is in " + file);
        assertThat(GameFile.read(Files.readString(file))).isInstanceOf(Reading.Read.class);
        assertThat(Asked.tercet("play", "--save", file.toString()).err()).contains("There is a file");
    }

    @ParameterizedTest
    @CsvSource({
        "chess, There is no game called “chess”: “tercet games” lists them.",
        "base --rulebook=x, 'There is no rulebook called “x” here, but devir, italian, gigamic, fx-schmidt.'",
        "base --option=foo=1, There is no option called “foo” here.",
        "base --option=foo, 'An option is given as NAME=VALUE, not as “foo”.'",
        "base --option=laid=9 --option=laid=9, “laid” can be given only once.",
        "base --option=call-seconds=1, “1” is not possible for the option call-seconds (2–30).",
        "base --option=gesture=two, '“two” is not possible for the option gesture (call, one).'",
        "base --players=0, This takes at least 1 player.",
        "base --bots=40, The table is full: 40 can play.",
        "base --bots=1 --players=2, Either --players or --bots: the one says the other.",
        "base --bots=2147483647, The table is full: 40 can play.",
        "base --bots=-5, This takes at least 1 player.",
        "base --strength=weak, 'There is no strength “weak”: beginner, casual, good and master are known.'",
        "base --length=long, 'There is no length called “long” here, but one-round, everyone-deals.'",
        "base --keys=dvorak, 'There is no keyboard “dvorak”: qwerty, azerty and qwertz are known.'",
        "base --save=/nowhere/at/all, The game cannot be saved in “/nowhere/at/all”.",
        "base --json, 'A game is played, not answered in JSON; --save keeps it in a file.'",
        "base --seed=x, “x” cannot be understood.",
    })
    void what_cannot_be_played_is_one_sentence(String words, String sentence) {
        String[] all = ("play " + words).split(" ");

        assertThat(Asked.tercet(all)).isEqualTo(new Asked(2, "", "tercet: " + sentence + "\n"));
    }

    private static Asked typed(String script, Map<String, String> variables, String... words) {
        return Asked.tercet(script.getBytes(StandardCharsets.UTF_8), variables, words);
    }
}
