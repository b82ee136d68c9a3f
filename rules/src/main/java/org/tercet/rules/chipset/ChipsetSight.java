package org.tercet.rules.chipset;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.tercet.cards.Card;
import org.tercet.rules.chipset.ChipsetView.May;
import org.tercet.rules.game.Outcome;
import org.tercet.rules.game.Placement;
import org.tercet.rules.game.Placement.Place;
import org.tercet.rules.game.Seat;
import org.tercet.rules.game.Shown;
import org.tercet.rules.game.Viewer;

/** What can be seen of ChipSet, where its cards are, and how it came out. */
final class ChipsetSight {

    private final ChipsetState state;
    private final Bets bets;

    ChipsetSight(ChipsetState state) {
        this.state = state;
        this.bets = new Bets(state);
    }

    static Optional<Shown> show(ChipsetEvent event, Viewer viewer) {
        return switch (event) {
            case ChipsetEvent.Dealt dealt -> Optional.of(dealt(dealt, viewer));
            case ChipsetEvent.Shuffled(var order) -> Optional.of(new ChipsetEvent.CardsShuffled());
            case ChipsetEvent.Kept(var seat) ->
                viewer.is(seat) ? Optional.of(new ChipsetEvent.AnswerTaken(seat)) : Optional.empty();
            case ChipsetEvent other when other instanceof Shown shown -> Optional.of(shown);
            case ChipsetEvent secret -> Optional.empty();
        };
    }

    ChipsetView view(Viewer viewer) {
        ChipsetOptions options = state.options();
        return new ChipsetView(
                options.betLimit(),
                options.raises(),
                options.deals(),
                state.dealer(),
                state.middle(),
                state.deck().size(),
                state.pot(),
                bets.high(),
                state.seating().all().stream().map(this::player).toList(),
                hand(viewer),
                state.phase(),
                may(viewer),
                state.result(),
                outcome());
    }

    Optional<Outcome> outcome() {
        if (!(state.phase() instanceof Phase.Over)) {
            return Optional.empty();
        }
        List<Integer> scores = state.stakes().stream().map(Stake::chips).toList();
        List<Seat> stayed = state.seating().playing();
        return Optional.of(
                Outcome.highestWins(scores, stayed.isEmpty() ? state.seating().all() : stayed));
    }

    Placement placement() {
        List<Placement.Pile> piles = new ArrayList<>();
        piles.add(Placement.down(Place.DECK, state.deck()));
        piles.add(Placement.open(Place.TABLE, state.middle()));
        for (Seat seat : state.seating().all()) {
            Stake stake = state.stake(seat);
            boolean open = state.result().filter(result -> result.shows(seat)).isPresent();
            piles.add(
                    open
                            ? Placement.open(Place.HAND, stake.hand())
                            : Placement.only(seat, stake.isIn() ? Place.HAND : Place.ASIDE, stake.hand()));
        }
        return new Placement(piles);
    }

    private static Shown dealt(ChipsetEvent.Dealt dealt, Viewer viewer) {
        List<Card> own = dealt.hands().stream()
                .filter(hand -> viewer.is(hand.seat()))
                .flatMap(hand -> hand.cards().stream())
                .toList();
        List<Seat> players = dealt.hands().stream().map(Hand::seat).toList();
        return new ChipsetEvent.HandDealt(dealt.dealer(), dealt.middle(), players, own);
    }

    private ChipsetView.Player player(Seat seat) {
        Stake stake = state.stake(seat);
        return new ChipsetView.Player(
                seat,
                state.seating().chair(seat).presence(),
                stake.standing(),
                stake.chips(),
                stake.bet(),
                stake.raises(),
                stake.spoken() && state.phase() instanceof Phase.Betting,
                stake.hand().size(),
                stake.deals());
    }

    private List<Card> hand(Viewer viewer) {
        return switch (viewer) {
            case Viewer.At(var seat)
            when state.seating().has(seat) -> state.stake(seat).hand();
            case Viewer.At stranger -> List.of();
            case Viewer.Spectator() -> List.of();
        };
    }

    private May may(Viewer viewer) {
        return switch (viewer) {
            case Viewer.At(var seat) when state.seating().has(seat) -> may(seat);
            case Viewer.At stranger -> May.NOTHING;
            case Viewer.Spectator() -> May.NOTHING;
        };
    }

    private May may(Seat seat) {
        return switch (state.phase()) {
            case Phase.Betting(var turn, var until) -> turn.equals(seat) ? inTurn(seat) : May.NOTHING;
            case Phase.Trial trial -> bets.isIn(seat) && !state.stake(seat).spoken() ? May.ANSWER : May.NOTHING;
            case Phase.Ready ready -> May.NOTHING;
            case Phase.Pause pause -> May.NOTHING;
            case Phase.Shuffling shuffling -> May.NOTHING;
            case Phase.Over over -> May.NOTHING;
        };
    }

    private May inTurn(Seat seat) {
        int raise = bets.mayRaiseAgain(seat) ? bets.mostRaise() : 0;
        return new May(true, bets.high() == 0, bets.toCall(seat), raise, false);
    }
}
