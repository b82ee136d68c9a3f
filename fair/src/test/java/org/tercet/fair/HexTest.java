package org.tercet.fair;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.security.SecureRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.tercet.fair.Parsed.Bad;
import org.tercet.fair.Parsed.Flaw;
import org.tercet.fair.Parsed.Good;

class HexTest {

    @Test
    void a_seed_reads_what_it_writes() {
        Seed seed = Seed.random(new SecureRandom());

        assertThat(seed.hex()).hasSize(128);
        assertThat(Seed.ofHex(seed.hex())).isEqualTo(new Good<>(seed));
        assertThat(Commitment.ofHex(seed.commitment().hex())).isEqualTo(new Good<>(seed.commitment()));
    }

    @Test
    void a_seed_does_not_show_itself_when_printed() {
        Seed seed = Seed.random(new SecureRandom());

        assertThat(seed.toString()).doesNotContain(seed.hex().substring(0, 16));
        assertThat(FairShuffle.of(seed, Contributions.NONE).toString())
                .doesNotContain(seed.hex().substring(0, 16));
    }

    @Test
    void two_random_seeds_differ() {
        SecureRandom random = new SecureRandom();

        assertThat(Seed.random(random)).isNotEqualTo(Seed.random(random));
        assertThat(Contribution.random(random)).isNotEqualTo(Contribution.random(random));
    }

    @Test
    void a_contribution_has_16_to_64_bytes() {
        assertThat(Contribution.ofHex("00".repeat(15))).isEqualTo(new Bad<>(Flaw.TOO_SHORT));
        assertThat(Contribution.ofHex("00".repeat(16))).isEqualTo(new Good<>(new Contribution("00".repeat(16))));
        assertThat(Contribution.ofHex("00".repeat(64))).isInstanceOf(Good.class);
        assertThat(Contribution.ofHex("00".repeat(65))).isEqualTo(new Bad<>(Flaw.TOO_LONG));
        assertThat(Contribution.ofHex("")).isEqualTo(new Bad<>(Flaw.TOO_SHORT));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "0123456789abcdef0123456789ABCDEF",
                "0123456789abcdef0123456789abcdeg",
                "0123456789abcdef0123456789abcdef0",
                "0x23456789abcdef0123456789abcdef",
                " 123456789abcdef0123456789abcdef",
                "0123456789abcdef0123456789abcde\n",
                "٠١٢٣٤٥٦٧٨٩abcdef0123456789abcdef"
            })
    void what_is_not_plain_hexadecimal_is_said_to_be_so(String text) {
        assertThat(Contribution.ofHex(text)).isEqualTo(new Bad<>(Flaw.NOT_HEX));
        assertThat(Contribution.ofHex(text).good()).isEmpty();
        assertThatIllegalArgumentException().isThrownBy(() -> new Contribution(text));
    }

    @Test
    void seeds_and_commitments_have_64_bytes() {
        assertThat(Seed.ofHex("ab".repeat(63))).isEqualTo(new Bad<>(Flaw.TOO_SHORT));
        assertThat(Seed.ofHex("ab".repeat(65))).isEqualTo(new Bad<>(Flaw.TOO_LONG));
        assertThat(Commitment.ofHex("ab".repeat(63))).isEqualTo(new Bad<>(Flaw.TOO_SHORT));
        assertThat(Commitment.ofHex("AB".repeat(64))).isEqualTo(new Bad<>(Flaw.NOT_HEX));
    }

    @Test
    void no_seat_comes_before_the_first() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Contributions.NONE.with(-1, new Contribution("00".repeat(16))));
    }
}
