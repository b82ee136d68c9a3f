package org.tercet.lab.review;

import static org.assertj.core.api.Assertions.assertThat;
import static org.tercet.lab.review.Told.ANA;
import static org.tercet.lab.review.Told.BEA;
import static org.tercet.lab.review.Told.cards;
import static org.tercet.lab.review.Told.set;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.tercet.cards.CardSet;
import org.tercet.cards.Pattern;
import org.tercet.lab.review.Hunt.Broken;
import org.tercet.lab.review.Hunt.Cause;
import org.tercet.lab.review.Hunt.Find;
import org.tercet.lab.review.Hunt.Finder;
import org.tercet.lab.review.Hunt.Kind;
import org.tercet.lab.review.Hunt.Mistake;
import org.tercet.lab.review.Hunt.Moment;
import org.tercet.lab.review.Hunt.Pass;
import org.tercet.lab.review.Hunt.Seen;
import org.tercet.lab.review.Hunt.Take;
import org.tercet.lab.review.Hunt.WrongCall;
import org.tercet.rules.Games;
import org.tercet.rules.match.Input;
import org.tercet.rules.parts.Why;
import org.tercet.rules.race.RaceEvent;
import org.tercet.rules.race.RaceGame;
import org.tercet.rules.race.RaceMove;
import org.tercet.rules.race.RaceMove.Call;
import org.tercet.rules.race.RaceMove.NoSet;
import org.tercet.rules.race.RaceOptions;
import org.tercet.rules.race.RaceState;
import org.tercet.rules.race.RaceView;

class RaceReviewTest {

    private static final String TOP = "3ros 1gts 3roo 1gss 1gtd 1rtd 1ptd 3pts 1gsd 2poo 2rsd 2ptd";
    private static final String SECOND = "3psd 3gtd 2rod";
    private static final String THIRD = "2gtd 1gso 2gts";

    /** There from the first, with one and with four attributes differing. */
    private static final String COLOURS = "1rtd 1gtd 1ptd";

    private static final String ALL_DIFFERENT = "1gss 2ptd 3roo";

    /** Complete with the second three cards. */
    private static final String LATER = "1gsd 2rsd 3psd";

    private static final String NO_SET = "3ros 3roo 2rod";

    @Test
    void a_take_is_timed_from_when_the_set_was_complete_and_from_when_the_table_changed() {
        Hunt hunt = hunt(twoSetsTaken());
        assertThat(hunt.pattern()).isEqualTo(Pattern.SET);
        assertThat(hunt.takes())
                .containsExactly(
                        new Take(1, 0, 2_000, 3_000, ANA, set(COLOURS), 1, 2_000, 2_000),
                        new Take(1, 1, 8_000, 9_500, BEA, set(ALL_DIFFERENT), 4, 8_000, 5_000));
    }

    @Test
    void a_moment_lists_all_sets_and_since_when_they_were_there() {
        Hunt hunt = hunt(twoSetsTaken());
        assertThat(hunt.moments()).hasSize(3);
        assertThat(hunt.moments().getFirst())
                .isEqualTo(new Moment(1, 0, 3_000, set(TOP), List.of(there(COLOURS, 0), there(ALL_DIFFERENT, 0))));
        assertThat(hunt.moments().get(1).from()).isEqualTo(3_000);
        assertThat(hunt.moments().get(1).until()).isEqualTo(9_500);
        assertThat(hunt.moments().get(1).finds()).containsExactly(there(ALL_DIFFERENT, 0), there(LATER, 3_000));
        assertThat(hunt.moments().get(2).finds())
                .containsExactly(there("1gso 2rod 3pts", 9_500), there(LATER, 3_000), there("2rsd 2gts 2poo", 9_500));
        assertThat(hunt.moments().get(2).until()).isEqualTo(9_500);
    }

    @Test
    void a_wrong_call_says_why_by_attribute() {
        Hunt hunt = hunt(twoSetsTaken());
        Why why = Why.of(Pattern.SET, set(NO_SET));
        assertThat(hunt.wrongCalls())
                .containsExactly(new WrongCall(1, 6_000, BEA, set(NO_SET), new Mistake.NoFind(why)));
        assertThat(hunt.finders().get(0).broken()).isEqualTo(new Broken(0, 0, 0, 0));
        assertThat(hunt.finders().get(1).broken()).isEqualTo(new Broken(1, 0, 0, 0));
    }

