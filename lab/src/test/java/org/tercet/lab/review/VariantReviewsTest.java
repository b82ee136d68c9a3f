package org.tercet.lab.review;

import static org.assertj.core.api.Assertions.assertThat;
import static org.tercet.lab.review.Told.ANA;
import static org.tercet.lab.review.Told.BEA;
import static org.tercet.lab.review.Told.cards;
import static org.tercet.lab.review.Told.set;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.tercet.cards.Card;
import org.tercet.cards.CardSet;
import org.tercet.cards.Notation;
import org.tercet.cards.Pattern;
import org.tercet.cards.Sets;
import org.tercet.lab.review.Hunt.Find;
import org.tercet.lab.review.Hunt.Mistake;
import org.tercet.lab.review.Hunt.Take;
import org.tercet.lab.review.Hunt.WrongCall;
import org.tercet.rules.Games;
import org.tercet.rules.chipset.ChipsetMove;
import org.tercet.rules.chipset.Share;
import org.tercet.rules.coop.CoopMove;
import org.tercet.rules.parts.Why;
import org.tercet.rules.scout.ScoutMove;
import org.tercet.rules.setup.SetUpMove;
import org.tercet.rules.twenty.TwentyMove;

class VariantReviewsTest {

    private static final String BOOK = "fx-schmidt";

    private static final String COLOURS = "1rtd 1gtd 1ptd";

    @Test
    void in_scout_the_set_is_the_scouts_and_the_seeker_is_timed_from_the_pointing() {
        String top = "3ros 1gts 3roo 1gss 1gtd 1rtd 1ptd 3pts 1gsd 2poo 2rsd 2ptd 3psd 3gtd 2rod";
        var scouting = (Part.Scouting) Told.of(Games.SCOUT, BOOK, 2, top, Map.of())
                .at(2_000, ANA, new ScoutMove.Point(card("1rtd"), card("1gtd"), card("1ptd")))
                .at(5_000, BEA, new ScoutMove.Seek(card("1gtd")))
                .at(7_000, BEA, new ScoutMove.Point(card("3ros"), card("3roo"), card("2rod")))
                .at(8_000, ANA, new ScoutMove.Seek(card("1gts")))
                .review()
                .part()
                .orElseThrow();
        assertThat(scouting.hunt().takes())
                .containsExactly(new Take(1, 0, 2_000, 5_000, ANA, set(COLOURS), 1, 2_000, 2_000));
        var seeker = new ScoutTurn.Seeker(BEA, card("1gtd"), set(COLOURS), 3_000);
        CardSet wrong = set("3ros 3roo 2rod");
        assertThat(scouting.turns())
                .containsExactly(
                        new ScoutTurn(1, 2_000, ANA, card("1rtd"), set(COLOURS), true, Optional.of(seeker)),
                        new ScoutTurn(1, 7_000, BEA, card("3ros"), wrong, false, Optional.empty()));
        assertThat(scouting.hunt().wrongCalls())
                .containsExactly(
                        new WrongCall(1, 8_000, ANA, set("1gts 3ros"), new Mistake.NotThere(card("2pss"))),
                        new WrongCall(1, 8_000, BEA, wrong, new Mistake.NoFind(Why.of(Pattern.SET, wrong))));
    }

    @Test
    void a_team_is_told_of_the_better_choice_and_of_what_the_layout_could_have_brought() {
        String top = "1pod 3psd 1rso 1rtd 1rsd 3pss 2god 1pos 1rss 1roo 1pss 3rss";
        CardSet crossing = set("1rss 1rtd 1roo");
        var teamwork = (Part.Teamwork) Told.of(Games.COOPSET, BOOK, 1, top, Map.of())
                .at(3_000, ANA, new CoopMove.Take(crossing.toList()))
                .review()
                .part()
                .orElseThrow();
        assertThat(teamwork.layouts()).containsExactly(new TeamLayout(1, 3_000, 1, 0, 0, 2, 1));
        Advice advice = teamwork.advice().getFirst();
        assertThat(advice.taken().set()).isEqualTo(crossing);
        assertThat(advice.taken().plan()).containsExactly(crossing);
        assertThat(advice.better().orElseThrow().plan())
                .containsExactlyInAnyOrder(set("1rtd 2god 3psd"), set("1rso 1rss 1rsd"));
        assertThat(advice.lost()).isEqualTo(1);
    }

