package org.tercet.specs.chipset;

import static org.assertj.core.api.Assertions.assertThat;
import static org.tercet.specs.chipset.Tables.*;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.tercet.cards.CardSet;
import org.tercet.rules.chipset.ChipsetEvent;
import org.tercet.rules.chipset.ChipsetEvent.Cause;
import org.tercet.rules.chipset.ChipsetEvent.Ending;
import org.tercet.rules.chipset.ChipsetState;
import org.tercet.rules.chipset.Phase;
import org.tercet.rules.chipset.Stake;
import org.tercet.rules.chipset.Standing;
import org.tercet.rules.game.Outcome;
import org.tercet.rules.game.Refusal;
import org.tercet.rules.game.Seat;
import org.tercet.rules.game.Seating;

/** When it is over, and who has won. */
class EndSpec {

    @Test
    void it_is_over_when_all_have_dealt_and_the_most_chips_win() {
        var scene = two(usual())
                .when(1, raise(1))
                .when(0, FOLD)
                .timeRunsOut()
                .shuffled(deck(MIDDLE, NEXT, LATE_SET, ONE_SET))
                .when(0, raise(3))
                .when(1, CALL)
                .when(1, EXPOSE);
        assertThat(scene.events().subList(1, 3)).containsExactly(taken(share(1, 6)), ended(Ending.ALL_HAVE_DEALT));
        assertThat(scene.state().phase()).isEqualTo(new Phase.Over(Ending.ALL_HAVE_DEALT));
        var outcome = new Outcome(List.of(17, 23), List.of(seat(1)), List.of());
        assertThat(GAME.outcome(scene.state())).contains(outcome);
        assertThat(scene.spectatorsView().outcome()).contains(outcome);
        assertThat(GAME.shuffles(scene.state())).isEqualTo(CardSet.NONE);
        assertThat(GAME.admits(scene.state())).contains(new Refusal.GameOver());
        assertThat(GAME.settle(scene.state(), 0)).isEmpty();
    }

    @Test
    void there_is_no_outcome_before_the_end() {
        assertThat(GAME.outcome(two(usual()).state())).isEmpty();
        assertThat(two(usual()).view(0).outcome()).isEmpty();
    }

    @Test
    void equal_chips_share_the_win() {
        var scene = two(usual())
                .when(1, FOLD)
                .timeRunsOut()
                .shuffled(CardSet.ALL.toList())
                .when(0, FOLD)
                .then(folded(0, Cause.CHOICE), taken(share(1, 0)), ended(Ending.ALL_HAVE_DEALT));
        assertThat(GAME.outcome(scene.state()))
                .contains(new Outcome(List.of(20, 20), List.of(seat(0), seat(1)), List.of()));
    }

    @Test
    void everybody_deals_as_often_as_agreed_in_turn() {
        var scene = three(options(20, 3, 1, 2));
        List<Seat> dealers = new ArrayList<>();
        while (true) {
            Seat dealer = scene.state().dealer();
            dealers.add(dealer);
            scene.when((dealer.number() + 1) % 3, FOLD).when((dealer.number() + 2) % 3, FOLD);
            if (scene.state().phase() instanceof Phase.Over) {
                break;
            }
            scene.timeRunsOut().shuffled(CardSet.ALL.toList());
        }
        assertThat(dealers).containsExactly(seat(0), seat(1), seat(2), seat(0), seat(1), seat(2));
        assertThat(scene.state().stakes()).allMatch(stake -> stake.deals() == 2);
    }

    @Test
    void the_deal_passes_over_those_who_have_dealt_often_enough() {
        // Seat 2 began, then 0 and 1; seat 3 sat down meanwhile between 2 and 0.
        var stakes = List.of(waiting(1), waiting(1), waiting(1), waiting(0));
        var state = new ChipsetState(
                usual(),
                Seating.of(4),
                seat(1),
                CardSet.ALL.toList(),
                List.of(),
                0,
                stakes,
                Optional.empty(),
                new Phase.Shuffling());
        assertThat(GAME.shuffled(state, CardSet.ALL.toList(), 0).get(1))
                .isInstanceOfSatisfying(
                        ChipsetEvent.Dealt.class,
                        dealt -> assertThat(dealt.dealer()).isEqualTo(seat(3)));
    }

    @Test
    void whoever_has_no_chips_left_does_not_have_to_deal() {
        // Seat 2 loses everything in the first deal, so that seats 0 and 1 are all who deal.
        var scene = three(options(5, 5, 1, 1))
                .when(1, raise(5))
                .when(2, CALL)
                .when(0, FOLD)
                .when(1, EXPOSE)
                .timeRunsOut()
                .shuffled(CardSet.ALL.toList());
        assertThat(scene.state().dealer()).isEqualTo(seat(1));
        scene.when(0, FOLD).then(folded(0, Cause.CHOICE), taken(share(1, 0)), ended(Ending.ALL_HAVE_DEALT));
        assertThat(GAME.outcome(scene.state())).contains(new Outcome(List.of(5, 10, 0), List.of(seat(1)), List.of()));
    }

    @Test
    void who_left_keeps_the_score_but_cannot_win() {
        var scene = three(usual()).when(1, raise(3)).when(2, FOLD).when(0, CALL).when(1, EXPOSE);
        assertThat(chips(scene.state())).containsExactly(17, 23, 20);
        scene.leaves(1).then().leaves(0).then(ended(Ending.TOO_FEW));
        assertThat(GAME.outcome(scene.state())).contains(new Outcome(List.of(17, 23, 20), List.of(seat(2)), List.of()));
    }

    @Test
    void when_all_have_left_the_chips_decide_among_all() {
        var scene = two(usual()).leaves(0);
        assertThat(scene.state().phase()).isEqualTo(new Phase.Over(Ending.TOO_FEW));
        scene.leaves(1).then();
        assertThat(GAME.outcome(scene.state()))
                .contains(new Outcome(List.of(20, 20), List.of(seat(0), seat(1)), List.of()));
    }

    private static Stake waiting(int deals) {
        return new Stake(Standing.WAITING, 20, 0, 0, false, List.of(), deals);
    }
}
