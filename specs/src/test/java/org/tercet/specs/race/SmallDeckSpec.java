package org.tercet.specs.race;

import static org.assertj.core.api.Assertions.assertThat;
import static org.tercet.specs.race.RaceScenes.noSet;
import static org.tercet.specs.race.RaceScenes.options;
import static org.tercet.specs.race.RaceScenes.table;

import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.tercet.cards.Attribute;
import org.tercet.cards.CardSet;
import org.tercet.rules.Games;
import org.tercet.rules.game.Chosen;
import org.tercet.rules.game.Refusal;

class SmallDeckSpec {

    /** Nine solid cards without a set. */
    private static final String NONE_IN_9 = "1rss 2pss 1rsd 3gsd 3pso 1gso 1gss 3psd 3rso";

    @ParameterizedTest
    @ValueSource(strings = {"devir", "italian", "gigamic", "fx-schmidt"})
    void the_usual_small_deck_is_the_27_solid_cards(String rulebook) {
        assertThat(options(Games.BASE, rulebook, "deck=small").deck()).isEqualTo(CardSet.where(Attribute.FILL, 0));
        assertThat(options(Games.BASE, rulebook).deck()).isEqualTo(CardSet.ALL);
    }

    @ParameterizedTest
    @CsvSource({"devir, 12", "italian, 12", "gigamic, 9", "fx-schmidt, 9"})
    void devir_and_the_italian_edition_lay_twelve_of_it_gigamic_and_fx_schmidt_nine(String rulebook, int laid) {
        assertThat(table(rulebook, 2, "", "deck=small").view(0).table()).hasSize(laid);
        assertThat(table(rulebook, 2, "").view(0).table()).hasSize(12);
    }

    @ParameterizedTest
    @CsvSource({"devir, 9", "devir, 12", "gigamic, 9", "gigamic, 12"})
    void a_table_chooses_nine_or_twelve(String rulebook, int laid) {
        assertThat(table(rulebook, 2, "", "deck=small", "laid=" + laid).view(0).table())
                .hasSize(laid);
    }

    @ParameterizedTest
    @MethodSource("values")
    void any_value_of_any_attribute_can_be_fixed(String value, Attribute attribute, int digit) {
        assertThat(options(Games.BASE, "fx-schmidt", "deck=small", "fixed=" + value)
                        .deck())
                .isEqualTo(CardSet.where(attribute, digit));
    }

    static Stream<Arguments> values() {
        return Stream.of(
                Arguments.of("one", Attribute.NUMBER, 0),
                Arguments.of("two", Attribute.NUMBER, 1),
                Arguments.of("three", Attribute.NUMBER, 2),
                Arguments.of("red", Attribute.COLOUR, 0),
                Arguments.of("green", Attribute.COLOUR, 1),
                Arguments.of("purple", Attribute.COLOUR, 2),
                Arguments.of("solid", Attribute.FILL, 0),
                Arguments.of("striped", Attribute.FILL, 1),
                Arguments.of("open", Attribute.FILL, 2),
                Arguments.of("oval", Attribute.SHAPE, 0),
                Arguments.of("squiggle", Attribute.SHAPE, 1),
                Arguments.of("diamond", Attribute.SHAPE, 2));
    }

    @Test
    void twelve_cards_of_a_small_deck_always_hold_a_set() {
        var scene = table("gigamic", 1, NONE_IN_9, "deck=small").when(0, noSet());
        assertThat(scene.view(0).table()).hasSize(12);
        scene.refused(0, noSet(), new Refusal.AlwaysASet(12));
    }

    @Test
    void alone_by_fx_schmidt_nine_cards_without_a_set_end_it() {
        assertThat(table("fx-schmidt", 1, NONE_IN_9, "deck=small").view(0).outcome())
                .isPresent();
    }

    @Test
    void a_wish_that_no_rulebook_knows_is_refused_with_its_name() {
        var settings = Games.BASE.settings("devir");
        assertThat(Chosen.of("devir", settings, java.util.Map.of("jokers", "2")))
                .isEqualTo(new Chosen.Choice.Invalid(new Refusal.UnknownSetting("jokers")));
        assertThat(Chosen.of("devir", settings, java.util.Map.of("laid", "10")))
                .isEqualTo(new Chosen.Choice.Invalid(new Refusal.SettingOutOfRange(setting(settings, "laid"), "10")));
        for (String wrong : new String[] {"1", "31", "", "5.0", "+5", "05", "-5", "99999999999", "٥"}) {
            assertThat(Chosen.of("devir", settings, java.util.Map.of("call-seconds", wrong)))
                    .isEqualTo(new Chosen.Choice.Invalid(
                            new Refusal.SettingOutOfRange(setting(settings, "call-seconds"), wrong)));
        }
    }

    private static org.tercet.rules.game.Setting setting(
            java.util.List<org.tercet.rules.game.Setting> settings, String name) {
        return settings.stream()
                .filter(setting -> setting.name().equals(name))
                .findFirst()
                .orElseThrow();
    }
}
