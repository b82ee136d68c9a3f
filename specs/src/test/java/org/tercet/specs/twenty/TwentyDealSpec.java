package org.tercet.specs.twenty;

import static org.assertj.core.api.Assertions.assertThat;
import static org.tercet.specs.twenty.Twenty.CALLING;
import static org.tercet.specs.twenty.Twenty.GAME;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.tercet.cards.Card;
import org.tercet.cards.CardSet;
import org.tercet.rules.game.Chosen;
import org.tercet.rules.game.Length;
import org.tercet.rules.game.Players;
import org.tercet.rules.game.Presence;
import org.tercet.rules.game.Refusal;
import org.tercet.rules.game.Seat;
import org.tercet.rules.game.Seating;
import org.tercet.rules.game.Setting;
import org.tercet.rules.game.Start;
import org.tercet.rules.parts.Layout;
import org.tercet.rules.twenty.Hand;
import org.tercet.rules.twenty.Phase;
import org.tercet.rules.twenty.TwentyEvent;
import org.tercet.rules.twenty.TwentyOptions;
import org.tercet.rules.twenty.TwentyState;
import org.tercet.testkit.Decks;

class TwentyDealSpec {

    @Test
    void it_is_the_fx_schmidt_variant_for_two_to_eight_with_the_full_deck() {
        assertThat(GAME.id()).isEqualTo("20-20");
        assertThat(GAME.rulebooks()).containsExactly("fx-schmidt");
        assertThat(GAME.players(CALLING)).isEqualTo(new Players(2, 8));
        assertThat(GAME.deck(CALLING)).isEqualTo(CardSet.ALL);
    }

    @Test
    void a_match_goes_to_ten_points_a_player() {
        assertThat(GAME.lengths("fx-schmidt")).containsExactly(Length.TEN_A_PLAYER);
    }

    @Test
    void by_default_one_calls_and_takes_within_five_seconds() {
        assertThat(chosen(Map.of())).isEqualTo(new TwentyOptions(false, 5_000));
    }

    @Test
    void a_table_chooses_one_gesture_and_two_to_thirty_seconds() {
        assertThat(chosen(Map.of("gesture", "one", "call-seconds", "2"))).isEqualTo(new TwentyOptions(true, 2_000));
        assertThat(chosen(Map.of("gesture", "call", "call-seconds", "30"))).isEqualTo(new TwentyOptions(false, 30_000));
        Setting seconds = new Setting.Whole("call-seconds", 2, 30, 5);
        assertThat(choice(Map.of("call-seconds", "31")))
                .isEqualTo(new Chosen.Choice.Invalid(new Refusal.SettingOutOfRange(seconds, "31")));
        assertThat(choice(Map.of("call-seconds", "1")))
                .isEqualTo(new Chosen.Choice.Invalid(new Refusal.SettingOutOfRange(seconds, "1")));
    }

    @Test
    void six_cards_go_to_each_one_at_a_time_from_the_dealers_left_and_then_six_to_the_table() {
        Twenty.two(CALLING)
                .then(new TwentyEvent.Dealt(
                        List.of(new Hand(Decks.cards(Twenty.HAND_0)), new Hand(Decks.cards(Twenty.HAND_1))),
                        Twenty.spots("0:1pso 1:3rso 2:2god 3:3gos 4:3ptd 5:2rtd")));
    }

    @Test
    void the_rest_is_the_deck() {
        TwentyState state = Twenty.two(CALLING).state();
        assertThat(state.deck())
                .hasSize(81 - 18)
                .startsWith(Decks.cards(Twenty.NEXT).toArray(new Card[0]));
        assertThat(state.aside()).isEqualTo(CardSet.NONE);
        assertThat(state.phase()).isEqualTo(new Phase.Open());
        assertThat(GAME.outcome(state)).isEmpty();
        assertThat(GAME.shuffles(state)).isEqualTo(CardSet.NONE);
    }

    @Test
    void eight_players_have_forty_eight_cards_before_them() {
        TwentyState state = Twenty.inOrder(CALLING, 8).state();
        assertThat(state.hands()).hasSize(8).allMatch(hand -> hand.size() == 6);
        assertThat(state.layout().list()).isEqualTo(Twenty.indices(48, 54));
        assertThat(state.deck()).isEqualTo(Twenty.indices(54, 81));
    }

    @Test
    void the_deal_begins_left_of_whoever_deals_and_passes_over_those_who_left() {
        Seating seating = Seating.of(4).now(new Seat(3), Presence.LEFT).now(new Seat(0), Presence.AWAY);
        TwentyState state = GAME.begin(new Start<>(CALLING, seating, new Seat(2), Card.all(), 7));
        List<TwentyEvent> opening = GAME.open(state, 7);
        TwentyEvent dealt = new TwentyEvent.Dealt(
                List.of(new Hand(everyThird(0)), new Hand(everyThird(1)), new Hand(everyThird(2)), new Hand(List.of())),
                Layout.EMPTY.places(Twenty.indices(18, 24)));
        assertThat(opening).containsExactly(dealt);
        TwentyState after = GAME.evolve(state, dealt);
        assertThat(after.deck()).isEqualTo(Twenty.indices(24, 81));
        assertThat(GAME.settle(after, 7)).isEmpty();
    }

    private static List<Card> everyThird(int from) {
        return List.of(from, from + 3, from + 6, from + 9, from + 12, from + 15).stream()
                .map(Card::of)
                .toList();
    }

    private static Chosen.Choice choice(Map<String, String> wishes) {
        return Chosen.of("fx-schmidt", GAME.settings("fx-schmidt"), wishes);
    }

    private static TwentyOptions chosen(Map<String, String> wishes) {
        return GAME.options(((Chosen.Choice.Valid) choice(wishes)).chosen());
    }
}
