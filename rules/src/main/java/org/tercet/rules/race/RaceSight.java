package org.tercet.rules.race;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.tercet.cards.Card;
import org.tercet.rules.game.Outcome;
import org.tercet.rules.game.Placement;
import org.tercet.rules.game.Placement.Place;
import org.tercet.rules.game.Seat;
import org.tercet.rules.parts.Face;
import org.tercet.rules.parts.Spot;

/** What can be seen of a race, where its cards are, and how it came out. */
final class RaceSight {

    private final RaceState state;

    RaceSight(RaceState state) {
        this.state = state;
    }

    RaceView view() {
        RaceRules rules = state.rules();
        boolean fixed = rules.table() == RaceRules.Table.FIXED;
        boolean chaining = rules.isChain() && !state.previous().isEmpty();
        return new RaceView(
                rules.name(),
                rules.pattern(),
                state.solo(),
                state.options().oneGesture(),
                faceDown(),
                faces(),
                state.options().laid(),
                state.deck().size(),
                state.phase(),
                mayAgree(),
                state.agreement().seats(),
                players(),
                state.previous(),
                chaining ? rules.previous() : 0,
                state.found(),
                fixed ? Optional.of(rules.pattern().count(state.layout().cards())) : Optional.empty(),
                state.owed(),
                outcome());
    }

    Optional<Outcome> outcome() {
        if (!(state.phase() instanceof Phase.Over)) {
            return Optional.empty();
        }
        List<Integer> scores = players().stream().map(RaceView.Player::score).toList();
        if (state.solo()) {
            return Optional.of(new Outcome(scores, wonAlone() ? state.seating().all() : List.of(), List.of()));
        }
        List<Seat> stayed = state.seating().playing();
        return Optional.of(
                Outcome.highestWins(scores, stayed.isEmpty() ? state.seating().all() : stayed));
    }

    Placement placement() {
        List<Placement.Pile> piles = new ArrayList<>();
        piles.add(Placement.down(Place.DECK, state.deck()));
        piles.add(Placement.open(Place.TABLE, table(true)));
        piles.add(Placement.down(Place.TABLE, table(false)));
        piles.add(Placement.open(Place.ASIDE, state.aside()));
        state.holdings().forEach(holding -> piles.add(Placement.open(Place.WON, holding.won())));
        return new Placement(piles);
    }

    boolean mayAgree() {
        return !faceDown() && state.phase() instanceof Phase.Open && !RaceDecisions.alwaysFinds(state);
    }

    /** Alone there is nobody to beat, only the deck or a debt. */
    private boolean wonAlone() {
        return switch (state.rules().solo()) {
            case PLAY_ON, STOPS -> state.deck().isEmpty();
            case OWES_SETS -> state.deck().isEmpty() && state.owed() == 0;
        };
    }

    private List<RaceView.Player> players() {
        List<RaceView.Player> players = new ArrayList<>();
        for (Seat seat : state.seating().all()) {
            players.add(player(seat));
        }
        return players;
    }

    private RaceView.Player player(Seat seat) {
        Holding holding = state.holding(seat);
        return new RaceView.Player(
                seat, holding.score(state.rules().score()), holding.sets(), holding.mistakes(), holding.won());
    }

    private List<Face> faces() {
        List<Face> faces = new ArrayList<>();
        for (Spot spot : state.layout().spots()) {
            faces.add(new Face(spot.place(), isUp(spot) ? Optional.of(spot.card()) : Optional.empty()));
        }
        return faces;
    }

    private List<Card> table(boolean up) {
        List<Card> cards = new ArrayList<>();
        for (Spot spot : state.layout().spots()) {
            if (isUp(spot) == up) {
                cards.add(spot.card());
            }
        }
        return cards;
    }

    private boolean isUp(Spot spot) {
        return !faceDown() || RaceEvolution.turnedUp(state).contains(spot.place());
    }

    private boolean faceDown() {
        return state.rules().table() == RaceRules.Table.FACE_DOWN;
    }
}
