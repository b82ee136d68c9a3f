package org.tercet.fair;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.security.SecureRandom;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.tercet.fair.FairCheck.Verdict;

class FairShuffleTest {

    private static final Seed SEED = Seed.ofHex("5e".repeat(64)).good().orElseThrow();
    private static final Contribution ANA = new Contribution("a1".repeat(16));
    private static final Contribution BRUNO = new Contribution("b2".repeat(64));
    private static final List<Integer> CARDS = IntStream.range(0, 81).boxed().toList();

    private static List<Integer> order(Contributions contributions) {
        return FairShuffle.of(SEED, contributions).order(0, CARDS);
    }

    @Test
    void the_same_seed_and_contributions_give_the_same_order() {
        Contributions one = Contributions.NONE.with(0, ANA).with(1, BRUNO);
        Contributions other = Contributions.NONE.with(1, BRUNO).with(0, BRUNO).with(0, ANA);

        assertThat(order(one)).isEqualTo(order(other)).containsExactlyInAnyOrderElementsOf(CARDS);
    }

    @Test
    void anything_else_gives_another_order() {
        Contributions both = Contributions.NONE.with(0, ANA).with(1, BRUNO);

        assertThat(List.of(
                        order(Contributions.NONE),
                        order(both),
                        order(both.without(0)),
                        order(both.without(1)),
                        order(Contributions.NONE.with(0, BRUNO).with(1, ANA)),
                        order(Contributions.NONE.with(0, ANA).with(2, BRUNO)),
                        FairShuffle.of(SEED, both).order(1, CARDS),
                        FairShuffle.of(Seed.random(new SecureRandom()), both).order(0, CARDS)))
                .doesNotHaveDuplicates();
    }

    @Test
    void what_two_players_send_cannot_be_moved_from_one_to_the_other() {
        Contribution joined = new Contribution(ANA.hex() + ANA.hex());
        Contribution longer = new Contribution(ANA.hex() + ANA.hex() + ANA.hex());

        assertThat(order(Contributions.NONE.with(0, joined).with(1, longer)))
                .isNotEqualTo(order(Contributions.NONE.with(0, longer).with(1, joined)));
    }

    @Test
    void a_list_of_one_or_none_stays_as_it_is() {
        assertThat(FairShuffle.of(SEED, Contributions.NONE).order(0, List.of())).isEmpty();
        assertThat(FairShuffle.of(SEED, Contributions.NONE).order(7, List.of("x")))
                .containsExactly("x");
    }

    @Test
    void there_is_no_shuffle_before_the_first_nor_of_more_than_two_bytes_can_count() {
        FairShuffle shuffle = FairShuffle.of(SEED, Contributions.NONE);
        List<Integer> most = IntStream.range(0, FairShuffle.MOST_ITEMS).boxed().toList();

        assertThat(shuffle.order(0, most)).doesNotHaveDuplicates().hasSize(65_536);
        assertThatIllegalArgumentException().isThrownBy(() -> shuffle.order(-1, CARDS));
        assertThatIllegalArgumentException()
                .isThrownBy(() -> shuffle.order(0, java.util.Collections.nCopies(65_537, 0)));
    }

    @Test
    void the_check_names_the_first_card_that_is_out_of_place() {
        FairCheck check = new FairCheck(SEED.commitment(), SEED, Contributions.NONE);
        List<Integer> right = order(Contributions.NONE);
        List<Integer> wrong = new java.util.ArrayList<>(right);
        java.util.Collections.swap(wrong, 40, 80);

        assertThat(check.orderCheck(0, CARDS, right)).isEqualTo(new Verdict.Holds());
        assertThat(check.orderCheck(0, CARDS, wrong)).isEqualTo(new Verdict.OtherOrder(0, 40));
        assertThat(check.orderCheck(0, CARDS, right.subList(0, 12))).isEqualTo(new Verdict.OtherOrder(0, 12));
        assertThat(check.orderCheck(0, CARDS, List.of())).isEqualTo(new Verdict.OtherOrder(0, 0));
        assertThat(check.orderCheck(3, CARDS, right)).isInstanceOf(Verdict.OtherOrder.class);
    }

    @Test
    void the_check_notices_another_seed() {
        Seed other = Seed.ofHex("5f".repeat(64)).good().orElseThrow();

        assertThat(new FairCheck(SEED.commitment(), other, Contributions.NONE).seedCheck())
                .isEqualTo(new Verdict.OtherSeed(SEED.commitment(), other.commitment()));
    }
}
