package org.tercet.lab.odds;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.IntUnaryOperator;

/**
 * The set-free hands of the full deck by another way: cut into three slices of 27 cards, the hand is three set-free
 * parts such that no a of the first, b of the second and c of the third make a set. A part is a mask of 27 bits.
 */
final class Slices {

    private static final int POINTS = 27;
    private static final int MOST = 9;

    private final int[][] third = new int[POINTS][POINTS];
    private final List<Integer> setFree = new ArrayList<>();
    private final Map<Integer, long[]> inside = new HashMap<>();

    Slices() {
        for (int a = 0; a < POINTS; a++) {
            for (int b = 0; b < POINTS; b++) {
                for (int place = 1; place < POINTS; place *= 3) {
                    third[a][b] += (6 - a / place % 3 - b / place % 3) % 3 * place;
                }
            }
        }
        collect(0, 0, (1 << POINTS) - 1);
    }

    /** The kinds of set-free parts: a part of each, with the number of parts of its kind. */
    Map<Integer, Integer> kinds() {
        Map<Integer, Integer> kinds = new HashMap<>();
        Set<Integer> seen = new HashSet<>();
        for (int part : setFree) {
            if (seen.add(part)) {
                kinds.put(part, spread(part, seen));
            }
        }
        return kinds;
    }

    /** The number of set-free hands of 0 to 27 cards. */
    long[] count() {
        long[] hands = new long[3 * MOST + 1];
        List<Integer> seconds = upToTranslation();
        kinds().forEach((first, like) -> {
            int a = Integer.bitCount(first);
            for (int second : seconds) {
                int b = Integer.bitCount(second);
                if (b <= a) {
                    long weight = (long) like * (b == 0 ? 1 : POINTS);
                    long[] thirds = inside.computeIfAbsent(open(first, second), this::bySize);
                    for (int c = 0; c <= b; c++) {
                        hands[a + b + c] += weight * thirds[c] * arrangements(a, b, c);
                    }
                }
            }
        });
        return hands;
    }

    private static int arrangements(int a, int b, int c) {
        if (a == b && b == c) {
            return 1;
        }
        return a == b || b == c ? 3 : 6;
    }

    /** Visits every set-free part once; {@code free} are the later points that complete nothing. */
    private void collect(int part, int from, int free) {
        setFree.add(part);
        for (int point = from; point < POINTS; point++) {
            if ((free >> point & 1) != 0) {
                int left = free;
                for (int held = part; held != 0; held &= held - 1) {
                    left &= ~(1 << third[Integer.numberOfTrailingZeros(held)][point]);
                }
                collect(part | 1 << point, point + 1, left);
            }
        }
    }

    private int spread(int start, Set<Integer> seen) {
        Deque<Integer> edge = new ArrayDeque<>(List.of(start));
        int size = 0;
        while (!edge.isEmpty()) {
            int part = edge.pop();
            size++;
            for (IntUnaryOperator move : GENERATORS) {
                int image = image(part, move);
                if (seen.add(image)) {
                    edge.push(image);
                }
            }
        }
        return size;
    }

    /** A shift, a turn of the axes, a swap of two axes, a mirror and a shear: they generate the affine group. */
    private static final List<IntUnaryOperator> GENERATORS = List.of(
            x -> x / 3 * 3 + (x + 1) % 3,
            x -> x / 3 + x % 3 * 9,
            x -> x / 9 * 9 + x % 3 * 3 + x / 3 % 3,
            x -> x / 3 * 3 + (3 - x % 3) % 3,
            x -> x / 3 * 3 + (x + x / 3) % 3);

    private static int image(int part, IntUnaryOperator move) {
        int image = 0;
        for (int held = part; held != 0; held &= held - 1) {
            image |= 1 << move.applyAsInt(Integer.numberOfTrailingZeros(held));
        }
        return image;
    }

    private List<Integer> upToTranslation() {
        List<Integer> least = new ArrayList<>();
        for (int part : setFree) {
            boolean isLeast = true;
            for (int by = 1; by < POINTS && isLeast; by++) {
                int shift = by;
                isLeast = part <= image(part, x -> third[third[x][shift]][0]);
            }
            if (isLeast) {
                least.add(part);
            }
        }
        return least;
    }

    /** The points of the third slice that make no set with a point of the first and one of the second. */
    private int open(int first, int second) {
        int open = (1 << POINTS) - 1;
        for (int a = first; a != 0; a &= a - 1) {
            for (int b = second; b != 0; b &= b - 1) {
                open &= ~(1 << third[Integer.numberOfTrailingZeros(a)][Integer.numberOfTrailingZeros(b)]);
            }
        }
        return open;
    }

    private long[] bySize(int open) {
        long[] sizes = new long[MOST + 1];
        countInside(0, 0, open, sizes);
        return sizes;
    }

    private void countInside(int part, int size, int free, long[] sizes) {
        sizes[size]++;
        for (int rest = free; rest != 0; rest &= rest - 1) {
            int point = Integer.numberOfTrailingZeros(rest);
            int left = rest & rest - 1;
            for (int held = part; held != 0; held &= held - 1) {
                left &= ~(1 << third[Integer.numberOfTrailingZeros(held)][point]);
            }
            countInside(part | 1 << point, size + 1, left, sizes);
        }
    }
}
