package org.tercet.specs.chipset;

import static org.assertj.core.api.Assertions.assertThat;
import static org.tercet.specs.chipset.Tables.GAME;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.tercet.cards.Card;
import org.tercet.cards.CardSet;
import org.tercet.rules.chipset.ChipsetEvent;
import org.tercet.rules.chipset.ChipsetState;
import org.tercet.rules.chipset.Hand;
import org.tercet.rules.chipset.Phase;
import org.tercet.rules.chipset.Stake;
import org.tercet.rules.chipset.Standing;
import org.tercet.rules.game.Seat;
import org.tercet.rules.game.Viewer;
import org.tercet.testkit.Invariants;

/** What holds after every event of ChipSet. */
final class Checks {

    private Checks() {}

    static void holds(String name, ChipsetState state, ChipsetEvent event, Viewer viewer) {
        Invariants.conserved(CardSet.ALL, GAME.placement(state));
        chips(name, state);
        secrecy(name, state, event, viewer);
    }

    /** What was bought in is before the players or in the pot; nobody owes any; all who are in can match the highest bet. */
    private static void chips(String name, ChipsetState state) {
        int all = state.pot();
        int bought = 0;
        int high = state.stakes().stream().mapToInt(Stake::bet).max().orElse(0);
        for (Stake stake : state.stakes()) {
            all += stake.chips();
            bought += stake.standing() == Standing.NEW ? 0 : state.options().chips();
            assertThat(stake.chips()).as(name).isNotNegative();
            assertThat(stake.raises())
                    .as(name)
                    .isLessThanOrEqualTo(state.options().raises());
            if (stake.standing() == Standing.IN) {
                assertThat(stake.chips() + stake.bet()).as(name).isGreaterThanOrEqualTo(high);
            }
        }
        assertThat(all).as(name).isEqualTo(bought);
        if (state.phase() instanceof Phase.Over || state.phase() instanceof Phase.Pause) {
            assertThat(state.pot()).as(name).isZero();
        }
    }

    /** Other cards in the places that a viewer cannot see make no difference to that viewer. */
    private static void secrecy(String name, ChipsetState state, ChipsetEvent event, Viewer viewer) {
        Map<Card, Card> other = rotation(state, viewer);
        assertThat(GAME.view(exchanged(state, other), viewer)).as(name).isEqualTo(GAME.view(state, viewer));
        assertThat(GAME.show(exchanged(event, other), viewer)).as(name).isEqualTo(GAME.show(event, viewer));
    }

    private static Map<Card, Card> rotation(ChipsetState state, Viewer viewer) {
        List<Card> hidden = GAME.placement(state).piles().stream()
                .filter(pile -> !pile.seenBy(viewer))
                .flatMap(pile -> pile.cards().stream())
                .toList();
        Map<Card, Card> other = new HashMap<>();
        for (int i = 0; i < hidden.size(); i++) {
            other.put(hidden.get(i), hidden.get((i + 1) % hidden.size()));
        }
        return other;
    }

    private static ChipsetState exchanged(ChipsetState state, Map<Card, Card> other) {
        List<Stake> stakes = state.stakes().stream()
                .map(stake -> new Stake(
                        stake.standing(),
                        stake.chips(),
                        stake.bet(),
                        stake.raises(),
                        stake.spoken(),
                        exchanged(stake.hand(), other),
                        stake.deals()))
                .toList();
        return new ChipsetState(
                state.options(),
                state.seating(),
                state.dealer(),
                exchanged(state.deck(), other),
                exchanged(state.middle(), other),
                state.pot(),
                stakes,
                state.result(),
                state.phase());
    }

    private static ChipsetEvent exchanged(ChipsetEvent event, Map<Card, Card> other) {
        return switch (event) {
            case ChipsetEvent.Dealt(Seat dealer, var middle, var hands) ->
                new ChipsetEvent.Dealt(
                        dealer,
                        exchanged(middle, other),
                        hands.stream()
                                .map(hand -> new Hand(hand.seat(), exchanged(hand.cards(), other)))
                                .toList());
            case ChipsetEvent.Shuffled(var order) -> new ChipsetEvent.Shuffled(exchanged(order, other));
            case ChipsetEvent open -> open;
        };
    }

    private static List<Card> exchanged(List<Card> cards, Map<Card, Card> other) {
        return cards.stream().map(card -> other.getOrDefault(card, card)).toList();
    }
}
