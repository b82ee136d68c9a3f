package org.tercet.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.tercet.cards.Card;
import org.tercet.cards.CardSet;
import org.tercet.cards.Notation;
import org.tercet.lab.review.Review;
import org.tercet.rules.Games;
import org.tercet.rules.game.Chosen;
import org.tercet.rules.game.Decision;
import org.tercet.rules.game.Length;
import org.tercet.rules.game.Seat;
import org.tercet.rules.game.Seating;
import org.tercet.rules.match.Chronicle;
import org.tercet.rules.match.Input;
import org.tercet.rules.match.Match;
import org.tercet.rules.match.MatchEvent;
import org.tercet.rules.match.Opening;
import org.tercet.rules.match.Step;
import org.tercet.rules.race.RaceEvent;
import org.tercet.rules.race.RaceMove;
import org.tercet.wire.Limits;
import org.tercet.wire.Reading;
import org.tercet.wire.file.GameFile;
import org.tercet.wire.json.JsonCodec;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

class ReviewErrandTest {

    private static final String TOP = "3ros 1gts 3roo 1gss 1gtd 1rtd 1ptd 3pts 1gsd 2poo 2rsd 2ptd 3psd 3gtd 2rod";

    @TempDir
    private Path folder;

    /** A lone player takes one set of two, errs, and stops with two on the table. */
    private static final String GAME = game(List.of(
            step(2_000, new RaceMove.Call()),
            step(3_000, new RaceMove.Take(cards("1rtd 1gtd 1ptd"))),
            step(65_000, new RaceMove.Call()),
            step(66_000, new RaceMove.Take(cards("3ros 3roo 2rod"))),
            step(70_500, new RaceMove.NoSet())));

    @Test
    void a_finished_game_is_told_from_beginning_to_end() {
        assertThat(review(GAME)).isEqualTo(new Asked(0, """
                Base game (FX Schmidt), 1 player, 1 round, 1:10.

                player   score   at the table
                Ana          0           1:10

                Who found how much, and how long it took from when a set was complete:
                player   sets found   a minute    mean   median   fastest   wrong
                Ana               1        0.9   2.0 s    2.0 s     2.0 s       1

                How many attributes differed, with the median of the times:
                differing           1   2   3   4
                there               1   1   0   1
                all         1 (2.0 s)   0   0   0
                Ana         1 (2.0 s)   0   0   0

                All sets found:
                time   player          the set   differ   after   since change   others there
                0:02   Ana      1rtd 1gtd 1ptd        1   2.0 s          2.0 s              1

                When the table was given up:
                  1:10  All agreed to leave 12 cards, but there were 2 sets:
                        1gss 2ptd 3roo
                        1gsd 2rsd 3psd

                Which attribute made calls wrong:
                player   number   colour   fill   shape
                Ana           1        0      0       0

                Wrong calls:
                  1:06  Ana  2rod 3roo 3ros  It is not a set: two have three symbols and one does not.
                """, ""));
    }

    @Test
    void a_game_that_is_not_finished_is_reviewed_and_said_to_be_unfinished() {
        String unfinished = game(List.of(step(2_000, new RaceMove.Call())));
        assertThat(review(unfinished).code()).isZero();
        assertThat(review(unfinished).out()).startsWith("""
                        Base game (FX Schmidt), 1 player, 1 round, 0:02.
                        The game is not finished: this is the review so far.

                        player   score   at the table
                        Ana      –               0:02
                        """);
    }

    @Test
    void json_is_the_whole_review() {
        String json = review(GAME, "--json").out();
        Reading<Review> read = JsonCodec.of(Review.class)
                .within(new Limits(100_000, 256, 512, 16))
                .read(json.strip());
        assertThat(read).isInstanceOf(Reading.Read.class);
        JsonNode review = JsonMapper.builder().build().readTree(json);
        assertThat(review.propertyNames())
                .containsExactly(
                        "game",
                        "rulebook",
                        "length",
                        "startedAt",
                        "lasted",
                        "players",
                        "rounds",
                        "comings",
                        "outcome",
                        "part");
        assertThat(review.at("/part/type").asString()).isEqualTo("racing");
        assertThat(review.at("/part/hunt").propertyNames())
                .containsExactly("pattern", "moments", "takes", "passes", "wrongCalls", "kinds", "finders");
        assertThat(review.at("/part/hunt/takes/0").toString()).isEqualTo("""
                        {"round":1,"moment":0,"called":2000,"at":3000,"seat":0,"cards":["1rtd","1gtd","1ptd"],\
                        "differing":1,"sinceThere":2000,"sinceChange":2000}""");
        assertThat(review.at("/part/hunt/passes/0/cause").asString()).isEqualTo("agreed");
        assertThat(review.at("/part/hunt/wrongCalls/0/mistake/why/verdict/number/type")
                        .asString())
                .isEqualTo("broken");
    }

