package org.tercet.cli.play;

import java.util.List;
import java.util.Optional;
import org.tercet.cards.Card;

/**
 * A card as it lies before the player.
 *
 * @param key to choose it with
 * @param place its place among those of its zone
 * @param card empty when it lies face down
 * @param lit whether the eye should be drawn to it
 */
record Slot(char key, int place, int row, int column, Optional<Card> card, boolean lit) {

    /** In place of the key of a card that cannot be chosen. */
    static final char KEYLESS = ' ';

    /** The cards that lie face up. */
    static List<Card> cards(List<Slot> slots) {
        return slots.stream().flatMap(slot -> slot.card().stream()).toList();
    }

    /** The same spot with the same card, whatever draws the eye to it. */
    boolean isSame(Slot other) {
        return key == other.key && place == other.place && card.equals(other.card);
    }
}
