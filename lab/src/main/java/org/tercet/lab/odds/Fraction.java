package org.tercet.lab.odds;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.MathContext;

/** An exact fraction in lowest terms, with a positive denominator. */
public record Fraction(BigInteger numerator, BigInteger denominator) {

    public Fraction {
        if (denominator.signum() <= 0) {
            throw new IllegalArgumentException("a denominator is positive, not " + denominator);
        }
        BigInteger common = numerator.gcd(denominator);
        numerator = numerator.divide(common);
        denominator = denominator.divide(common);
    }

    public double toDouble() {
        return toDecimal(MathContext.DECIMAL64).doubleValue();
    }

    public BigDecimal toDecimal(MathContext digits) {
        return new BigDecimal(numerator).divide(new BigDecimal(denominator), digits);
    }

    public Fraction complement() {
        return new Fraction(denominator.subtract(numerator), denominator);
    }

    /** One divided by this, which is positive. */
    public Fraction inverse() {
        return new Fraction(/* numerator= */ denominator, /* denominator= */ numerator);
    }

    @Override
    public String toString() {
        return numerator + "/" + denominator;
    }
}