    @Test
    void a_team_that_took_the_best_is_told_nothing_better() {
        String top = "1pod 3psd 1rso 1rtd 1rsd 3pss 2god 1pos 1rss 1roo 1pss 3rss";
        var teamwork = (Part.Teamwork) Told.of(Games.COOPSET, BOOK, 1, top, Map.of())
                .at(3_000, ANA, new CoopMove.Take(cards("1rtd 2god 3psd")))
                .at(6_000, ANA, new CoopMove.Take(cards("1rso 1rss 1rsd")))
                .review()
                .part()
                .orElseThrow();
        assertThat(teamwork.layouts()).containsExactly(new TeamLayout(1, 6_000, 2, 0, 1, 2, 1));
        assertThat(teamwork.advice()).hasSize(2).allMatch(advice -> advice.lost() == 0);
        assertThat(teamwork.hunt().takes().get(1).sinceThere()).isEqualTo(6_000);
        assertThat(teamwork.hunt().takes().get(1).sinceChange()).isEqualTo(3_000);
    }

    @Test
    void in_20_20_a_set_with_personal_cards_is_there_for_their_owner_only() {
        String beas = "3ros 3roo 1gss 3pts 1gsd 2poo";
        String anas = "1rtd 1gtd 1gts 2rsd 2ptd 2gtd";
        String table = "1ptd 3psd 3gtd 2rod 1gso 2gts";
        var shedding = (Part.Shedding) Told.of(Games.TWENTY, BOOK, 2, alternating(beas, anas) + " " + table, Map.of())
                .at(1_000, BEA, new TwentyMove.Ask())
                .at(4_000, ANA, new TwentyMove.Call())
                .at(5_000, ANA, new TwentyMove.Take(cards(COLOURS)))
                .review()
                .part()
                .orElseThrow();
        assertThat(shedding.hunt().moments().getFirst().finds())
                .contains(new Find(set(COLOURS), Optional.of(ANA), 0))
                .doesNotContain(new Find(set(COLOURS), Optional.of(BEA), 0))
                .extracting(Find::cards)
                .containsAll(Sets.all(set(table)));
        assertThat(shedding.hunt().takes())
                .containsExactly(new Take(1, 1, 4_000, 5_000, ANA, set(COLOURS), 1, 4_000, 3_000));
        assertThat(shedding.asks()).hasSize(1);
        assertThat(shedding.asks().getFirst().seat()).isEqualTo(BEA);
        assertThat(shedding.asks().getFirst().sets())
                .containsExactlyInAnyOrderElementsOf(Sets.all(set(table + " " + beas)));
    }

    @Test
    void a_raise_without_a_set_is_a_bluff_and_may_make_a_better_hand_fold() {
        var betting = (Part.Betting) Told.of(Games.CHIPSET, BOOK, 2, "1rtd 1gtd 3roo 3ros 1ptd 1gss", Map.of())
                .at(1_000, BEA, new ChipsetMove.Raise(1))
                .at(2_000, ANA, new ChipsetMove.Raise(2))
                .at(3_000, BEA, new ChipsetMove.Fold())
                .review()
                .part()
                .orElseThrow();
        Deal deal = betting.deals().getFirst();
        assertThat(deal.ending()).isEqualTo(Deal.Ending.ALL_BUT_ONE_FOLDED);
        assertThat(deal.pot()).isEqualTo(4);
        assertThat(deal.shares()).containsExactly(new Share(ANA, 4));
        assertThat(deal.raises()).containsExactly(new Deal.Raise(1_000, BEA, 1, 1), new Deal.Raise(2_000, ANA, 2, 0));
        assertThat(deal.hands())
                .containsExactly(
                        new Deal.Held(BEA, cards("1gtd 1ptd"), List.of(set(COLOURS)), true, false),
                        new Deal.Held(ANA, cards("3roo 1gss"), List.of(), false, false));
        assertThat(betting.bettors())
                .containsExactly(new Bettor(ANA, 1, 1, 4, 1, 1, 1, 0), new Bettor(BEA, 1, 0, 0, 1, 0, 0, 1));
    }

    @Test
    void a_trial_shows_the_sets_that_were_held() {
        var betting = (Part.Betting) Told.of(Games.CHIPSET, BOOK, 2, "1rtd 1gtd 3roo 3ros 1ptd 1gss", Map.of())
                .at(1_000, BEA, new ChipsetMove.Raise(1))
                .at(2_000, ANA, new ChipsetMove.Call())
                .at(3_000, BEA, new ChipsetMove.Expose())
                .review()
                .part()
                .orElseThrow();
        Deal deal = betting.deals().getFirst();
        assertThat(deal.ending()).isEqualTo(Deal.Ending.EXPOSED);
        assertThat(deal.exposer()).contains(BEA);
        assertThat(deal.hands()).extracting(Deal.Held::shown).containsExactly(true, true);
        assertThat(deal.shares()).containsExactly(new Share(BEA, 2));
        assertThat(betting.bettors().getFirst()).isEqualTo(new Bettor(ANA, 1, 0, 0, 0, 0, 0, 0));
    }

