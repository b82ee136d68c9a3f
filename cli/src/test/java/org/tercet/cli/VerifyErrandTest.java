package org.tercet.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.tercet.wire.file.GameFile;
import org.tercet.wire.words.Language;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

class VerifyErrandTest {

    private static final String GAME =
            FairGames.of(org.tercet.rules.Games.TWENTY.id()).text();
    private static final String SMALL = FairGames.of("base").text();
    private static final String COMMITMENT =
            FairGames.SHUFFLE.seed().commitment().hex();
    private static final String OTHER = "0".repeat(128);

    @TempDir
    private Path folder;

    @Test
    void a_fair_game_is_verified() throws IOException {
        Path file = Files.writeString(folder.resolve("game.txt"), GAME);

        Asked asked = Asked.tercet("verify", file.toString());

        assertThat(asked.out()).matches("""
                        ✓ The seed is the one that was committed to before the deal\\.
                        ✓ \\d+ shuffles follow from the seed and 1 contribution\\.
                        ✓ Every event follows from the rules, and the match is over\\.
                        Verified: the shuffles were fair and the rules were kept\\.
                        """);
        assertThat(asked.err()).isEmpty();
        assertThat(asked.code()).isZero();
        assertThat(verify(GAME)).isEqualTo(asked);
        assertThat(verify(GAME, "--fair")).isEqualTo(asked);
    }

    @Test
    void a_game_about_which_nothing_was_settled_holds_and_is_not_provable() {
        String plain = SMALL.replaceAll("(?m)^(Commitment|Fair-Seed|Contribution): .*\n", "");

        assertThat(verify(plain)).isEqualTo(new Asked(0, """
                – Nothing was committed to before the deal.
                – 1 shuffle: not provable.
                ✓ Every event follows from the rules, and the match is over.
                Nothing is wrong, but the shuffles are not provable.
                """, ""));
        assertThat(verify(plain, "--fair").code()).isEqualTo(1);
        assertThat(verify(plain, "--fair").out()).endsWith("Not verified.\n");
    }

