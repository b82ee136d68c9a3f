package org.tercet.wire.words;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.tercet.cards.Attribute;
import org.tercet.cards.Card;
import org.tercet.cards.Trait;
import org.tercet.cards.Verdict;

/** The words of the game in one language. Cards are feminine in all four Romance languages, and the sentences agree. */
public final class Words {

    private final Texts texts;
    private final Texts cards;

    private Words(Texts texts, Texts cards) {
        this.texts = texts;
        this.cards = cards;
    }

    public static Words in(Language language) {
        return new Words(Texts.load(Words.class, "words", language), Texts.load(Words.class, "cards", language));
    }

    public String attribute(Attribute attribute) {
        return texts.say("attribute." + key(attribute));
    }

    /** A card as one says it: two red striped squiggles. */
    public String card(Card card) {
        int count = card.digit(Attribute.NUMBER) + 1;
        String shape = "shape." + card.digit(Attribute.SHAPE);
        String gender = "." + cards.say(shape + ".gender");
        return cards.say(
                "card",
                "number",
                cards.say("number." + count + gender),
                "colour",
                cards.say("colour." + card.digit(Attribute.COLOUR) + gender, "count", count),
                "fill",
                cards.say("fill." + card.digit(Attribute.FILL) + gender, "count", count),
                "shape",
                cards.say(shape, "count", count));
    }

    /** The judgement in one sentence; where it is no set, all the attributes that break it. */
    public String verdict(Verdict verdict) {
        List<String> reasons = new ArrayList<>();
        for (Attribute attribute : Attribute.values()) {
            if (!verdict.on(attribute).fits()) {
                reasons.add(trait(attribute, verdict.on(attribute)));
            }
        }
        return reasons.isEmpty()
                ? texts.say("verdict.set")
                : texts.say("verdict.none", "why", String.join(texts.say("verdict.and"), reasons));
    }

    /** How three cards stand to one another on an attribute, in words that can follow a colon. */
    public String trait(Attribute attribute, Trait trait) {
        String name = key(attribute);
        return switch (trait) {
            case Trait.Same(int digit) -> texts.say("same." + name, "value", value(name, digit));
            case Trait.Different() -> texts.say("different." + name);
            case Trait.Broken(int two, int one) -> texts.say("broken." + name, "value", value(name, two));
        };
    }

    private String value(String attribute, int digit) {
        return texts.say("value." + attribute + "." + digit);
    }

    private static String key(Attribute attribute) {
        return attribute.name().toLowerCase(Locale.ROOT);
    }
}