    @Test
    void who_saw_which_kind_of_set_is_counted_and_timed() {
        Hunt hunt = hunt(twoSetsTaken());
        Optional<Times> two = Optional.of(new Times(1, 2_000, 2_000, 2_000, 2_000));
        Optional<Times> eight = Optional.of(new Times(1, 8_000, 8_000, 8_000, 8_000));
        assertThat(hunt.kinds())
                .containsExactly(
                        new Kind(1, 1, 1, two),
                        new Kind(2, 1, 0, Optional.empty()),
                        new Kind(3, 1, 0, Optional.empty()),
                        new Kind(4, 2, 1, eight));
        Finder bea = hunt.finders().get(1);
        assertThat(bea.takes()).isEqualTo(1);
        assertThat(bea.wrongCalls()).isEqualTo(1);
        assertThat(bea.times()).isEqualTo(eight);
        assertThat(bea.kinds().get(0)).isEqualTo(new Seen(1, 0, Optional.empty()));
        assertThat(bea.kinds().get(3)).isEqualTo(new Seen(4, 1, eight));
        assertThat(bea.perHour()).as("one in 9.5 seconds").isEqualTo(379);
    }

    @Test
    void an_agreement_shows_the_sets_that_were_missed() {
        Hunt hunt = hunt(twoSetsTaken().at(10_000, ANA, new NoSet()).at(11_000, BEA, new NoSet()));
        assertThat(hunt.passes())
                .containsExactly(new Pass(
                        1,
                        11_000,
                        Cause.AGREED,
                        12,
                        List.of(there("1gso 2rod 3pts", 9_500), there(LATER, 3_000), there("2rsd 2gts 2poo", 9_500))));
        assertThat(hunt.moments().getLast().table().size()).isEqualTo(15);
    }

    @Test
    void a_match_that_is_not_finished_is_reviewed_as_far_as_it_goes() {
        Review review = twoSetsTaken().review();
        assertThat(review.isFinished()).isFalse();
        assertThat(review.outcome()).isEmpty();
        assertThat(review.lasted()).isEqualTo(9_500);
        assertThat(review.startedAt()).isEqualTo(100_000);
        assertThat(review.rounds()).containsExactly(new Review.Round(1, ANA, 0, Optional.empty(), Optional.empty()));
        assertThat(review.players()).extracting(Review.Player::name).containsExactly("Ana", "");
        assertThat(review.players()).extracting(Review.Player::here).containsExactly(9_500L, 9_500L);
    }

    @Test
    void a_lone_player_who_stops_sees_what_was_left() {
        Review review = base("fx-schmidt", 1).at(4_000, ANA, new NoSet()).review();
        assertThat(review.isFinished()).isTrue();
        assertThat(review.rounds().getFirst().ended()).contains(4_000L);
        assertThat(((Part.Racing) review.part().orElseThrow()).hunt().passes())
                .containsExactly(
                        new Pass(1, 4_000, Cause.AGREED, 12, List.of(there(COLOURS, 0), there(ALL_DIFFERENT, 0))));
    }

    @Test
    void a_call_that_runs_out_has_no_cards() {
        Hunt hunt = hunt(base("devir", 2).at(2_000, ANA, new Call()).at(7_000, new Input.Lapse<>()));
        assertThat(hunt.wrongCalls())
                .containsExactly(new WrongCall(1, 7_000, ANA, CardSet.NONE, new Mistake.TooLate()));
        assertThat(hunt.moments()).as("nothing moved").hasSize(1);
    }

    @Test
    void comings_and_goings_are_told_and_count_for_the_time_at_the_table() {
        Review review = base("devir", 2)
                .at(1_000, new Input.GoAway<>(BEA))
                .at(4_000, new Input.ComeBack<>(BEA))
                .at(5_000, new Input.Leave<>(BEA))
                .at(8_000, ANA, new Call())
                .review();
        assertThat(review.comings())
                .containsExactly(
                        new Review.Coming(1_000, BEA, Review.What.WENT_AWAY),
                        new Review.Coming(4_000, BEA, Review.What.CAME_BACK),
                        new Review.Coming(5_000, BEA, Review.What.LEFT));
        assertThat(review.players()).extracting(Review.Player::here).containsExactly(8_000L, 2_000L);
    }

