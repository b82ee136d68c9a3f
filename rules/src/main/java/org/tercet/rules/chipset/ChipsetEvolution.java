package org.tercet.rules.chipset;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.tercet.cards.Card;
import org.tercet.cards.CardSet;

/** How each event changes the state. */
final class ChipsetEvolution {

    private ChipsetEvolution() {}

    static ChipsetState after(ChipsetState state, ChipsetEvent event) {
        return switch (event) {
            case ChipsetEvent.BoughtIn(var seat, var chips, var deals) ->
                state.stake(seat, stake -> Stake.bought(chips, deals));
            case ChipsetEvent.Dealt dealt -> dealt(state, dealt);
            case ChipsetEvent.Turn(var seat, var until) -> state.in(new Phase.Betting(seat, until));
            case ChipsetEvent.Checked(var seat, var cause) -> state.stake(seat, Stake::spoke);
            case ChipsetEvent.Called(var seat, var chips) ->
                state.withPot(state.pot() + chips).stake(seat, stake -> stake.paid(chips));
            case ChipsetEvent.Raised(var seat, var by, var chips) ->
                state.withPot(state.pot() + chips).stake(seat, stake -> stake.raised(chips));
            case ChipsetEvent.Folded(var seat, var cause) -> state.stake(seat, Stake::folded);
            case ChipsetEvent.TrialOffered(var until) ->
                state.eachStake(Stake::asked).in(new Phase.Trial(until));
            case ChipsetEvent.Kept(var seat) -> state.stake(seat, Stake::spoke);
            case ChipsetEvent.HandsShown(var exposer, var showings) ->
                state.withResult(Optional.of(new Result(exposer, showings, List.of())));
            case ChipsetEvent.Laid(var card) -> laid(state, card);
            case ChipsetEvent.PotTaken(var shares) -> taken(state, shares);
            case ChipsetEvent.Paused(var until) -> state.in(new Phase.Pause(until));
            case ChipsetEvent.Gathered() -> gathered(state);
            case ChipsetEvent.Shuffled(var order) -> state.withCards(order, List.of());
            case ChipsetEvent.Ended(var ending) -> state.in(new Phase.Over(ending));
        };
    }

    private static ChipsetState dealt(ChipsetState state, ChipsetEvent.Dealt event) {
        int cards = event.middle().size();
        ChipsetState next = state;
        for (Hand hand : event.hands()) {
            next = next.stake(hand.seat(), stake -> stake.dealt(hand.cards()));
            cards += hand.cards().size();
        }
        List<Card> rest = state.deck().subList(cards, state.deck().size());
        return next.withCards(rest, event.middle()).dealtBy(event.dealer());
    }

    private static ChipsetState laid(ChipsetState state, Card card) {
        List<Card> open = new ArrayList<>(state.middle());
        open.add(card);
        return state.withCards(state.deck().subList(1, state.deck().size()), open)
                .eachStake(Stake::cleared);
    }

    private static ChipsetState taken(ChipsetState state, List<Share> shares) {
        ChipsetState next = state.withPot(0).eachStake(Stake::cleared);
        for (Share share : shares) {
            next = next.stake(share.seat(), stake -> stake.won(share.chips()));
        }
        Result shown = state.result().orElse(Result.NOTHING_SHOWN);
        return next.withResult(Optional.of(shown.sharing(shares)));
    }

    private static ChipsetState gathered(ChipsetState state) {
        return state.eachStake(Stake::gathered)
                .withCards(CardSet.ALL.toList(), List.of())
                .withResult(Optional.empty())
                .in(new Phase.Shuffling());
    }
}