    @Test
    void a_deal_under_way_is_not_over() {
        var betting = (Part.Betting) Told.of(Games.CHIPSET, BOOK, 2, "", Map.of())
                .at(1_000, BEA, new ChipsetMove.Raise(1))
                .review()
                .part()
                .orElseThrow();
        assertThat(betting.deals()).extracting(Deal::ending).containsExactly(Deal.Ending.NOT_OVER);
        assertThat(betting.deals().getFirst().pot()).isEqualTo(1);
        assertThat(betting.bettors()).extracting(Bettor::won).containsExactly(0, 0);
    }

    @Test
    void a_card_of_set_up_that_makes_a_set_is_a_slip_whether_it_is_seen_or_not() {
        var begun = Told.of(Games.SETUP, BOOK, 2, "1rtd 1ptd 3ros 3roo 1gtd 1gss 1gts 2poo", Map.of())
                .at(1_000, BEA, new SetUpMove.Play(card("1rtd")))
                .at(2_000, ANA, new SetUpMove.Play(card("1gtd")))
                .at(3_000, BEA, new SetUpMove.Play(card("1ptd")));
        assertThat(((Part.Trapping) begun.review().part().orElseThrow()).slips())
                .as("the time to challenge is not over")
                .isEmpty();
        var trapping = (Part.Trapping)
                begun.at(4_500, ANA, new SetUpMove.Pass()).review().part().orElseThrow();
        assertThat(trapping.slips())
                .containsExactly(new Slip(1, 3_000, BEA, card("1ptd"), false, List.of(set(COLOURS)), Optional.empty()));
        assertThat(trapping.trappers())
                .containsExactly(new Trapper(ANA, 1, 0, 0, 0, 0, 0), new Trapper(BEA, 2, 1, 0, 0, 0, 0));
    }

    @Test
    void a_right_challenge_is_timed_and_a_wrong_one_says_why() {
        var trapping =
                (Part.Trapping) Told.of(Games.SETUP, BOOK, 2, "1rtd 1ptd 3ros 3roo 1gtd 1gss 1gts 2poo", Map.of())
                        .at(1_000, BEA, new SetUpMove.Play(card("1rtd")))
                        .at(2_000, ANA, new SetUpMove.Play(card("1gtd")))
                        .at(3_000, BEA, new SetUpMove.Play(card("3ros")))
                        .at(3_500, ANA, new SetUpMove.Challenge(cards("1rtd 1gtd")))
                        .at(4_000, ANA, new SetUpMove.Play(card("1gss")))
                        .at(4_500, BEA, new SetUpMove.Pass())
                        .at(5_000, BEA, new SetUpMove.Play(card("1ptd")))
                        .at(6_500, ANA, new SetUpMove.Challenge(cards("1rtd 1gtd")))
                        .review()
                        .part()
                        .orElseThrow();
        CardSet wrong = set("1rtd 1gtd 3ros");
        assertThat(trapping.wrongCalls())
                .containsExactly(new WrongCall(1, 3_500, ANA, wrong, new Mistake.NoFind(Why.of(Pattern.SET, wrong))));
        assertThat(trapping.slips()).hasSize(1);
        assertThat(trapping.slips().getFirst().caught()).contains(new Slip.Caught(ANA, set(COLOURS), 1_500, 5));
        assertThat(trapping.trappers())
                .containsExactly(new Trapper(ANA, 2, 0, 0, 1, 1, 0), new Trapper(BEA, 3, 1, 1, 0, 0, 5));
    }

    @Test
    void every_game_of_the_catalogue_has_a_part_of_its_own() {
        assertThat(Games.ALL).allMatch(game -> Watching.of(game).isPresent());
    }

    @Test
    void times_are_summed_up() {
        assertThat(Times.of(List.of())).isEmpty();
        assertThat(Times.of(List.of(9L, 1L, 2L))).contains(new Times(3, 4, 2, 1, 9));
        assertThat(Times.of(List.of(10L, 1L, 5L, 2L))).contains(new Times(4, 4, 3, 1, 10));
    }

    private static Card card(String text) {
        return Notation.card(text).orElseThrow();
    }

    /** One card to each in turn. */
    private static String alternating(String first, String second) {
        List<Card> ones = cards(first);
        List<Card> others = cards(second);
        return IntStream.range(0, ones.size())
                .mapToObj(i -> ones.get(i) + " " + others.get(i))
                .collect(Collectors.joining(" "));
    }
}
