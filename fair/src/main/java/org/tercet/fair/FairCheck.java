package org.tercet.fair;

import java.util.List;
import java.util.Objects;

/** Looks whether shuffles are those that were settled before the deal. */
public record FairCheck(Commitment commitment, Seed seed, Contributions contributions) {

    public sealed interface Verdict {

        record Holds() implements Verdict {}

        /** The seed is not the one that was committed to. */
        record OtherSeed(Commitment shown, Commitment ofSeed) implements Verdict {}

        /** The first position, counted from 0, where this shuffle should have put something else. */
        record OtherOrder(long shuffle, int position) implements Verdict {}
    }

    public Verdict seedCheck() {
        return commitment.isOf(seed) ? new Verdict.Holds() : new Verdict.OtherSeed(commitment, seed.commitment());
    }

    /** Whether this order is what that shuffle makes of the items, which are given in their canonical order. */
    public <T> Verdict orderCheck(long shuffle, List<T> items, List<T> order) {
        List<T> right = FairShuffle.of(seed, contributions).order(shuffle, items);
        for (int i = 0; i < Math.min(right.size(), order.size()); i++) {
            if (!Objects.equals(right.get(i), order.get(i))) {
                return new Verdict.OtherOrder(shuffle, i);
            }
        }
        return right.size() == order.size()
                ? new Verdict.Holds()
                : new Verdict.OtherOrder(shuffle, Math.min(right.size(), order.size()));
    }
}
