package org.tercet.wire.file;

import java.util.List;
import java.util.Optional;
import org.tercet.rules.game.Seat;

/**
 * What a match has on record about its shuffles, all in hexadecimal digits; docs/fairness.md says what they mean.
 *
 * @param commitment shown before the deal
 * @param seed once it was revealed
 * @param contributions of those seats that sent one, in their order
 */
public record Fairness(String commitment, Optional<String> seed, List<Contribution> contributions) {

    private static final int DIGITS = 128;
    private static final int FEWEST_DIGITS = 32;

    public Fairness {
        contributions = List.copyOf(contributions);
        if (!isHex(commitment, DIGITS) || !seed.map(it -> isHex(it, DIGITS)).orElse(true)) {
            throw new IllegalArgumentException("64 bytes in hexadecimal");
        }
        for (int i = 1; i < contributions.size(); i++) {
            if (contributions.get(i).seat().number()
                    <= contributions.get(i - 1).seat().number()) {
                throw new IllegalArgumentException("each seat once, and in order");
            }
        }
    }

    /** Random bytes that a player sent before the deal. */
    public record Contribution(Seat seat, String random) {
        public Contribution {
            if (!isHex(random, FEWEST_DIGITS)) {
                throw new IllegalArgumentException("16 to 64 bytes in hexadecimal");
            }
        }
    }

    private static boolean isHex(String text, int fewest) {
        return text.length() >= fewest
                && text.length() <= DIGITS
                && text.length() % 2 == 0
                && text.chars().allMatch(letter -> "0123456789abcdef".indexOf(letter) >= 0);
    }
}
