package org.tercet.rules.setup;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.tercet.cards.Card;
import org.tercet.cards.CardSet;
import org.tercet.rules.game.Outcome;
import org.tercet.rules.game.Placement;
import org.tercet.rules.game.Placement.Place;
import org.tercet.rules.game.Seat;
import org.tercet.rules.game.Shown;
import org.tercet.rules.game.Viewer;

/** Who sees what: the table and the penalty cards lie open, a hand is its owner's alone, the rest lies face down. */
final class SetUpSight {

    private SetUpSight() {}

    static SetUpView view(SetUpState state, Optional<Outcome> outcome, Viewer viewer) {
        Optional<Seat> me = me(viewer);
        return new SetUpView(
                state.deck().size(),
                state.table(),
                me.map(seat -> state.holding(seat).hand()).orElse(CardSet.NONE),
                state.seating().all().stream()
                        .map(seat -> player(seat, state.holding(seat)))
                        .toList(),
                state.phase(),
                state.phase() instanceof Phase.Playing playing && viewer.is(playing.seat()),
                state.phase() instanceof Phase.Window window
                        && me.filter(state.inPlay()::contains)
                                .filter(seat -> !window.isDone(seat))
                                .isPresent(),
                outcome);
    }

    static Shown shown(SetUpEvent event, Viewer viewer) {
        return switch (event) {
            case SetUpEvent.Dealt(Seat seat, List<Card> cards) -> received(seat, cards, viewer);
            case SetUpEvent.Drawn(Seat seat, Card card) -> received(seat, List.of(card), viewer);
            case SetUpEvent.TurnTo open -> open;
            case SetUpEvent.Played open -> open;
            case SetUpEvent.Passed open -> open;
            case SetUpEvent.Mistaken open -> open;
            case SetUpEvent.Caught open -> open;
            case SetUpEvent.LaidAside open -> open;
            case SetUpEvent.Ended open -> open;
        };
    }

    static Placement placement(SetUpState state) {
        List<Placement.Pile> piles = new ArrayList<>();
        piles.add(Placement.down(Place.DECK, state.deck()));
        piles.add(Placement.open(Place.TABLE, state.table()));
        piles.add(Placement.down(Place.ASIDE, state.aside().toList()));
        for (Seat seat : state.seating().all()) {
            Holding holding = state.holding(seat);
            piles.add(Placement.only(seat, Place.HAND, holding.hand().toList()));
            piles.add(Placement.open(Place.PENALTY, holding.penalty().toList()));
        }
        return new Placement(piles);
    }

    private static SetUpView.Player player(Seat seat, Holding holding) {
        return new SetUpView.Player(seat, holding.hand().size(), holding.penalty());
    }

    private static Optional<Seat> me(Viewer viewer) {
        return switch (viewer) {
            case Viewer.At(Seat seat) -> Optional.of(seat);
            case Viewer.Spectator() -> Optional.empty();
        };
    }

    private static Shown received(Seat seat, List<Card> cards, Viewer viewer) {
        return new SetUpEvent.Received(seat, cards.size(), viewer.is(seat) ? cards : List.of());
    }
}
