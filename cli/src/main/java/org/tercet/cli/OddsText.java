package org.tercet.cli;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.MathContext;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import org.tercet.lab.odds.Classes;
import org.tercet.lab.odds.Fraction;
import org.tercet.lab.odds.Odds;
import org.tercet.lab.odds.PrintedOdds;
import org.tercet.lab.odds.SetCounts;

/** Odds as tables to read. */
final class OddsText {

    private static final MathContext DIGITS = new MathContext(7);

    private static final BigDecimal LEAST_PLAIN = new BigDecimal("0.0001");

    private OddsText() {}

    static String of(Odds odds, @Nullable Integer cards) {
        var table = new TextTable("cards", "hands without a set", "all hands", "no set", "one in", "exactly");
        for (Odds.Hands hands : odds.table()) {
            if (cards == null || cards == hands.cards()) {
                table.row(
                        String.valueOf(hands.cards()),
                        grouped(hands.setFree()),
                        grouped(hands.total()),
                        percent(hands.noSet()),
                        hands.setFree().signum() == 0 ? "never" : oneIn(hands.noSet()),
                        hands.noSet().toString());
            }
        }
        return table + rulebooks(odds, cards);
    }

    static String of(SetCounts counts) {
        var table = new TextTable("sets", "hands of " + counts.cards() + " cards", "share");
        List<BigInteger> distribution = counts.distribution();
        BigInteger all = distribution.stream().reduce(BigInteger.ZERO, BigInteger::add);
        for (int sets = 0; sets < distribution.size(); sets++) {
            BigInteger hands = distribution.get(sets);
            table.row(String.valueOf(sets), grouped(hands), percent(new Fraction(hands, all)));
        }
        Fraction mean = counts.mean();
        return table
                + "\nOf " + grouped(all) + " hands: "
                + mean + " = " + plain(mean.toDecimal(DIGITS)) + " sets on average, "
                + counts.max() + " at most.\n";
    }

    static String of(Classes classes) {
        var table = new TextTable("cards", "kinds of hands without a set");
        for (int cards = 0; cards <= classes.mostCards(); cards++) {
            table.row(String.valueOf(cards), String.format(Locale.ROOT, "%,d", classes.count(cards)));
        }
        return table + "\nTwo hands are of one kind if a symmetry of the deck, one that keeps sets sets,"
                + " turns one into the other.\n";
    }

    /** What a rulebook prints, in its own form. */
    static String claim(PrintedOdds printed, BigDecimal number) {
        return switch (printed.form()) {
            case PERCENT_WITH_A_SET -> plain(number) + " %";
            case ONE_IN_WITHOUT -> "1 in " + plain(number);
        };
    }

    /** What the printed number is the probability of. */
    static String subject(PrintedOdds printed) {
        return switch (printed.form()) {
            case PERCENT_WITH_A_SET -> "a set";
            case ONE_IN_WITHOUT -> "no set";
        };
    }

    private static String rulebooks(Odds odds, @Nullable Integer cards) {
        if (odds.attributes() != 4) {
            return "";
        }
        var table = new TextTable("rulebook", "cards", "what", "printed", "true of a fresh deal", "verdict");
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
                        printed.isRight(odds) ? "right, rounded" : "off");
            }
        }
        return any
                ? "\n" + table + "\nAll this is about a fresh deal. In a game under way the cards on the table are what"
                        + " earlier sets have left,\nand the odds are others.\n"
                : "";
    }

    private static String percent(Fraction share) {
        BigDecimal percent = share.toDecimal(MathContext.DECIMAL64).scaleByPowerOfTen(2);
        if (percent.signum() == 0) {
            return "0 %";
        }
        boolean isTiny = percent.compareTo(LEAST_PLAIN) < 0;
        return String.format(Locale.ROOT, isTiny ? "%.4e %%" : "%.6f %%", percent);
    }

    private static String oneIn(Fraction share) {
        return plain(share.inverse().toDecimal(DIGITS));
    }

    private static String grouped(BigInteger number) {
        return String.format(Locale.ROOT, "%,d", number);
    }

    /** Without an exponent and without zeros at the end, in groups of three digits. */
    private static String plain(BigDecimal number) {
        int decimals = Math.max(0, number.stripTrailingZeros().scale());
        return String.format(Locale.ROOT, "%,." + decimals + "f", number);
    }
}
