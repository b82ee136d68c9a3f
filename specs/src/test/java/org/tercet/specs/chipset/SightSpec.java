package org.tercet.specs.chipset;

import static org.assertj.core.api.Assertions.assertThat;
import static org.tercet.specs.chipset.Tables.*;
import static org.tercet.testkit.Decks.cards;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.tercet.cards.Card;
import org.tercet.cards.CardSet;
import org.tercet.rules.chipset.ChipsetEvent;
import org.tercet.rules.chipset.ChipsetState;
import org.tercet.rules.chipset.ChipsetView;
import org.tercet.rules.chipset.ChipsetView.May;
import org.tercet.rules.chipset.ChipsetView.Player;
import org.tercet.rules.chipset.Phase;
import org.tercet.rules.chipset.Result;
import org.tercet.rules.chipset.Standing;
import org.tercet.rules.game.Placement;
import org.tercet.rules.game.Placement.Place;
import org.tercet.rules.game.Presence;
import org.tercet.rules.game.Viewer;

/** What each viewer sees, and never more. */
class SightSpec {

    @Test
    void the_view_has_everything_open_and_the_own_hand() {
        var scene = three(usual()).when(1, raise(2)).when(2, FOLD).goesAway(2);
        assertThat(scene.view(0))
                .isEqualTo(new ChipsetView(
                        3,
                        1,
                        1,
                        seat(0),
                        cards(MIDDLE),
                        73,
                        2,
                        2,
                        List.of(
                                new Player(seat(0), Presence.HERE, Standing.IN, 20, 0, 0, false, 2, 1),
                                new Player(seat(1), Presence.HERE, Standing.IN, 18, 2, 1, true, 2, 0),
                                new Player(seat(2), Presence.AWAY, Standing.FOLDED, 20, 0, 0, true, 2, 0)),
                        cards(NO_SET),
                        new Phase.Betting(seat(0), 30_000),
                        new May(true, false, 2, 3, false),
                        Optional.empty(),
                        Optional.empty()));
    }

    @Test
    void a_spectator_has_no_hand_and_no_move() {
        var view = three(usual()).spectatorsView();
        assertThat(view.hand()).isEmpty();
        assertThat(view.may()).isEqualTo(new May(false, false, 0, 0, false));
        assertThat(view.middle()).isEqualTo(cards(MIDDLE));
        assertThat(GAME.view(three(usual()).state(), new Viewer.At(seat(9)))).isEqualTo(view);
    }

    @Test
    void only_whose_turn_it_is_has_a_move() {
        var scene = three(usual());
        var none = new May(false, false, 0, 0, false);
        assertThat(scene.view(1).may()).isEqualTo(new May(true, true, 0, 3, false));
        assertThat(scene.view(2).may()).isEqualTo(none);
        scene.when(1, raise(1)).when(2, raise(1)).when(0, CALL);
        assertThat(scene.view(1).may()).isEqualTo(new May(true, false, 1, 0, false));
        scene.when(1, FOLD);
        assertThat(scene.view(1).may()).isEqualTo(none);
        assertThat(scene.view(2).may()).isEqualTo(new May(false, false, 0, 0, true));
        scene.when(2, KEEP).when(0, KEEP).when(2, FOLD);
        assertThat(scene.view(0).may()).isEqualTo(none);
        scene.timeRunsOut();
        assertThat(scene.view(0).may()).isEqualTo(none);
        assertThat(scene.view(0).hand()).isEmpty();
        assertThat(scene.view(0).deck()).isEqualTo(81);
        assertThat(scene.view(0).result()).isEmpty();
    }

    @Test
    void each_sees_the_own_hand_in_the_deal_and_not_the_others() {
        var dealt = three(usual()).events().getFirst();
        var players = List.of(seat(1), seat(2), seat(0));
        assertThat(GAME.show(dealt, new Viewer.At(seat(1))))
                .contains(new ChipsetEvent.HandDealt(seat(0), cards(MIDDLE), players, cards(ONE_SET)));
        assertThat(GAME.show(dealt, new Viewer.Spectator()))
                .contains(new ChipsetEvent.HandDealt(seat(0), cards(MIDDLE), players, List.of()));
    }

    @Test
    void the_order_of_the_cards_is_shown_to_nobody() {
        var shuffled = new ChipsetEvent.Shuffled(CardSet.ALL.toList());
        assertThat(GAME.show(shuffled, new Viewer.At(seat(0)))).contains(new ChipsetEvent.CardsShuffled());
    }

    @Test
    void what_lies_open_is_shown_as_it_is() {
        var laid = new ChipsetEvent.Laid(Card.of(4));
        assertThat(GAME.show(laid, new Viewer.Spectator())).contains(laid);
    }

    @Test
    void hands_shown_in_a_trial_lie_open_until_the_cards_are_gathered_and_folded_ones_do_not() {
        var scene = three(usual()).when(1, raise(1)).when(2, FOLD).when(0, CALL);
        assertThat(seen(scene.state(), new Viewer.Spectator())).isEqualTo(CardSet.of(cards(MIDDLE)));
        scene.when(1, EXPOSE);
        var open = CardSet.of(cards(MIDDLE + " " + ONE_SET + " " + NO_SET));
        assertThat(seen(scene.state(), new Viewer.Spectator())).isEqualTo(open);
        assertThat(seen(scene.state(), new Viewer.At(seat(2)))).isEqualTo(open.plus(CardSet.of(cards(LATE_SET))));
        assertThat(scene.view(2).result())
                .contains(new Result(
                        Optional.of(seat(1)),
                        List.of(showing(1, ONE_SET, "1rso 2rso 3rso"), showing(0, NO_SET)),
                        List.of(share(1, 2))));
        assertThat(scene.view(2).hand()).isEqualTo(cards(LATE_SET));
        scene.timeRunsOut();
        assertThat(seen(scene.state(), new Viewer.At(seat(1)))).isEqualTo(CardSet.NONE);
    }

    @Test
    void each_card_is_in_its_place() {
        var scene = three(usual()).when(1, FOLD);
        assertThat(GAME.placement(scene.state()).piles())
                .containsExactly(
                        Placement.down(Place.DECK, scene.state().deck()),
                        Placement.open(Place.TABLE, cards(MIDDLE)),
                        Placement.only(seat(0), Place.HAND, cards(NO_SET)),
                        Placement.only(seat(1), Place.ASIDE, cards(ONE_SET)),
                        Placement.only(seat(2), Place.HAND, cards(LATE_SET)));
        scene.when(2, FOLD);
        assertThat(GAME.placement(scene.state()).piles()).contains(Placement.only(seat(0), Place.HAND, cards(NO_SET)));
    }

    @Test
    void whoever_takes_the_pot_unseen_stays_unseen() {
        var scene = three(usual()).when(1, FOLD).when(2, FOLD);
        assertThat(scene.view(1).result()).contains(new Result(Optional.empty(), List.of(), List.of(share(0, 0))));
        assertThat(seen(scene.state(), new Viewer.At(seat(1)))).isEqualTo(CardSet.of(cards(MIDDLE + " " + ONE_SET)));
    }

    private static CardSet seen(ChipsetState state, Viewer viewer) {
        return CardSet.of(GAME.placement(state).piles().stream()
                .filter(pile -> pile.seenBy(viewer))
                .flatMap(pile -> pile.cards().stream())
                .toList());
    }
}
