package org.tercet.cards;

/** The judgement on three cards, attribute by attribute. */
public record Verdict(Trait number, Trait colour, Trait fill, Trait shape) {
    /** Judges three different cards. */
    public static Verdict of(Card a, Card b, Card c) {
        if (a.equals(b) || b.equals(c) || a.equals(c)) {
            throw new IllegalArgumentException("the same card twice");
        }
        return new Verdict(
                trait(Attribute.NUMBER, a, b, c),
                trait(Attribute.COLOUR, a, b, c),
                trait(Attribute.FILL, a, b, c),
                trait(Attribute.SHAPE, a, b, c));
    }

    public boolean isSet() {
        return number.fits() && colour.fits() && fill.fits() && shape.fits();
    }

    public Trait on(Attribute attribute) {
        return switch (attribute) {
            case NUMBER -> number;
            case COLOUR -> colour;
            case FILL -> fill;
            case SHAPE -> shape;
        };
    }

    /** On how many attributes all three values occur: of a set, its difficulty, 1 to 4. */
    public int differing() {
        return differs(number) + differs(colour) + differs(fill) + differs(shape);
    }

    private static Trait trait(Attribute attribute, Card a, Card b, Card c) {
        return Trait.of(a.digit(attribute), b.digit(attribute), c.digit(attribute));
    }

    private static int differs(Trait trait) {
        return trait instanceof Trait.Different ? 1 : 0;
    }
}
