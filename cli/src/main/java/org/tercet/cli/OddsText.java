package org.tercet.cli;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.MathContext;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.tercet.lab.odds.Classes;
import org.tercet.lab.odds.Fraction;
import org.tercet.lab.odds.Odds;
import org.tercet.lab.odds.PrintedOdds;
import org.tercet.lab.odds.SetCounts;

/** Odds as tables to read, in one language. */
final class OddsText {

    private static final MathContext DIGITS = new MathContext(7);

    private static final BigDecimal LEAST_PLAIN = new BigDecimal("0.0001");

    private final Speech speech;
    private final Locale locale;

    OddsText(Speech speech) {
        this.speech = speech;
        this.locale = Locale.of(speech.language().code());
    }

    String of(Odds odds, @Nullable Integer cards) {
        var table = table("cards", "set-free", "all", "no-set", "one-in", "exactly");
        for (Odds.Hands hands : odds.table()) {
            if (cards == null || cards == hands.cards()) {
                table.row(
                        String.valueOf(hands.cards()),
                        grouped(hands.setFree()),
                        grouped(hands.total()),
                        percent(hands.noSet()),
                        hands.setFree().signum() == 0 ? speech.say("never") : oneIn(hands.noSet()),
                        hands.noSet().toString());
            }
        }
        return table + rulebooks(odds, cards);
    }

    String of(SetCounts counts) {
        var table = new TextTable(
                speech.say("column.sets"),
                speech.say("column.hands-of", "cards", counts.cards()),
                speech.say("column.share"));
        List<BigInteger> distribution = counts.distribution();
        BigInteger all = distribution.stream().reduce(BigInteger.ZERO, BigInteger::add);
        for (int sets = 0; sets < distribution.size(); sets++) {
            BigInteger hands = distribution.get(sets);
            table.row(String.valueOf(sets), grouped(hands), percent(new Fraction(hands, all)));
        }
        Fraction mean = counts.mean();
        return table + "\n"
                + speech.say(
                        "mean",
                        "hands",
                        grouped(all),
                        "fraction",
                        mean,
                        "mean",
                        plain(mean.toDecimal(DIGITS)),
                        "max",
                        counts.max())
                + "\n";
    }

    String of(Classes classes) {
        var table = table("cards", "kinds");
        for (int cards = 0; cards <= classes.mostCards(); cards++) {
            table.row(String.valueOf(cards), String.format(locale, "%,d", classes.count(cards)));
        }
        return table + "\n" + speech.say("kinds") + "\n";
    }

    private String claim(PrintedOdds printed, BigDecimal number) {
        return switch (printed.form()) {
            case PERCENT_WITH_A_SET -> plain(number) + " %";
            case ONE_IN_WITHOUT -> speech.say("one-in", "number", plain(number));
        };
    }

    private String subject(PrintedOdds printed) {
        return switch (printed.form()) {
            case PERCENT_WITH_A_SET -> speech.say("a-set");
            case ONE_IN_WITHOUT -> speech.say("no-set");
        };
    }

    private String rulebooks(Odds odds, @Nullable Integer cards) {
        if (odds.attributes() != 4) {
            return "";
        }
        var table = table("rulebook", "cards", "what", "printed", "true", "verdict");
        boolean any = false;
        for (PrintedOdds printed : PrintedOdds.values()) {
            if (cards == null || cards == printed.cards()) {
                any = true;
                table.row(
                        printed.rulebook(),
                        String.valueOf(printed.cards()),
                        subject(printed),
                        claim(printed, printed.printed()),
                        claim(printed, printed.truth(odds, new MathContext(6))),
                        speech.say(printed.isRight(odds) ? "right" : "off"));
            }
        }
        return any ? "\n" + table + "\n" + speech.say("fresh-deal") + "\n" : "";
    }

    private String percent(Fraction share) {
        BigDecimal percent = share.toDecimal(MathContext.DECIMAL64).scaleByPowerOfTen(2);
        if (percent.signum() == 0) {
            return "0 %";
        }
        boolean isTiny = percent.compareTo(LEAST_PLAIN) < 0;
        return String.format(locale, isTiny ? "%.4e %%" : "%.6f %%", percent);
    }

    private String oneIn(Fraction share) {
        return plain(share.inverse().toDecimal(DIGITS));
    }

    private String grouped(BigInteger number) {
        return String.format(locale, "%,d", number);
    }

    /** Without an exponent and without zeros at the end, in groups of three digits. */
    private String plain(BigDecimal number) {
        int decimals = Math.max(0, number.stripTrailingZeros().scale());
        return String.format(locale, "%,." + decimals + "f", number);
    }

    private TextTable table(String... columns) {
        return new TextTable(
                Stream.of(columns).map(column -> speech.say("column." + column)).toArray(String[]::new));
    }
}
