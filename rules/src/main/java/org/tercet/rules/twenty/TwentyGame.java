package org.tercet.rules.twenty;

import java.util.ArrayList;
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
import org.tercet.rules.game.Players;
import org.tercet.rules.game.Refusal;
import org.tercet.rules.game.Seat;
import org.tercet.rules.game.Seating;
import org.tercet.rules.game.Setting;
import org.tercet.rules.game.Shown;
import org.tercet.rules.game.Start;
import org.tercet.rules.game.Viewer;
import org.tercet.rules.parts.Agreement;
import org.tercet.rules.parts.Layout;

/** 20/20: one round, until somebody has no personal cards left. */
public final class TwentyGame implements Game<TwentyOptions, TwentyState, TwentyMove, TwentyEvent, TwentyView> {

    private static final Players PLAYERS = new Players(2, 8);

    @Override
    public String id() {
        return "20-20";
    }

    @Override
    public List<String> rulebooks() {
        return List.of("fx-schmidt");
    }

    @Override
    public List<Setting> settings(String rulebook) {
        return TwentyOptions.SETTINGS;
    }

    @Override
    public List<Length> lengths(String rulebook) {
        return List.of(Length.TEN_A_PLAYER);
    }

    @Override
    public TwentyOptions options(Chosen chosen) {
        return TwentyOptions.of(chosen);
    }

    @Override
    public Players players(TwentyOptions options) {
        return PLAYERS;
    }

    @Override
    public CardSet deck(TwentyOptions options) {
        return CardSet.ALL;
    }

    @Override
    public TwentyState begin(Start<TwentyOptions> start) {
        List<Hand> hands =
                start.seating().all().stream().map(seat -> Hand.EMPTY).toList();
        return new TwentyState(
                start.options(),
                start.seating(),
                start.dealer(),
                start.order(),
                CardSet.NONE,
                Layout.EMPTY,
                hands,
                Agreement.NONE,
                Optional.empty(),
                new Phase.Open());
    }

    @Override
    public List<TwentyEvent> open(TwentyState state, long now) {
        return List.of(TwentyDealing.opening(state));
    }

    @Override
    public Decision<TwentyEvent> decide(TwentyState state, Seat by, TwentyMove move, long now) {
        return TwentyReferee.refusal(state, by, move)
                .map(Decision::<TwentyEvent>refuse)
                .orElseGet(() -> Decision.accept(TwentyCourse.move(state, by, move, now)));
    }

    @Override
    public TwentyState evolve(TwentyState state, TwentyEvent event) {
        return TwentyFold.evolve(state, event);
    }

    @Override
    public TwentyView view(TwentyState state, Viewer viewer) {
        return TwentyView.of(state, viewer);
    }

    @Override
    public Optional<Shown> show(TwentyEvent event, Viewer viewer) {
        if (event instanceof TwentyEvent.Shuffled(List<Card> order)) {
            return Optional.of(new TwentyEvent.NewDeck(order.size()));
        }
        return event instanceof Shown open ? Optional.of(open) : Optional.empty();
    }

    /** A caller's time, which cannot run out while cards are shuffled. */
    @Override
    public OptionalLong deadline(TwentyState state) {
        return state.phase() instanceof Phase.Called(var _, long until) && !TwentyDealing.waits(state)
                ? OptionalLong.of(until)
                : OptionalLong.empty();
    }

    @Override
    public List<TwentyEvent> lapse(TwentyState state, long now) {
        OptionalLong due = deadline(state);
        return state.phase() instanceof Phase.Called(Seat caller, var _) && due.isPresent() && due.getAsLong() <= now
                ? TwentyCourse.ranOut(state, caller)
                : List.of();
    }

    @Override
    public CardSet shuffles(TwentyState state) {
        return TwentyDealing.waits(state) ? state.aside() : CardSet.NONE;
    }

    @Override
    public List<TwentyEvent> shuffled(TwentyState state, List<Card> order, long now) {
        CardSet waiting = shuffles(state);
        boolean awaited = !waiting.isEmpty()
                && order.size() == waiting.size()
                && CardSet.of(order).equals(waiting);
        return awaited ? TwentyCourse.shuffled(state, order) : List.of();
    }

    @Override
    public Optional<Refusal> admits(TwentyState state) {
        if (state.over()) {
            return Optional.of(new Refusal.GameOver());
        }
        if (state.seating().playing().size() >= PLAYERS.max()) {
            return Optional.of(new Refusal.TableFull(PLAYERS.max()));
        }
        return TwentyDealing.spare(state) < TwentyDealing.HAND
                ? Optional.of(new Refusal.NoLateJoining())
                : Optional.empty();
    }

    @Override
    public TwentyState seated(TwentyState state, Seating seating) {
        return state.with(seating);
    }

    @Override
    public List<TwentyEvent> settle(TwentyState state, long now) {
        return state.over() ? List.of() : TwentyCourse.settle(state);
    }

    @Override
    public Placement placement(TwentyState state) {
        List<Placement.Pile> piles = new ArrayList<>();
        piles.add(Placement.down(Placement.Place.DECK, state.deck()));
        piles.add(Placement.open(Placement.Place.TABLE, state.layout().list()));
        piles.add(Placement.open(Placement.Place.ASIDE, state.aside().toList()));
        state.hands().forEach(hand -> piles.add(Placement.open(Placement.Place.HAND, hand.cards())));
        return new Placement(piles);
    }

    @Override
    public Optional<Outcome> outcome(TwentyState state) {
        return TwentyEnding.outcome(state);
    }
}
