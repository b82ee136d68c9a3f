package org.tercet.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Random;
import org.junit.jupiter.api.Test;

class RingTest {

    private static final int MOST_PIECES = 8;
    private static final int MOST_BYTES = 1 << 12;

    @Test
    void it_keeps_what_a_list_of_the_last_ones_keeps() {
        for (long seed = 0; seed < 200; seed++) {
            Random random = new Random(seed);
            Ring ring = new Ring(MOST_PIECES, MOST_BYTES);
            Deque<byte[]> expected = new ArrayDeque<>();
            for (int step = 0; step < 100; step++) {
                byte[] piece = new byte[random.nextInt(1 + (random.nextInt(10) == 0 ? MOST_BYTES + 2 : 900))];
                random.nextBytes(piece);
                ring.add(piece);
                expected.addLast(piece);
                while (expected.size() > MOST_PIECES || bytes(expected) > MOST_BYTES) {
                    expected.removeFirst();
                }
                assertThat(ring.size()).as("seed %d, step %d", seed, step).isEqualTo(expected.size());
                assertThat(ring.last(MOST_PIECES))
                        .as("seed %d, step %d", seed, step)
                        .isDeepEqualTo(expected.toArray(byte[][]::new));
            }
        }
    }

    private static int bytes(Deque<byte[]> pieces) {
        return pieces.stream().mapToInt(piece -> piece.length).sum();
    }

    @Test
    void only_the_newest_are_asked_for() {
        Ring ring = new Ring(3, 1 << 10);
        assertThat(ring.last(2)).isEmpty();
        for (byte each = 1; each <= 4; each++) {
            ring.add(new byte[] {each});
        }
        assertThat(ring.last(0)).isEmpty();
        assertThat(ring.last(2)).isDeepEqualTo(new byte[][] {{3}, {4}});
        assertThat(ring.last(9)).isDeepEqualTo(new byte[][] {{2}, {3}, {4}});
    }
}
