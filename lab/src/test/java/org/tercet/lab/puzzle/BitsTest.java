package org.tercet.lab.puzzle;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class BitsTest {

    @Test
    void the_bytes_are_those_of_sha_256_of_the_text_and_a_counter() throws Exception {
        Bits bits = Bits.of("tercet é");

        for (byte counter = 0; counter < 3; counter++) {
            byte[] message = Arrays.copyOf("tercet é".getBytes(StandardCharsets.UTF_8), 17);
            message[16] = counter;
            for (byte expected : MessageDigest.getInstance("SHA-256").digest(message)) {
                assertThat(bits.below(256)).isEqualTo(expected & 0xff);
            }
        }
    }

    @Test
    void several_bytes_are_read_from_the_highest() {
        Bits bytes = Bits.of("x");
        long three = (long) bytes.below(256) << 16 | bytes.below(256) << 8 | bytes.below(256);

        assertThat(Bits.of("x").below(1L << 24)).isEqualTo(three);
    }

    @Test
    void only_one_choice_takes_no_byte() {
        Bits bits = Bits.of("x");

        assertThat(bits.below(1)).isZero();
        assertThat(bits.below(256)).isEqualTo(Bits.of("x").below(256));
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 3, 81, 200, 257, 1296})
    void every_number_below_the_limit_is_equally_likely(int limit) {
        Bits bits = Bits.of("fair");
        int draws = 100 * limit;
        Map<Integer, Integer> hits = new HashMap<>();
        for (int i = 0; i < draws; i++) {
            hits.merge(bits.below(limit), 1, Integer::sum);
        }

        assertThat(hits.keySet()).allMatch(number -> number >= 0 && number < limit);
        assertThat(Plain.deviation(hits.values(), limit, draws)).isBetween(-4.0, 4.0);
    }

    @Test
    void every_draw_in_every_order_is_equally_likely() {
        Bits bits = Bits.of("draws");
        Map<List<Integer>, Integer> hits = new HashMap<>();
        for (int i = 0; i < 6_000; i++) {
            hits.merge(Arrays.stream(bits.draw(3, 5)).boxed().toList(), 1, Integer::sum);
        }

        assertThat(hits).hasSize(60);
        assertThat(Plain.deviation(hits.values(), 60, 6_000)).isBetween(-4.0, 4.0);
    }

    @Test
    void nothing_is_below_zero() {
        assertThatIllegalArgumentException().isThrownBy(() -> Bits.of("").below(0));
        assertThatIllegalArgumentException().isThrownBy(() -> Bits.of("").below((1L << 56) + 1));
    }
}
