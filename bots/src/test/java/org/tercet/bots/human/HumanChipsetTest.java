package org.tercet.bots.human;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.tercet.bots.Dice;
import org.tercet.cards.Card;
import org.tercet.cards.CardSet;
import org.tercet.cards.Notation;
import org.tercet.rules.Games;
import org.tercet.rules.chipset.ChipsetEvent;
import org.tercet.rules.chipset.ChipsetMove;
import org.tercet.rules.chipset.ChipsetOptions;
import org.tercet.rules.chipset.ChipsetState;
import org.tercet.rules.chipset.ChipsetView;
import org.tercet.rules.game.Chosen;
import org.tercet.rules.game.Decision;
import org.tercet.rules.game.Seat;
import org.tercet.rules.game.Seating;
import org.tercet.rules.game.Start;
import org.tercet.rules.game.Viewer;

/** Two play; the second seat bets first, and its hand is the 2nd and the 5th card of the deck. */
class HumanChipsetTest {

    private static final Seat OTHER = new Seat(0);
    private static final Seat ME = new Seat(1);
    private static final int TIMES = 200;

    private final SplittableRandom random = new SplittableRandom(9);
    private final Dice dice = random::nextInt;

    @Test
    void a_good_hand_is_bet_on_and_a_poor_one_mostly_not() {
        int good = count(view(state(hand("1rso", "1gso", "1pso", "2gts"))), ChipsetMove.Raise.class);
        int poor = count(view(state(hand("1rso", "2gts", "1gtd", "2rto"))), ChipsetMove.Raise.class);

        assertThat(good).isGreaterThan(TIMES * 9 / 10);
        assertThat(poor).as("on an empty pot there is nothing to bluff for").isZero();
    }

    @Test
    void nobody_folds_what_costs_nothing() {
        for (Strength strength : Strength.values()) {
            assertThat(moves(strength, view(state(hand("1rso", "2gts", "1gtd", "2rto")))))
                    .doesNotHaveAnyElementsOfTypes(ChipsetMove.Fold.class);
        }
    }

    @Test
    void a_hopeless_hand_is_folded_when_it_costs_and_sometimes_played_as_if_it_were_good() {
        ChipsetState dear = raisedAgainst(hand("1rso", "2gts", "1gtd", "2rto"), 3);

        List<ChipsetMove> moves = moves(Strength.MASTER, view(dear));

        long folds = moves.stream().filter(ChipsetMove.Fold.class::isInstance).count();
        long bluffs = moves.stream().filter(ChipsetMove.Raise.class::isInstance).count();
        assertThat(folds).isGreaterThan(TIMES * 7 / 10);
        assertThat(bluffs).isBetween(TIMES / 40L, TIMES / 5L);
    }

    @Test
    void a_good_hand_is_not_folded_by_those_who_can_judge_it() {
        ChipsetState dear = raisedAgainst(hand("1rso", "1gso", "1pso", "2gts"), 3);

        assertThat(count(view(dear), ChipsetMove.Fold.class)).isLessThan(TIMES / 10);
    }

    @Test
    void the_weaker_overlook_sets_of_their_own() {
        ChipsetState dear = raisedAgainst(hand("1rso", "1gso", "1pso", "2gts"), 3);

        long masters = folds(Strength.MASTER, dear);
        long beginners = folds(Strength.BEGINNER, dear);

        assertThat(beginners).isGreaterThan(masters + TIMES / 10);
    }

    @Test
    void without_a_set_nothing_is_exposed_and_with_one_it_is_for_a_pot() {
        ChipsetState none = called(raisedAgainst(hand("1rso", "2gts", "1gtd", "2rto"), 3));
        ChipsetState one = called(raisedAgainst(hand("1rso", "1gso", "1pso", "2gts"), 3));

        assertThat(moves(Strength.MASTER, view(none))).hasOnlyElementsOfType(ChipsetMove.Keep.class);
        assertThat(moves(Strength.BEGINNER, view(one)))
                .hasAtLeastOneElementOfType(ChipsetMove.Expose.class)
                .hasAtLeastOneElementOfType(ChipsetMove.Keep.class);
    }

    @Test
    void answers_come_within_the_shortest_time_for_them() {
        ChipsetState betting = state(hand("1rso", "1gso", "1pso", "2gts"));
        ChipsetState trial = called(raisedAgainst(hand("1rso", "1gso", "1pso", "2gts"), 3));
        for (Strength strength : Strength.values()) {
            HumanChipset mind = new HumanChipset(strength);
            for (int i = 0; i < TIMES; i++) {
                assertThat(mind.think(view(betting), ME, dice).orElseThrow().after())
                        .isBetween(1_400L, 4_999L);
                assertThat(mind.think(view(trial), ME, dice).orElseThrow().after())
                        .isBetween(700L, 2_999L);
            }
        }
    }

    private long folds(Strength strength, ChipsetState state) {
        return moves(strength, view(state)).stream()
                .filter(ChipsetMove.Fold.class::isInstance)
                .count();
    }

    private int count(ChipsetView view, Class<? extends ChipsetMove> kind) {
        return (int)
                moves(Strength.MASTER, view).stream().filter(kind::isInstance).count();
    }

    private List<ChipsetMove> moves(Strength strength, ChipsetView view) {
        HumanChipset mind = new HumanChipset(strength);
        return Stream.generate(
                        () -> mind.think(view, ME, dice).flatMap(Intent::move).orElseThrow())
                .limit(TIMES)
                .toList();
    }

    private static ChipsetView view(ChipsetState state) {
        return Games.CHIPSET.view(state, new Viewer.At(ME));
    }

    /** My two cards, then the two of the middle; the other's are what comes first. */
    private static List<Card> hand(String one, String two, String middle, String more) {
        List<Card> mine = Stream.of(one, two, middle, more)
                .map(text -> Notation.card(text).orElseThrow())
                .toList();
        List<Card> rest = new ArrayList<>(CardSet.ALL.minus(CardSet.of(mine)).toList());
        List<Card> order =
                new ArrayList<>(List.of(mine.get(2), mine.get(0), rest.removeFirst(), mine.get(3), mine.get(1)));
        order.addAll(rest);
        return order;
    }

    private static ChipsetState state(List<Card> order) {
        String book = Games.CHIPSET.rulebooks().getFirst();
        Chosen chosen = ((Chosen.Choice.Valid) Chosen.of(book, Games.CHIPSET.settings(book), Map.of())).chosen();
        ChipsetOptions options = Games.CHIPSET.options(chosen);
        ChipsetState state = Games.CHIPSET.begin(new Start<>(options, Seating.of(2), OTHER, order, 0));
        for (ChipsetEvent event : Games.CHIPSET.open(state, 0)) {
            state = Games.CHIPSET.evolve(state, event);
        }
        return state;
    }

    /** I have checked, and the other has bet. */
    private static ChipsetState raisedAgainst(List<Card> order, int by) {
        return play(play(state(order), ME, new ChipsetMove.Check()), OTHER, new ChipsetMove.Raise(by));
    }

    private static ChipsetState called(ChipsetState state) {
        return play(state, ME, new ChipsetMove.Call());
    }

    private static ChipsetState play(ChipsetState state, Seat by, ChipsetMove move) {
        return switch (Games.CHIPSET.decide(state, by, move, 1)) {
            case Decision.Refused<ChipsetEvent>(var refusal) -> throw new AssertionError(refusal);
            case Decision.Accepted<ChipsetEvent>(var events) -> {
                ChipsetState after = state;
                for (ChipsetEvent event : events) {
                    after = Games.CHIPSET.evolve(after, event);
                }
                yield after;
            }
        };
    }
}
