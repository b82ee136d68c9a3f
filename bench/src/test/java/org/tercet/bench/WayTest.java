package org.tercet.bench;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.tercet.cards.SetFinder;

class WayTest {
    @Test
    void all_rivals_answer_alike() {
        for (int n : new int[] {3, 9, 12, 15, 21}) {
            int hands = 500;
            byte[] cards = Hands.random(n, hands, n);
            Answers tercet = Answers.of(Way.SCALAR.finder(), cards, n, hands);
            for (Way way : Way.values()) {
                Answers answers = Answers.of(way.finder(), cards, n, hands);
                assertThat(answers).as("%s, %d cards", way, n).isEqualTo(tercet);
            }
        }
    }

    private record Answers(String any, String counts, String sets) {
        static Answers of(SetFinder finder, byte[] cards, int n, int hands) {
            var any = new boolean[hands];
            var counts = new int[hands];
            var sets = new int[hands * SetFinder.room(n)];
            var ends = new int[hands];
            finder.anyEach(cards, n, hands, any);
            finder.countEach(cards, n, hands, counts);
            finder.listEach(cards, n, hands, sets, ends);
            for (int hand = 0; hand < hands; hand++) {
                Arrays.sort(sets, hand == 0 ? 0 : ends[hand - 1], ends[hand]);
            }
            return new Answers(Arrays.toString(any), Arrays.toString(counts), Arrays.toString(sets));
        }
    }
}
