package org.tercet.cli;

import java.io.StringWriter;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.MathContext;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.tercet.lab.odds.Classes;
import org.tercet.lab.odds.Odds;
import org.tercet.lab.odds.PrintedOdds;
import org.tercet.lab.odds.SetCounts;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.ObjectWriteContext;
import tools.jackson.core.json.JsonFactory;

/** Odds for programs to read. Counts that may pass 2^53 are strings, always. */
final class OddsJson {

    private OddsJson() {}

    static String of(Odds odds, @Nullable Integer cards) {
        return write(json -> {
            json.writeArrayPropertyStart("hands");
            for (Odds.Hands hands : odds.table()) {
                if (cards == null || cards == hands.cards()) {
                    hands(json, hands);
                }
            }
            json.writeEndArray();
            if (odds.attributes() == 4) {
                json.writeArrayPropertyStart("rulebooks");
                for (PrintedOdds printed : PrintedOdds.values()) {
                    if (cards == null || cards == printed.cards()) {
                        claim(json, printed, odds);
                    }
                }
                json.writeEndArray();
            }
        });
    }

    static String of(SetCounts counts) {
        return write(json -> {
            json.writeNumberProperty("cards", counts.cards());
            json.writeArrayPropertyStart("distribution");
            for (BigInteger hands : counts.distribution()) {
                json.writeString(hands.toString());
            }
            json.writeEndArray();
            json.writeStringProperty("mean", counts.mean().toString());
            json.writeNumberProperty("max", counts.max());
        });
    }

    static String of(Classes classes) {
        return write(json -> {
            json.writeArrayPropertyStart("classes");
            for (int cards = 0; cards <= classes.mostCards(); cards++) {
                json.writeStartObject();
                json.writeNumberProperty("cards", cards);
                json.writeNumberProperty("classes", classes.count(cards));
                json.writeEndObject();
            }
            json.writeEndArray();
        });
    }

    private static void hands(JsonGenerator json, Odds.Hands hands) {
        json.writeStartObject();
        json.writeNumberProperty("cards", hands.cards());
        json.writeStringProperty("setFree", hands.setFree().toString());
        json.writeStringProperty("total", hands.total().toString());
        json.writeStringProperty("fraction", hands.noSet().toString());
        json.writeNumberProperty("probability", hands.noSet().toDouble());
        json.writeEndObject();
    }

    private static void claim(JsonGenerator json, PrintedOdds printed, Odds odds) {
        json.writeStartObject();
        json.writeStringProperty("rulebook", printed.rulebook());
        json.writeNumberProperty("cards", printed.cards());
        json.writeStringProperty("of", subject(printed));
        json.writeStringProperty("printed", claim(printed, printed.printed()));
        json.writeStringProperty("true", claim(printed, printed.truth(odds, new MathContext(6))));
        json.writeBooleanProperty("right", printed.isRight(odds));
        json.writeEndObject();
    }

    private static String subject(PrintedOdds printed) {
        return switch (printed.form()) {
            case PERCENT_WITH_A_SET -> "a set";
            case ONE_IN_WITHOUT -> "no set";
        };
    }

    /** What a rulebook prints, in its own form. */
    private static String claim(PrintedOdds printed, BigDecimal number) {
        String plain = number.stripTrailingZeros().toPlainString();
        return switch (printed.form()) {
            case PERCENT_WITH_A_SET -> plain + " %";
            case ONE_IN_WITHOUT -> "1 in " + plain;
        };
    }

    private static String write(Consumer<JsonGenerator> properties) {
        var text = new StringWriter();
        try (JsonGenerator json = new JsonFactory().createGenerator(ObjectWriteContext.empty(), text)) {
            json.writeStartObject();
            properties.accept(json);
            json.writeEndObject();
        }
        return text + "\n";
    }
}
