package org.tercet.bots.human;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.tercet.bots.Dice;
import org.tercet.cards.Card;
import org.tercet.cards.CardSet;
import org.tercet.cards.Notation;
import org.tercet.rules.game.Seat;
import org.tercet.rules.setup.Phase;
import org.tercet.rules.setup.SetUpMove;
import org.tercet.rules.setup.SetUpView;

class HumanSetUpTest {

    private static final Seat ME = new Seat(0);
    private static final int TIMES = 1_000;
    private static final long WINDOW = 10_000;

    private final SplittableRandom random = new SplittableRandom(4);
    private final Dice dice = random::nextInt;

    /** 1pso would make a set with the table; 2gts, 3pod and 2rtd make none. */
    private static final SetUpView TURN = view("1rso 1gso", "1pso 2gts 3pod 2rtd", true);

    /** Whatever is played makes a set; the one with 1pso is seen at once, the one with 3pod is not. */
    private static final SetUpView TRAPPED = view("1rso 1gso 2gts", "1pso 3pod", true);

    /** 1pso was played last, and makes a set with the first two. */
    private static final SetUpView SLIP = view("1rso 1gso 2gts 3gts 1pso", "3rto", false);

    private static final SetUpView NO_SLIP = view("1rso 1gso 2gts 3gts 1pod", "3rto", false);

    @Test
    void cards_that_make_a_set_are_kept_back_by_those_who_care() {
        assertThat(slips(Strength.MASTER)).isLessThan(TIMES / 50);
        assertThat(slips(Strength.BEGINNER)).isBetween(TIMES / 20, TIMES / 4);
    }

    @Test
    void one_who_cannot_help_it_plays_what_is_hardest_to_see() {
        assertThat(CardSet.of(card("1rso"), card("2gts"), card("3pod")))
                .isEqualTo(CardSet.of(card("1rso"), card("2gts"), card("1rso").third(card("2gts"))));
        long hidden = moves(Strength.MASTER, TRAPPED)
                .filter(new SetUpMove.Play(card("3pod"))::equals)
                .count();

        assertThat(hidden).isGreaterThan(TIMES * 9 / 10);
    }

    @Test
    void masters_catch_most_slips_in_time_and_beginners_some() {
        assertThat(caught(Strength.MASTER)).isGreaterThan(TIMES * 8 / 10);
        assertThat(caught(Strength.BEGINNER)).isBetween(TIMES / 5, TIMES * 7 / 10);
    }

    @Test
    void wrong_challenges_are_rare_and_rarer_with_strength() {
        assertThat(wrong(Strength.MASTER)).isLessThan(TIMES / 40);
        assertThat(wrong(Strength.BEGINNER)).isBetween(TIMES / 50, TIMES / 8);
    }

    private int slips(Strength strength) {
        return (int) moves(strength, TURN)
                .filter(new SetUpMove.Play(card("1pso"))::equals)
                .count();
    }

    private int caught(Strength strength) {
        HumanSetUp mind = new HumanSetUp(strength);
        int caught = 0;
        for (int i = 0; i < TIMES; i++) {
            Intent<SetUpMove> intent = mind.think(SLIP, ME, dice).orElseThrow();
            caught += intent.after() < WINDOW && intent.move().equals(right()) ? 1 : 0;
        }
        return caught;
    }

    private static Optional<SetUpMove> right() {
        return Optional.of(new SetUpMove.Challenge(List.of(card("1rso"), card("1gso"))));
    }

    private int wrong(Strength strength) {
        return (int) moves(strength, NO_SLIP)
                .filter(SetUpMove.Challenge.class::isInstance)
                .count();
    }

    private Stream<SetUpMove> moves(Strength strength, SetUpView view) {
        HumanSetUp mind = new HumanSetUp(strength);
        return Stream.generate(
                        () -> mind.think(view, ME, dice).flatMap(Intent::move).orElseThrow())
                .limit(TIMES);
    }

    private static SetUpView view(String table, String hand, boolean myTurn) {
        return new SetUpView(
                40,
                cards(table),
                CardSet.of(cards(hand)),
                List.of(new SetUpView.Player(ME, 4, CardSet.NONE), new SetUpView.Player(new Seat(1), 4, CardSet.NONE)),
                new Phase.Playing(ME, 30_000),
                myTurn,
                !myTurn,
                Optional.empty());
    }

    private static List<Card> cards(String text) {
        return Stream.of(text.split(" ", -1)).map(HumanSetUpTest::card).toList();
    }

    private static Card card(String text) {
        return Notation.card(text).orElseThrow();
    }
}