    @Test
    void a_seed_that_is_still_secret_is_said_to_be() {
        assertThat(verify(SMALL.replaceFirst("Fair-Seed: .*\n", "")).out()).startsWith("""
                – The seed has not been revealed.
                – 1 shuffle: not provable.
                """);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    Fair-Seed: 5e      | Fair-Seed: 5f                | The seed is not the one
                    Fair-Seed: 5e      | Fair-Seed: 5f                | Shuffle 1 is another: its card
                    Commitment: [0-9]  | Commitment: a                | The seed is not the one
                    Contribution: #2   | Contribution: #1             | Shuffle 1 is another
                    Contribution: #2 b | Contribution: #2 c           | Shuffle 1 is another
                    (#\\d call)        | $1\\n            → laid spots=[] | Line
                    (\\.\\d{3})  #2    | $1  #1                       | Line
                    """)
    void what_does_not_hold_is_said(String right, String wrong, String sentence) {
        String forged = SMALL.replaceFirst(right, wrong.replace("\\n", "\n"));
        assertThat(forged).isNotEqualTo(SMALL);

        Asked asked = verify(forged);

        assertThat(asked.out()).contains("✗ " + sentence).endsWith("Not verified.\n");
        assertThat(asked.err()).isEmpty();
        assertThat(asked.code()).isEqualTo(1);
    }

    @Test
    void an_event_that_is_left_out_is_said() {
        String forged = SMALL.substring(0, SMALL.lastIndexOf("            ⇒ match-ended"));

        assertThat(verify(forged).out()).containsPattern("✗ Line \\d+: by the rules, “⇒ match-ended .*” follows here");
    }

    @Test
    void what_somebody_noted_is_compared() {
        assertThat(verify(SMALL, "--commitment", COMMITMENT, "--contribution", "b2".repeat(32))
                        .out())
                .contains("✓ The commitment is the one that you saw.\n")
                .contains("✓ What you sent is among what the players added.\n")
                .contains("Verified");

        Asked other = verify(SMALL, "--commitment", OTHER, "--contribution", "b3".repeat(32));
        assertThat(other.out())
                .contains("✗ The commitment is not the one that you saw.\n")
                .contains("✗ What you sent is not among what the players added.\n")
                .endsWith("Not verified.\n");
        assertThat(other.code()).isEqualTo(1);

        assertThat(verify(SMALL, "--commitment", "ABC")).isEqualTo(new Asked(2, "", """
                        tercet: “ABC” is not what --commitment needs: hexadecimal digits in lower case, as many as were shown or sent.
                        """));
    }

    @Test
    void json_has_each_claim() {
        JsonNode json = JsonMapper.builder()
                .build()
                .readTree(verify(SMALL, "--json", "--commitment", OTHER).out());

        assertThat(json.propertyNames())
                .containsExactly("game", "verified", "provable", "commitment", "promise", "shuffles", "rules");
        assertThat(json.at("/verified").asBoolean()).isFalse();
        assertThat(json.at("/provable").asBoolean()).isTrue();
        assertThat(json.at("/commitment").asString()).isEqualTo("other");
        assertThat(json.at("/promise").toString())
                .isEqualTo("{\"type\":\"kept\",\"commitment\":\"" + COMMITMENT + "\"}");
        assertThat(json.at("/shuffles").toString())
                .isEqualTo("{\"type\":\"as-settled\",\"shuffles\":1,\"contributions\":1}");
        assertThat(json.at("/rules/type").asString()).isEqualTo("same");
        assertThat(json.at("/rules/outcome/scores").size()).isEqualTo(2);
    }

    @ParameterizedTest
    @EnumSource
    void it_says_so_in_five_languages(Language language) {
        Asked good = verify(SMALL, "--lang", language.code());
        Asked bad = verify(SMALL.replaceFirst("Fair-Seed: 5e", "Fair-Seed: 5f"), "--lang", language.code());

        assertThat(good.out().lines())
                .hasSize(4)
                .last()
                .isEqualTo(Speech.of("verify", language).say("verdict.complete"));
        assertThat(bad.out().lines())
                .hasSize(4)
                .last()
                .isEqualTo(Speech.of("verify", language).say("verdict.fails"));
    }

    @Test
    void what_is_no_game_file_gets_one_sentence() {
        assertThat(verify("")).isEqualTo(new Asked(2, "", "tercet: The file “-” is empty.\n"));
        assertThat(verify("hello\n")).isEqualTo(new Asked(2, "", "tercet: “-”, line 1: “Tercet-Game” is missing.\n"));
        assertThat(verify("x".repeat(GameFile.LARGEST + 1)).code()).isEqualTo(2);
        assertThat(Asked.tercet("verify").code()).isEqualTo(2);
        assertThat(Asked.tercet("verify", folder.resolve("none").toString()).code())
                .isEqualTo(2);
        assertThat(verify(SMALL.replaceFirst("Contribution: #2 b", "Contribution: #2 B")))
                .isEqualTo(new Asked(2, "", """
                        tercet: “-”, line 16: This should have been here: hexadecimal digits in lower case, as many as belong there.
                        """));
    }

    @Test
    void a_tampered_game_is_never_verified_nor_does_it_upset_the_program() {
        long seed = System.nanoTime();
        Random random = new Random(seed);
        int deck = SMALL.indexOf("Deck:");
        for (int i = 0; i < 400; i++) {
            StringBuilder forged = new StringBuilder(SMALL);
            int at = random.nextInt(SMALL.length());
            switch (random.nextInt(3)) {
                case 0 -> forged.deleteCharAt(at);
                case 1 -> forged.insert(at, SMALL.charAt(random.nextInt(SMALL.length())));
                default -> forged.setCharAt(at, SMALL.charAt(random.nextInt(SMALL.length())));
            }
            Asked asked = verify(forged.toString(), "--fair");

            assertThat(asked.code()).as("seed %d: %s", seed, asked).isBetween(0, 2);
            if (at >= deck && !forged.toString().equals(SMALL)) {
                assertThat(isNoticed(asked, forged, at))
                        .as("seed %d at %d: %s", seed, at, asked)
                        .isTrue();
            }
        }
    }

    /** A moment may be another and everything still follow; a card may not. */
    private static boolean isNoticed(Asked asked, StringBuilder forged, int at) {
        int begins = forged.lastIndexOf("\n", Math.max(0, at - 1)) + 1;
        boolean inTime = at - begins <= 10 && at > SMALL.indexOf("deal\n");
        return asked.code() != 0 || inTime;
    }

    private static Asked verify(String text, String... more) {
        List<String> words = new ArrayList<>(List.of("verify", "-"));
        words.addAll(List.of(more));
        return Asked.tercet(text.getBytes(StandardCharsets.UTF_8), Map.of(), words.toArray(String[]::new));
    }
}
