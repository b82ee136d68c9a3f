package org.tercet.hardening.fuzz;

import java.util.Locale;
import java.util.Optional;
import org.tercet.cards.Card;
import org.tercet.cards.Notation;

/** Whatever is a card is written as it was read. */
final class Cards {

    private Cards() {}

    static void read(byte[] bytes) {
        String text = Parser.text(bytes);
        Optional<Card> card = Notation.card(text);
        card.ifPresent(it -> {
            Parser.holds(text.length() == 4, "a card has four letters");
            Parser.holds(Notation.of(it).equals(text.toLowerCase(Locale.ROOT)), "written otherwise: " + text);
            Parser.holds(Notation.card(Notation.of(it)).equals(card), "read otherwise: " + text);
        });
    }
}
