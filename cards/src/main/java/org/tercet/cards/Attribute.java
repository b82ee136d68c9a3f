package org.tercet.cards;

/** One of the four things that tell cards apart, each with three values; a value is written as a digit 0..2. */
public enum Attribute {
    NUMBER(27, "123"),
    COLOUR(9, "rgp"),
    FILL(3, "sto"),
    SHAPE(1, "osd");

    /** How many values every attribute has. */
    public static final int VALUES = 3;

    private final int weight;
    private final String letters;

    Attribute(int weight, String letters) {
        this.weight = weight;
        this.letters = letters;
    }

    /** What one step of this attribute adds to a card's index. */
    public int weight() {
        return weight;
    }

    /** The canonical letter of a value. */
    public char letter(int digit) {
        return letters.charAt(checked(digit));
    }

    /** The value a letter stands for, or -1; upper case counts as lower case within ASCII only. */
    int digitOf(char letter) {
        return letters.indexOf(letter >= 'A' && letter <= 'Z' ? letter + ('a' - 'A') : letter);
    }

    static int checked(int digit) {
        if (digit < 0 || digit >= VALUES) {
            throw new IllegalArgumentException("not a value of an attribute: " + digit);
        }
        return digit;
    }
}
