package org.tercet.rules.chipset;

import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.tercet.cards.Card;
import org.tercet.cards.CardSet;
import org.tercet.rules.chipset.ChipsetEvent.Cause;
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

/** ChipSet: hidden hands, bets, and a trial of strength by sets. */
public final class ChipsetGame implements Game<ChipsetOptions, ChipsetState, ChipsetMove, ChipsetEvent, ChipsetView> {

    private static final Players PLAYERS = new Players(2, 12);

    @Override
    public String id() {
        return "chipset";
    }

    @Override
    public List<String> rulebooks() {
        return List.of("fx-schmidt");
    }

    @Override
    public List<Setting> settings(String rulebook) {
        return ChipsetSettings.offered();
    }

    @Override
    public List<Length> lengths(String rulebook) {
        return List.of(Length.ONE_ROUND);
    }

    @Override
    public ChipsetOptions options(Chosen chosen) {
        return ChipsetSettings.options(chosen);
    }

    @Override
    public Players players(ChipsetOptions options) {
        return PLAYERS;
    }

    @Override
    public CardSet deck(ChipsetOptions options) {
        return CardSet.ALL;
    }

    @Override
    public ChipsetState begin(Start<ChipsetOptions> start) {
        return ChipsetState.fresh(start.options(), start.seating(), start.dealer(), start.order());
    }

    @Override
    public List<ChipsetEvent> open(ChipsetState state, long now) {
        return new ChipsetCourse(state, now).deal().events();
    }

    @Override
    public Decision<ChipsetEvent> decide(ChipsetState state, Seat by, ChipsetMove move, long now) {
        return new ChipsetDecisions(state, by, now).decide(move);
    }

    @Override
    public ChipsetState evolve(ChipsetState state, ChipsetEvent event) {
        return ChipsetEvolution.after(state, event);
    }

    @Override
    public ChipsetView view(ChipsetState state, Viewer viewer) {
        return new ChipsetSight(state).view(viewer);
    }

    @Override
    public Optional<Shown> show(ChipsetEvent event, Viewer viewer) {
        return ChipsetSight.show(event, viewer);
    }

    @Override
    public OptionalLong deadline(ChipsetState state) {
        return state.phase().deadline();
    }

    @Override
    public List<ChipsetEvent> lapse(ChipsetState state, long now) {
        OptionalLong due = deadline(state);
        return due.isPresent() && due.getAsLong() <= now
                ? lapsed(state, new ChipsetCourse(state, now)).events()
                : List.of();
    }

    @Override
    public CardSet shuffles(ChipsetState state) {
        return state.phase() instanceof Phase.Shuffling ? CardSet.ALL : CardSet.NONE;
    }

    @Override
    public List<ChipsetEvent> shuffled(ChipsetState state, List<Card> order, long now) {
        return new ChipsetCourse(state, now)
                .then(new ChipsetEvent.Shuffled(order))
                .deal()
                .events();
    }

    @Override
    public Optional<Refusal> admits(ChipsetState state) {
        if (state.phase() instanceof Phase.Over) {
            return Optional.of(new Refusal.GameOver());
        }
        return new Deals(state).isLast() ? Optional.of(new Refusal.NoLateJoining()) : Optional.empty();
    }

    @Override
    public ChipsetState seated(ChipsetState state, Seating seating) {
        return state.seated(seating);
    }

    @Override
    public List<ChipsetEvent> settle(ChipsetState state, long now) {
        return new ChipsetCourse(state, now).settled().events();
    }

    @Override
    public Placement placement(ChipsetState state) {
        return new ChipsetSight(state).placement();
    }

    @Override
    public Optional<Outcome> outcome(ChipsetState state) {
        return new ChipsetSight(state).outcome();
    }

    private static ChipsetCourse lapsed(ChipsetState state, ChipsetCourse course) {
        return switch (state.phase()) {
            case Phase.Betting(var turn, var until) ->
                course.passedOver(turn, Cause.TIME).next(turn);
            case Phase.Trial trial -> course.unexposed();
            case Phase.Pause pause -> course.then(new ChipsetEvent.Gathered());
            case Phase.Ready ready -> course;
            case Phase.Shuffling shuffling -> course;
            case Phase.Over over -> course;
        };
    }
}
