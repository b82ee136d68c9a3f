package org.tercet.cli.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.tercet.cards.Card;
import org.tercet.cards.Notation;
import org.tercet.rules.parts.Face;

class PictureTest {

    private static final Art ART = new Art(false);

    @ParameterizedTest
    @CsvSource({
        "12, 80, 24",
        "15, 80, 24",
        "18, 80, 24",
        "21, 80, 24",
        "21, 60, 30",
        "21, 60, 24",
        "21, 40, 20",
        "42, 80, 24"
    })
    void all_cards_fit_with_their_keys_and_the_latest_news(int cards, int width, int height) {
        List<String> rows =
                picture(cards, List.of("old", "new")).on(width, height, ART).rows(false);

        String all = String.join("\n", rows);
        assertThat(rows).hasSize(height).allMatch(row -> row.length() <= width);
        assertThat(rows.getFirst()).contains("The title");
        assertThat(rows.get(1)).contains("You 3 (calls)", "57 in the deck");
        assertThat(rows.getLast()).contains("[n] no set");
        assertThat(all).contains("What to do", "old", "new");
        for (Slot slot : table(cards).slots()) {
            assertThat(all).as("%s", slot).contains(String.valueOf(slot.key()));
        }
    }

    @Test
    void a_framed_card_shows_its_key_its_name_and_its_symbols() {
        assertThat(drawn("2rts", Art.Style.FRAMED, 11, false, ART))
                .containsExactly("┌q───────┐", "│ ≈║║║║≈ │", "│        │", "│ ≈║║║║≈ │", "└───2rts─┘");
        assertThat(drawn("1gsd", Art.Style.FRAMED, 8, true, ART))
                .containsExactly("╔q*═══╗", "║     ║", "║◄███►║", "║     ║", "╚1gsd═╝");
    }

    @Test
    void smaller_cards_show_the_same_without_a_frame() {
        assertThat(drawn("3poo", Art.Style.LOW, 8, false, ART))
                .containsExactly("q (   )", "  (   )", "  (   )", "  3poo");
        assertThat(drawn("3poo", Art.Style.TINY, 9, false, ART)).containsExactly("q 3( )p");
    }

    @Test
    void without_colours_and_with_ascii_alone_all_81_cards_differ() {
        for (Art art : List.of(ART, new Art(true))) {
            for (Art.Style style : Art.Style.values()) {
                assertThat(Card.all().stream()
                                .map(card -> drawn(card, style, art))
                                .distinct())
                        .as("%s", style)
                        .hasSize(Card.COUNT);
            }
        }
        assertThat(Card.all().stream().map(card -> drawn(card, Art.Style.FRAMED, new Art(true))))
                .allSatisfy(drawing -> assertThat(drawing).isASCII());
    }

    @Test
    void colours_are_codes_around_the_symbols_only_where_they_are_wanted() {
        Canvas canvas = new Canvas(9, 1);
        ART.draw(canvas, 0, 0, slot("1rso"), false, Art.Style.TINY, 9);

        assertThat(canvas.rows(true)).containsExactly("\u001b[1mq\u001b[0m \u001b[31m1(█)r\u001b[0m");
        assertThat(canvas.rows(false)).containsExactly("q 1(█)r");
    }

    @Test
    void help_stands_where_the_cards_were() {
        Picture picture = new Picture(
                "t",
                new Scene(List.of(table(12)), List.of(), List.of(), Optional.empty()),
                List.of(),
                "p",
                List.of(),
                List.of(),
                List.of("Some help"));

        assertThat(String.join("\n", picture.on(80, 24, ART).rows(false)))
                .contains("Some help")
                .doesNotContain("┌");
    }

    @Test
    void long_text_is_broken_between_words() {
        assertThat(Picture.wrapped("one two three", 8)).containsExactly("one two", "three");
        assertThat(Picture.wrapped("abcdefghij", 4)).containsExactly("abcd", "efgh", "ij");
        assertThat(Picture.wrapped("", 4)).isEmpty();
    }

    private static Picture picture(int cards, List<String> log) {
        Scene scene = new Scene(
                List.of(table(cards)),
                List.of(new Scene.Side("You", "3", "calls")),
                List.of("57 in the deck"),
                Optional.empty());
        return new Picture("The title", scene, List.of(), "What to do", log, List.of("[n] no set"), List.of());
    }

    private static Zone table(int cards) {
        List<Face> faces = new ArrayList<>();
        for (int place = 0; place < cards; place++) {
            faces.add(new Face(place, Optional.of(Card.of(place))));
        }
        return Zone.table("Table", faces, 12, Keyboard.QWERTY);
    }

    private static Slot slot(String card) {
        return new Slot('q', 0, 0, 0, Notation.card(card), false);
    }

    private static List<String> drawn(String card, Art.Style style, int width, boolean chosen, Art art) {
        Canvas canvas = new Canvas(width, style.height);
        art.draw(canvas, 0, 0, slot(card), chosen, style, width);
        return canvas.rows(false);
    }

    private static String drawn(Card card, Art.Style style, Art art) {
        Canvas canvas = new Canvas(style.widest, style.height);
        art.draw(canvas, 0, 0, slot(card.toString()), false, style, style.widest);
        return String.join("\n", canvas.rows(false));
    }
}