    @Test
    void a_file_is_read_by_its_name() throws IOException {
        Path file = Files.writeString(folder.resolve("game.txt"), GAME);
        assertThat(Asked.tercet("review", file.toString())).isEqualTo(review(GAME));
        assertThat(Asked.tercet("review", folder.toString()).err()).endsWith("cannot be read.\n");
        assertThat(Asked.tercet("review", folder.resolve("other").toString()).err())
                .startsWith("tercet: There is no file “");
        assertThat(Asked.tercet("review")).isEqualTo(new Asked(2, "", """
                tercet: Which game file? “-” is the standard input.
                """));
    }

    @Test
    void what_is_no_game_file_gets_one_sentence() {
        assertFault("", "The file “-” is empty.");
        assertFault("\n", "“-”, line 1: “Tercet-Game” is missing.");
        assertFault("\0\0", "“-”, line 1: “Tercet-Game” is missing.");
        assertFault(GAME.substring(0, 60), "“-”, line 4: This should have been here: a name.");
        assertFault("x".repeat(GameFile.LARGEST + 1), "The file “-” is larger than 4 MiB, which no game file is.");
        byte[] octets = {(byte) 0xff, (byte) 0xfe, 0};
        assertThat(Asked.tercet(octets, Map.of(), "review", "-"))
                .isEqualTo(new Asked(2, "", "tercet: The file “-” is not a game file: it is not text in UTF-8.\n"));
    }

    @Test
    void a_game_that_does_not_follow_from_the_rules_gets_one_sentence() {
        String forged = GAME.replace("→ paid seat=#1 cards=[] points=1", "→ paid seat=#1 cards=[] points=0");
        assertThat(forged).isNotEqualTo(GAME);
        Asked asked = review(forged);
        assertThat(asked.code()).isEqualTo(2);
        assertThat(asked.out()).isEmpty();
        assertThat(asked.err()).matches("tercet: “-”, line \\d+: by the rules, “→ paid .*” follows here.\n");
        String refused = GAME.replace("2.000  #1 call", "2.000  #1 no-set");
        assertThat(review(refused).code()).isEqualTo(2);
        assertThat(review(refused).err().lines()).hasSize(1);
    }

    private static void assertFault(String text, String sentence) {
        assertThat(review(text)).isEqualTo(new Asked(2, "", "tercet: " + sentence + "\n"));
    }

    private static Asked review(String text, String... more) {
        List<String> words = new ArrayList<>(List.of("review", "-"));
        words.addAll(List.of(more));
        return Asked.tercet(text.getBytes(StandardCharsets.UTF_8), Map.of(), words.toArray(String[]::new));
    }

    private record Played(long at, RaceMove move) {}

    private static Played step(long at, RaceMove move) {
        return new Played(at, move);
    }

    private static String game(List<Played> moves) {
        var match = new Match<>(Games.BASE);
        List<Card> order = new ArrayList<>(cards(TOP));
        CardSet.ALL.minus(CardSet.of(order)).forEach(order::add);
        Chosen chosen =
                ((Chosen.Choice.Valid) Chosen.of("fx-schmidt", Games.BASE.settings("fx-schmidt"), Map.of())).chosen();
        Opening opening = new Opening(chosen, Length.ONE_ROUND, Seating.of(1), order, 0);
        Chronicle<RaceMove, RaceEvent> beginning = Chronicle.begin(match, opening);
        var state = match.fold(beginning.first());
        List<Step<RaceMove, RaceEvent>> steps = new ArrayList<>();
        for (Played played : moves) {
            Input<RaceMove> input = new Input.Play<>(new Seat(0), played.move());
            List<MatchEvent<RaceEvent>> events =
                    ((Decision.Accepted<MatchEvent<RaceEvent>>) match.decide(state, input, played.at())).events();
            steps.add(new Step<>(played.at(), input, events));
            for (MatchEvent<RaceEvent> event : events) {
                state = match.evolve(state, event);
            }
        }
        Chronicle<RaceMove, RaceEvent> chronicle = new Chronicle<>(opening, beginning.first(), steps);
        return new GameFile<>(Games.BASE, chronicle, List.of("Ana"), Optional.empty()).text();
    }

    private static List<Card> cards(String text) {
        return List.of(text.split(" ", -1)).stream()
                .map(card -> Notation.card(card).orElseThrow())
                .toList();
    }
}