    @Test
    void in_a_puzzle_the_table_stays_and_what_was_found_is_not_missed() {
        Hunt hunt = hunt(mode(Games.PUZZLE)
                .at(1_000, ANA, new Call())
                .at(2_000, ANA, new RaceMove.Take(cards(COLOURS)))
                .at(3_000, ANA, new NoSet())
                .at(4_000, BEA, new NoSet()));
        assertThat(hunt.takes()).extracting(Take::moment).containsExactly(0);
        assertThat(hunt.passes())
                .containsExactly(new Pass(1, 4_000, Cause.AGREED, 12, List.of(there(ALL_DIFFERENT, 0))));
    }

    @Test
    void a_chain_goes_on_with_a_card_of_the_last_find() {
        Hunt hunt = hunt(
                mode(Games.SET_CHAIN).at(1_000, ANA, new Call()).at(2_000, ANA, new RaceMove.Take(cards(COLOURS))));
        assertThat(hunt.moments().get(1).finds())
                .isNotEmpty()
                .allMatch(find -> find.cards().and(set(COLOURS)).size() == 1)
                .allMatch(find -> find.since() == 2_000);
    }

    @Test
    void a_find_of_four_or_six_cards_is_found_too() {
        Hunt four = hunt(mode(Games.ULTRASET));
        assertThat(four.moments().getFirst().finds()).extracting(Find::cards).isEqualTo(Pattern.ULTRASET.all(set(TOP)));
        Hunt six = hunt(mode(Games.GHOST));
        CardSet ten = CardSet.of(cards(TOP).subList(0, 10));
        assertThat(six.moments().getFirst().finds()).extracting(Find::cards).isEqualTo(Pattern.GHOST.all(ten));
    }

    @Test
    void turning_the_first_card_is_a_call() {
        var memory = mode(Games.MEMORY).at(1_000, ANA, new Call());
        int first = cards(TOP).indexOf(cards("1rtd").getFirst());
        int second = cards(TOP).indexOf(cards("1gtd").getFirst());
        int third = cards(TOP).indexOf(cards("1ptd").getFirst());
        Hunt hunt = hunt(memory.at(1_500, ANA, new RaceMove.Turn(first))
                .at(2_000, ANA, new RaceMove.Turn(second))
                .at(2_500, ANA, new RaceMove.Turn(third)));
        assertThat(hunt.takes()).containsExactly(new Take(1, 0, 1_000, 2_500, ANA, set(COLOURS), 1, 1_000, 1_000));
    }

    private static Told<RaceOptions, RaceState, RaceMove, RaceEvent, RaceView> twoSetsTaken() {
        return base("devir", 2)
                .at(2_000, ANA, new Call())
                .at(3_000, ANA, new RaceMove.Take(cards(COLOURS)))
                .at(5_000, BEA, new Call())
                .at(6_000, BEA, new RaceMove.Take(cards(NO_SET)))
                .at(8_000, BEA, new Call())
                .at(9_500, BEA, new RaceMove.Take(cards(ALL_DIFFERENT)));
    }

    private static Told<RaceOptions, RaceState, RaceMove, RaceEvent, RaceView> base(String rulebook, int players) {
        return Told.of(Games.BASE, rulebook, players, String.join(" ", TOP, SECOND, THIRD), Map.of());
    }

    private static Told<RaceOptions, RaceState, RaceMove, RaceEvent, RaceView> mode(RaceGame game) {
        return Told.of(game, "online", 2, String.join(" ", TOP, SECOND, THIRD), Map.of());
    }

    private static Hunt hunt(Told<RaceOptions, RaceState, RaceMove, RaceEvent, RaceView> told) {
        return ((Part.Racing) told.review().part().orElseThrow()).hunt();
    }

    private static Find there(String cards, long since) {
        return new Find(set(cards), Optional.empty(), since);
    }
}
