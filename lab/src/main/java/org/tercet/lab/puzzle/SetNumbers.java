package org.tercet.lab.puzzle;

import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * How many sets so many cards can hold. Exact for the deck of 27 cards and up to 15 cards of the full deck; beyond,
 * what is left out here is impossible, and most of the rest is known to exist.
 */
public final class SetNumbers {

    private static final List<String> OF_THREE =
            List.of("0-1", "0-1", "0-2", "0-3", "0-3 5", "0-5 8", "0-6 8 12", "2-9 12", "3-10 12-13", "4-14");

    private static final List<String> OF_FOUR = List.of(
            "0-1",
            "0-1",
            "0-2",
            "0-3",
            "0-3 5",
            "0-5 8",
            "0-6 8 12",
            "0-9 12",
            "0-10 12-13",
            "0-14",
            "0-16",
            "0-19",
            "0-23",
            "0-26",
            "0-30",
            "0-36",
            "0-41",
            "0-42 44-47",
            "1-47 51-54");

    private SetNumbers() {}

    /** In ascending order. */
    public static List<Integer> among(int attributes, int cards) {
        String ranges = (attributes == 3 ? OF_THREE : OF_FOUR).get(cards - Format.FEWEST_CARDS);
        return Stream.of(ranges.split(" ", -1))
                .flatMapToInt(SetNumbers::range)
                .boxed()
                .toList();
    }

    private static IntStream range(String range) {
        String[] ends = range.split("-", -1);
        return IntStream.rangeClosed(Integer.parseInt(ends[0]), Integer.parseInt(ends[ends.length - 1]));
    }
}
