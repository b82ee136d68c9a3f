package org.tercet.cards;

/** How three cards stand to one another on one attribute. */
public sealed interface Trait {
    /** All three have this value. */
    record Same(int digit) implements Trait {
        public Same {
            Attribute.checked(digit);
        }
    }

    /** All three values occur. */
    record Different() implements Trait {}

    /** Two cards have the one value and one has the other: this is why three cards are no set. */
    record Broken(int two, int one) implements Trait {
        public Broken {
            if (Attribute.checked(two) == Attribute.checked(one)) {
                throw new IllegalArgumentException("three of the same value are not broken");
            }
        }
    }

    /** The trait of three values. */
    static Trait of(int a, int b, int c) {
        if (a == b) {
            return b == c ? new Same(a) : new Broken(a, c);
        }
        if (a == c) {
            return new Broken(a, b);
        }
        return b == c ? new Broken(b, a) : new Different();
    }

    /** Whether this attribute allows a set. */
    default boolean fits() {
        return switch (this) {
            case Same _, Different _ -> true;
            case Broken _ -> false;
        };
    }
}
