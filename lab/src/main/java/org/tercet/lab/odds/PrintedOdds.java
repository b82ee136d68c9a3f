package org.tercet.lab.odds;

import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;

/** What a rulebook says about a deal of so many cards, to be held against what is true of a fresh one. */
public enum PrintedOdds {
    DEVIR_12("Devir", 12, Form.PERCENT_WITH_A_SET, "97"),
    DEVIR_15("Devir", 15, Form.PERCENT_WITH_A_SET, "99.96"),
    GIGAMIC_12("Gigamic", 12, Form.ONE_IN_WITHOUT, "33"),
    GIGAMIC_15("Gigamic", 15, Form.ONE_IN_WITHOUT, "25E2");

    /** The two ways in which rulebooks put it. */
    public enum Form {
        PERCENT_WITH_A_SET,
        ONE_IN_WITHOUT
    }

    private final String rulebook;
    private final int cards;
    private final Form form;
    private final BigDecimal printed;

    PrintedOdds(String rulebook, int cards, Form form, String printed) {
        this.rulebook = rulebook;
        this.cards = cards;
        this.form = form;
        this.printed = new BigDecimal(printed);
    }

    public String rulebook() {
        return rulebook;
    }

    public int cards() {
        return cards;
    }

    public Form form() {
        return form;
    }

    /** The number in print, with the digits that it claims: 2,500 claims two. */
    public BigDecimal printed() {
        return printed;
    }

    /** The true number in the form of the printed one. */
    public BigDecimal truth(Odds odds, MathContext digits) {
        Fraction noSet = odds.table().get(cards).noSet();
        return switch (form) {
            case PERCENT_WITH_A_SET -> noSet.complement().toDecimal(digits).scaleByPowerOfTen(2);
            case ONE_IN_WITHOUT -> noSet.inverse().toDecimal(digits);
        };
    }

    /** Whether the truth, rounded to the digits in print, is what is printed. */
    public boolean isRight(Odds odds) {
        BigDecimal truth = truth(odds, MathContext.DECIMAL128);
        return truth.setScale(printed.scale(), RoundingMode.HALF_UP).compareTo(printed) == 0;
    }
}
