package org.tercet.lab.odds;

import java.math.BigInteger;

/** In how many ways some things can be chosen out of many. */
final class Binomial {

    private Binomial() {}

    static BigInteger of(int many, int some) {
        BigInteger ways = BigInteger.ONE;
        for (int i = 1; i <= some; i++) {
            ways = ways.multiply(BigInteger.valueOf(many - some + i)).divide(BigInteger.valueOf(i));
        }
        return ways;
    }
}
