package org.tercet.cli;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.tercet.cards.Attribute;
import org.tercet.cards.Card;
import org.tercet.cards.Trait;
import org.tercet.cards.Verdict;
import org.tercet.wire.words.Words;
import picocli.CommandLine.Parameters;

/** Says whether three cards are a set, and why, attribute by attribute. */
final class Check extends Errand {

    private static final int CARDS = 3;

    @Parameters(paramLabel = "CARD", arity = "0..*", description = "")
    private final List<String> cards = new ArrayList<>();

    Check(Context context) {
        super(context);
    }

    @Override
    public Integer call() {
        if (cards.size() != CARDS) {
            throw new Fault("three-cards", "count", cards.size());
        }
        List<Card> three = Hand.of(cards);
        Verdict verdict = Verdict.of(three.get(0), three.get(1), three.get(2));
        if (json) {
            out().println(Json.text(inJson(verdict)));
        } else {
            explain(verdict);
        }
        return verdict.isSet() ? DONE : NO;
    }

    private void explain(Verdict verdict) {
        Words words = Words.in(language());
        out().println(words.verdict(verdict));
        for (Attribute attribute : Attribute.values()) {
            out().println("  "
                    + say(
                            "by-attribute",
                            "attribute",
                            words.attribute(attribute),
                            "trait",
                            words.trait(attribute, verdict.on(attribute))));
        }
    }

    private static Map<String, Object> inJson(Verdict verdict) {
        Map<String, Object> attributes = new LinkedHashMap<>();
        for (Attribute attribute : Attribute.values()) {
            attributes.put(attribute.name().toLowerCase(Locale.ROOT), name(verdict.on(attribute)));
        }
        Map<String, Object> all = new LinkedHashMap<>();
        all.put("set", verdict.isSet());
        all.put("attributes", attributes);
        return all;
    }

    private static String name(Trait trait) {
        return switch (trait) {
            case Trait.Same same -> "same";
            case Trait.Different different -> "different";
            case Trait.Broken broken -> "broken";
        };
    }
}
