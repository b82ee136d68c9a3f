package org.tercet.cli.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.tercet.cards.Card;
import org.tercet.rules.parts.Face;
import org.tercet.rules.parts.Spot;

/** Cards that lie together: three rows, and as many columns as it takes. */
record Zone(String title, List<Slot> slots) {

    Zone {
        slots = List.copyOf(slots);
    }

    int columns() {
        return slots.stream().mapToInt(slot -> slot.column() + 1).max().orElse(0);
    }

    /** A table: the usual rectangle is filled row by row, and what comes beyond it adds columns. */
    static Zone table(String title, List<Face> faces, int rectangle, Keyboard keyboard) {
        int columns = Math.ceilDiv(rectangle, Keyboard.ROWS);
        List<Slot> slots = new ArrayList<>();
        for (Face face : faces) {
            int beyond = face.place() - columns * Keyboard.ROWS;
            int row = beyond < 0 ? face.place() / columns : beyond % Keyboard.ROWS;
            int column = beyond < 0 ? face.place() % columns : columns + beyond / Keyboard.ROWS;
            slots.add(new Slot(keyboard.at(row, column), face.place(), row, column, face.card(), false));
        }
        return new Zone(title, slots);
    }

    static Zone spots(String title, List<Spot> spots, int rectangle, Keyboard keyboard) {
        List<Face> faces = spots.stream()
                .map(spot -> new Face(spot.place(), Optional.of(spot.card())))
                .toList();
        return table(title, faces, rectangle, keyboard);
    }

    /** Cards of one's own, on the digits. */
    static Zone hand(String title, List<Card> cards) {
        List<Slot> slots = new ArrayList<>();
        for (int i = 0; i < cards.size(); i++) {
            char key = i < 9 ? (char) ('1' + i) : Keyboard.NONE;
            slots.add(new Slot(key, i, i % Keyboard.ROWS, i / Keyboard.ROWS, Optional.of(cards.get(i)), false));
        }
        return new Zone(title, slots);
    }

    /** Cards in the order in which they came, column by column. */
    static Zone row(String title, List<Card> cards, Keyboard keyboard) {
        List<Slot> slots = new ArrayList<>();
        for (int i = 0; i < cards.size(); i++) {
            int row = i % Keyboard.ROWS;
            int column = i / Keyboard.ROWS;
            slots.add(new Slot(keyboard.at(row, column), i, row, column, Optional.of(cards.get(i)), false));
        }
        return new Zone(title, slots);
    }

    /** Cards that cannot be chosen. */
    static Zone toLookAt(String title, List<Card> cards) {
        List<Slot> slots = new ArrayList<>();
        for (int i = 0; i < cards.size(); i++) {
            slots.add(
                    new Slot(Slot.KEYLESS, i, i % Keyboard.ROWS, i / Keyboard.ROWS, Optional.of(cards.get(i)), false));
        }
        return new Zone(title, slots);
    }

    /** The same with one card that draws the eye. */
    Zone lighting(Card lit) {
        return new Zone(
                title,
                slots.stream()
                        .map(slot -> slot.card().filter(lit::equals).isPresent()
                                ? new Slot(slot.key(), slot.place(), slot.row(), slot.column(), slot.card(), true)
                                : slot)
                        .toList());
    }
}
