package org.tercet.fair;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.tercet.fair.FairCheck.Verdict;

/** The published test vectors; an independent program has come to the same numbers from the text of docs/fairness.md alone. */
class VectorsTest {

    static List<Vectors.Vector> vectors() throws IOException {
        return Vectors.all();
    }

    @Test
    void there_are_enough_of_them() throws IOException {
        assertThat(vectors()).hasSizeGreaterThanOrEqualTo(6);
        assertThat(vectors()).anyMatch(vector -> vector.contributions().bySeat().isEmpty());
        assertThat(vectors()).anyMatch(vector -> vector.contributions().bySeat().size() > 2);
        assertThat(vectors()).anyMatch(vector -> vector.shuffle() > 0);
    }

    @ParameterizedTest
    @MethodSource("vectors")
    void a_vector_comes_out_as_it_is_published(Vectors.Vector vector) {
        assertThat(vector.seed().commitment()).isEqualTo(vector.commitment());
        assertThat(FairShuffle.of(vector.seed(), vector.contributions()).order(vector.shuffle(), vector.items()))
                .isEqualTo(vector.order());
    }

    @ParameterizedTest
    @MethodSource("vectors")
    void the_check_agrees(Vectors.Vector vector) {
        FairCheck check = new FairCheck(vector.commitment(), vector.seed(), vector.contributions());

        assertThat(check.seedCheck()).isEqualTo(new Verdict.Holds());
        assertThat(check.orderCheck(vector.shuffle(), vector.items(), vector.order()))
                .isEqualTo(new Verdict.Holds());
    }
}
