package org.tercet.cards;

import java.util.List;
import java.util.Optional;

/** Three-card sets among some cards. */
public final class Sets {
    private Sets() {}

    public static boolean isSet(Card a, Card b, Card c) {
        return !a.equals(b) && a.third(b).equals(c);
    }

    public static boolean any(CardSet among) {
        return Pattern.SET.any(among);
    }

    public static int count(CardSet among) {
        return Pattern.SET.count(among);
    }

    public static Optional<CardSet> one(CardSet among) {
        return Pattern.SET.one(among);
    }

    public static List<CardSet> all(CardSet among) {
        return Pattern.SET.all(among);
    }
}
