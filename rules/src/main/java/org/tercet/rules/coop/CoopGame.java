package org.tercet.rules.coop;

import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.tercet.cards.Card;
import org.tercet.cards.CardSet;
import org.tercet.rules.game.Chosen;
import org.tercet.rules.game.Decision;
import org.tercet.rules.game.Game;
import org.tercet.rules.game.Length;
import org.tercet.rules.game.Outcome;
import org.tercet.rules.game.Placement;
import org.tercet.rules.game.Placement.Place;
import org.tercet.rules.game.Players;
import org.tercet.rules.game.Refusal;
import org.tercet.rules.game.Seat;
import org.tercet.rules.game.Seating;
import org.tercet.rules.game.Setting;
import org.tercet.rules.game.Shown;
import org.tercet.rules.game.Start;
import org.tercet.rules.game.Viewer;

/** CoopSet: one team, one score; the more sets it takes from a layout before the refill, the better. */
public final class CoopGame implements Game<CoopOptions, CoopState, CoopMove, CoopEvent, CoopView> {

    private static final Players PLAYERS = new Players(1, 40);

    @Override
    public String id() {
        return "coopset";
    }

    @Override
    public List<String> rulebooks() {
        return List.of("fx-schmidt");
    }

    @Override
    public List<Setting> settings(String rulebook) {
        return List.of();
    }

    @Override
    public List<Length> lengths(String rulebook) {
        return List.of(Length.ONE_ROUND);
    }

    @Override
    public CoopOptions options(Chosen chosen) {
        return new CoopOptions();
    }

    @Override
    public Players players(CoopOptions options) {
        return PLAYERS;
    }

    @Override
    public CardSet deck(CoopOptions options) {
        return CardSet.ALL;
    }

    @Override
    public CoopState begin(Start<CoopOptions> start) {
        return CoopState.before(start);
    }

    @Override
    public List<CoopEvent> open(CoopState state, long now) {
        return new CoopLayouts(state, now).open();
    }

    @Override
    public Decision<CoopEvent> decide(CoopState state, Seat by, CoopMove move, long now) {
        return CoopDecisions.decide(state, by, move, now);
    }

    @Override
    public CoopState evolve(CoopState state, CoopEvent event) {
        return state.after(event);
    }

    @Override
    public CoopView view(CoopState state, Viewer viewer) {
        boolean over = state.phase() instanceof Phase.Over;
        return new CoopView(
                state.deck().size(),
                state.layout().spots(),
                state.current().found(),
                state.current().added(),
                state.current().result().points(),
                state.score(),
                state.results(),
                state.aside().size(),
                state.tallies(),
                state.stops().seats(),
                state.phase(),
                over ? Optional.of(Grade.of(state.score())) : Optional.empty());
    }

    /** All see the same. */
    @Override
    public Viewer eyes(Viewer viewer) {
        return new Viewer.Spectator();
    }

    @Override
    public Optional<Shown> show(CoopEvent event, Viewer viewer) {
        return Optional.of(event);
    }

    /** Nobody races and nothing runs out. */
    @Override
    public OptionalLong deadline(CoopState state) {
        return OptionalLong.empty();
    }

    @Override
    public List<CoopEvent> lapse(CoopState state, long now) {
        return List.of();
    }

    @Override
    public CardSet shuffles(CoopState state) {
        return CardSet.NONE;
    }

    @Override
    public List<CoopEvent> shuffled(CoopState state, List<Card> order, long now) {
        return List.of();
    }

    /** One more pair of eyes is welcome at any time. */
    @Override
    public Optional<Refusal> admits(CoopState state) {
        return state.phase() instanceof Phase.Over ? Optional.of(new Refusal.GameOver()) : Optional.empty();
    }

    @Override
    public CoopState seated(CoopState state, Seating seating) {
        return state.seated(seating);
    }

    @Override
    public List<CoopEvent> settle(CoopState state, long now) {
        return new CoopLayouts(state, now).goOn();
    }

    @Override
    public Placement placement(CoopState state) {
        return new Placement(List.of(
                Placement.down(Place.DECK, state.deck()),
                Placement.open(Place.TABLE, state.layout().list()),
                Placement.open(Place.WON, state.won().toList()),
                Placement.open(Place.ASIDE, state.aside().toList())));
    }

    /** The team's score is everybody's, and whoever stayed to the end has won it. */
    @Override
    public Optional<Outcome> outcome(CoopState state) {
        if (!(state.phase() instanceof Phase.Over)) {
            return Optional.empty();
        }
        Seating seating = state.seating();
        List<Seat> stayed = seating.playing();
        return Optional.of(Outcome.highestWins(
                Collections.nCopies(seating.size(), state.score()), stayed.isEmpty() ? seating.all() : stayed));
    }
}
