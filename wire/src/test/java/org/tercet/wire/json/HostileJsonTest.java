package org.tercet.wire.json;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.tercet.cards.Card;
import org.tercet.rules.Games;
import org.tercet.rules.game.Seating;
import org.tercet.rules.match.Input;
import org.tercet.rules.race.RaceEvent;
import org.tercet.rules.race.RaceMove;
import org.tercet.wire.Limits;
import org.tercet.wire.Problem;
import org.tercet.wire.Problem.Expected;
import org.tercet.wire.Problem.Kind;
import org.tercet.wire.Reading;

/** What may be sent by anybody, of any mind. */
class HostileJsonTest {

    private final JsonCodec<RaceMove> moves = GameJson.of(Games.BASE).moves();
    private final JsonCodec<Input<RaceMove>> inputs = GameJson.of(Games.BASE).inputs();

    @Test
    void a_move_is_read_whatever_the_order_of_its_fields_and_the_case_of_its_cards() {
        assertThat(moves.read(" { \"cards\" : [ \"1RSO\", \"1gso\" ] , \"type\" : \"take\" } "))
                .isEqualTo(new Reading.Read<>(new RaceMove.Take(List.of(Card.of(0), Card.of(9)))));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                " ",
                "{",
                "{\"type\"",
                "{\"type\":}",
                "[",
                "nul",
                "{'type':'call'}",
                "{\"type\":\"call\",}",
                "\u0000",
                "\u0000\u0000{}",
                "\u0000{\u0000\u0000",
                "]"
            })
    void what_is_not_json_is_malformed(String text) {
        refused(text, "", new Problem.Malformed());
    }

    @ParameterizedTest
    @ValueSource(strings = {"{\"type\":\"call\"}{}", "{\"type\":\"call\"} 1", "{\"type\":\"call\"} null"})
    void nothing_may_follow(String text) {
        refused(text, "", new Problem.TooMuch());
    }

    @ParameterizedTest
    @ValueSource(strings = {"1", "\"call\"", "[]", "null", "true", "1.5"})
    void a_move_is_an_object(String text) {
        refused(text, "", new Expected(Kind.OBJECT));
    }

    @Test
    void fields_are_neither_forgotten_nor_invented_nor_repeated() {
        refused("{}", "", new Problem.MissingField("type"));
        refused("{\"type\":\"take\"}", "", new Problem.MissingField("cards"));
        refused("{\"type\":\"take\",\"cards\":null}", "/cards", new Expected(Kind.LIST));
        refused("{\"type\":\"call\",\"now\":1}", "", new Problem.UnknownField("now"));
        refused("{\"type\":\"take\",\"cards\":[],\"type\":\"call\"}", "/type", new Problem.RepeatedField("type"));
    }

    @Test
    void names_are_those_of_the_game() {
        List<String> known = List.of("call", "take", "turn", "no-set", "still-looking");
        refused("{\"type\":\"Call\"}", "/type", new Problem.UnknownName("Call", known));
        refused("{\"type\":\"\"}", "/type", new Problem.UnknownName("", known));
        refused("{\"type\":7}", "/type", new Expected(Kind.TEXT));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {"1", "-1", "\"\"", "\"1rsoo\"", "\"1rs \"", "null", "{}", "[\"1rso\"]", "\"\u00b9rso\""})
    void a_card_is_its_notation(String card) {
        refused("{\"type\":\"take\",\"cards\":[\"1rso\"," + card + "]}", "/cards/1", new Expected(Kind.CARD));
    }

    @ParameterizedTest
    @ValueSource(strings = {"1.0", "1e2", "2147483648", "-2147483649", "99999999999999999999", "\"1\"", "true"})
    void a_whole_number_is_one_and_fits(String number) {
        refused("{\"type\":\"turn\",\"place\":" + number + "}", "/place", new Expected(Kind.WHOLE_NUMBER));
    }

    @Test
    void a_seat_is_not_negative() {
        assertThat(inputs.read("{\"type\":\"leave\",\"seat\":-1}"))
                .isEqualTo(new Reading.Unreadable<>("/seat", new Expected(Kind.SEAT)));
        assertThat(inputs.read("{\"type\":\"play\",\"by\":0,\"move\":{\"type\":\"turn\",\"place\":\"x\"}}"))
                .isEqualTo(new Reading.Unreadable<>("/move/place", new Expected(Kind.WHOLE_NUMBER)));
    }

    @Test
    void a_set_of_cards_has_each_once_and_in_order() {
        JsonCodec<RaceEvent.Discarded> discarded = JsonCodec.of(RaceEvent.Discarded.class);
        for (String cards : List.of("[\"1gso\",\"1rso\"]", "[\"1rso\",\"1rso\"]")) {
            assertThat(discarded.read("{\"cards\":" + cards + "}"))
                    .isEqualTo(new Reading.Unreadable<>("/cards", new Expected(Kind.CARDS)));
        }
    }

    @Test
    void what_a_record_does_not_allow_is_not_allowed() {
        assertThat(JsonCodec.of(Seating.class).read("{\"chairs\":[],\"host\":0}"))
                .isEqualTo(new Reading.Unreadable<>("", new Problem.NotAllowed("seating")));
    }

    @Test
    void size_depth_and_length_are_bounded() {
        Limits limits = Limits.MESSAGE;
        refused(" ".repeat(limits.document()) + "{}", "", new Problem.TooLarge(limits.document()));
        refused("\"" + "é".repeat(limits.document() / 2) + "\"", "", new Problem.TooLarge(limits.document()));
        refused("{\"type\":\"" + "x".repeat(257) + "\"}", "/type", new Problem.TooLong(256));
        refused("[".repeat(60_000), "/0".repeat(limits.depth()), new Problem.TooDeep(limits.depth()));
        refused("{\"a\":".repeat(10_000), "/a".repeat(limits.depth()), new Problem.TooDeep(limits.depth()));
        String cards = "\"1rso\"" + ",\"1rso\"".repeat(512);
        refused("{\"type\":\"take\",\"cards\":[" + cards + "]}", "/cards", new Problem.TooLong(512));
    }

    @Test
    void a_long_name_is_not_sent_back_whole() {
        assertThat(moves.read("{\"type\":\"call\",\"" + "n".repeat(5_000) + "\":1}")
                        .toString())
                .hasSizeLessThan(200);
    }

    @Test
    void any_broken_message_is_an_answer_and_not_an_exception() {
        byte[] good = "{\"type\":\"play\",\"by\":3,\"move\":{\"type\":\"take\",\"cards\":[\"1rso\",\"2gts\"]}}"
                .getBytes(StandardCharsets.UTF_8);
        long seed = System.nanoTime();
        Random random = new Random(seed);
        for (int i = 0; i < 20_000; i++) {
            byte[] bad = good.clone();
            for (int changes = random.nextInt(4); changes >= 0; changes--) {
                bad[random.nextInt(bad.length)] =
                        (byte) (random.nextBoolean() ? random.nextInt(256) : "{}[]\",:0".charAt(random.nextInt(8)));
            }
            assertThat(inputs.read(bad)).as("seed %d", seed).isNotNull();
        }
    }

    private void refused(String text, String path, Problem problem) {
        assertThat(moves.read(text)).isEqualTo(new Reading.Unreadable<>(path, problem));
    }
}
