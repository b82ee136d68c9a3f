package org.tercet.cli.play;

import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The keys of the cards, three rows as they lie under the fingers. They are the same 21 letters on every keyboard; {@code i n o
 * p x} are left for what can be done. Tables beyond 21 cards go on with capitals.
 */
public enum Keyboard {
    QWERTY("qwertyu", "asdfghj", "zcvbmkl"),
    AZERTY("azertyu", "qsdfghj", "wcvbmkl"),
    QWERTZ("qwertzu", "asdfghj", "ycvbmkl");

    static final int ROWS = 3;
    static final int COLUMNS = 7;

    /** A card without a key: there are too many. */
    static final char NONE = '·';

    private final String rows;

    Keyboard(String top, String middle, String bottom) {
        this.rows = top + middle + bottom;
    }

    public String code() {
        return name().toLowerCase(Locale.ROOT);
    }

    public static Optional<Keyboard> of(String code) {
        return Stream.of(values())
                .filter(keyboard -> keyboard.code().equalsIgnoreCase(code))
                .findFirst();
    }

    char at(int row, int column) {
        if (row >= ROWS || column >= 2 * COLUMNS) {
            return NONE;
        }
        char key = rows.charAt(row * COLUMNS + column % COLUMNS);
        return column < COLUMNS ? key : Character.toUpperCase(key);
    }
}
