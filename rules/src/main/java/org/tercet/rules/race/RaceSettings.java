package org.tercet.rules.race;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.tercet.cards.Attribute;
import org.tercet.cards.CardSet;
import org.tercet.rules.game.Chosen;
import org.tercet.rules.game.Setting;

/** What a table of a race can choose. */
final class RaceSettings {

    private static final String GESTURE = "gesture";
    private static final String CALL_SECONDS = "call-seconds";
    private static final String DECK = "deck";
    private static final String FIXED = "fixed";
    private static final String LAID = "laid";
    private static final String AS_PRINTED = "as-printed";

    /** 27 cards have one attribute fewer: ten of them always hold a set, and cards come by threes. */
    private static final int ALWAYS_A_SET_IN_A_SMALL_DECK = 12;

    private RaceSettings() {}

    static List<Setting> offered(boolean smallDecks) {
        List<Setting> settings = new ArrayList<>();
        settings.add(new Setting.OneOf(GESTURE, List.of("call", "one"), "call"));
        settings.add(new Setting.Whole(CALL_SECONDS, 2, 30, 5));
        if (smallDecks) {
            List<String> values = Stream.of(Attribute.values())
                    .flatMap(attribute -> values(attribute).stream())
                    .toList();
            settings.add(new Setting.OneOf(DECK, List.of("full", "small"), "full"));
            settings.add(new Setting.OneOf(FIXED, values, "solid"));
            settings.add(new Setting.OneOf(LAID, List.of(AS_PRINTED, "9", "12"), AS_PRINTED));
        }
        return List.copyOf(settings);
    }

    static RaceOptions options(RaceRules rules, Chosen chosen) {
        boolean oneGesture = chosen.text(GESTURE).equals("one");
        long callMillis = chosen.whole(CALL_SECONDS) * 1_000L;
        boolean small = chosen.values().containsKey(DECK) && chosen.text(DECK).equals("small");
        int laid = small ? rules.laidSmall() : rules.laid();
        if (chosen.values().containsKey(LAID) && !chosen.text(LAID).equals(AS_PRINTED)) {
            laid = chosen.whole(LAID);
        }
        return small
                ? new RaceOptions(
                        rules,
                        smallDeck(chosen.text(FIXED)),
                        laid,
                        ALWAYS_A_SET_IN_A_SMALL_DECK,
                        oneGesture,
                        callMillis)
                : new RaceOptions(rules, CardSet.ALL, laid, rules.most(), oneGesture, callMillis);
    }

    private static CardSet smallDeck(String value) {
        for (Attribute attribute : Attribute.values()) {
            int digit = values(attribute).indexOf(value);
            if (digit >= 0) {
                return CardSet.where(attribute, digit);
            }
        }
        throw new IllegalArgumentException(value);
    }

    /** The names of the values that can be fixed, by digit. */
    private static List<String> values(Attribute attribute) {
        return switch (attribute) {
            case NUMBER -> List.of("one", "two", "three");
            case COLOUR -> List.of("red", "green", "purple");
            case FILL -> List.of("solid", "striped", "open");
            case SHAPE -> List.of("oval", "squiggle", "diamond");
        };
    }
}
