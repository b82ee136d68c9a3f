package org.tercet.rules.scout;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.stream.LongStream;
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
import org.tercet.rules.parts.Course;
import org.tercet.rules.parts.Layout;

/** Scout: point at one card of a set, and let the others look for a second. */
public final class ScoutGame implements Game<ScoutOptions, ScoutState, ScoutMove, ScoutEvent, ScoutView> {

    private static final Setting.Whole SEEK = new Setting.Whole("seek-seconds", 5, 120, 20);
    private static final Setting.Whole FORFEIT = new Setting.Whole("forfeit-seconds", 5, 60, 20);

    @Override
    public String id() {
        return "scout";
    }

    @Override
    public List<String> rulebooks() {
        return List.of("fx-schmidt");
    }

    @Override
    public List<Setting> settings(String rulebook) {
        return List.of(SEEK, FORFEIT);
    }

    @Override
    public List<Length> lengths(String rulebook) {
        return List.of(Length.ONE_ROUND, Length.EVERYONE_DEALS);
    }

    @Override
    public ScoutOptions options(Chosen chosen) {
        return new ScoutOptions(1000L * chosen.whole(SEEK.name()), 1000L * chosen.whole(FORFEIT.name()));
    }

    @Override
    public Players players(ScoutOptions options) {
        return new Players(2, 40);
    }

    @Override
    public CardSet deck(ScoutOptions options) {
        return CardSet.ALL;
    }

    @Override
    public ScoutState begin(Start<ScoutOptions> start) {
        return new ScoutState(
                start.options(),
                start.seating(),
                start.order(),
                Layout.EMPTY,
                Collections.nCopies(start.seating().size(), Standing.NEW),
                CardSet.NONE,
                Agreement.NONE,
                Optional.empty(),
                Debts.NONE,
                new Phase.Open());
    }

    @Override
    public List<ScoutEvent> open(ScoutState state, long now) {
        Course<ScoutState, ScoutEvent> course = course(state);
        ScoutTurn.lay(course, ScoutTurn.LAID);
        ScoutSettling.settle(course, now);
        return course.events();
    }

    @Override
    public Decision<ScoutEvent> decide(ScoutState state, Seat by, ScoutMove move, long now) {
        return new ScoutDecisions(state, by, now).on(move);
    }

    @Override
    public ScoutState evolve(ScoutState state, ScoutEvent event) {
        return ScoutEvolution.after(state, event);
    }

    @Override
    public ScoutView view(ScoutState state, Viewer viewer) {
        return ScoutSight.of(state, viewer);
    }

    @Override
    public Optional<Shown> show(ScoutEvent event, Viewer viewer) {
        return Optional.of(ScoutSight.of(event));
    }

    @Override
    public OptionalLong deadline(ScoutState state) {
        LongStream search =
                state.phase() instanceof Phase.Search turn ? LongStream.of(turn.until()) : LongStream.empty();
        LongStream votes = state.debts().open().stream().mapToLong(Debt::until);
        return LongStream.concat(search, votes).min();
    }

    @Override
    public List<ScoutEvent> lapse(ScoutState state, long now) {
        Course<ScoutState, ScoutEvent> course = course(state);
        ScoutForfeits.sentence(course, debt -> debt.until() <= now);
        if (state.phase() instanceof Phase.Search search && search.until() <= now) {
            ScoutTurn.unfound(course, search, now);
        }
        if (!course.events().isEmpty()) {
            ScoutSettling.settle(course, now);
        }
        return course.events();
    }

    @Override
    public CardSet shuffles(ScoutState state) {
        return CardSet.NONE;
    }

    @Override
    public List<ScoutEvent> shuffled(ScoutState state, List<Card> order, long now) {
        return List.of();
    }

    @Override
    public Optional<Refusal> admits(ScoutState state) {
        return state.phase() instanceof Phase.Over ? Optional.of(new Refusal.GameOver()) : Optional.empty();
    }

    @Override
    public ScoutState seated(ScoutState state, Seating seating) {
        return state.with(seating);
    }

    @Override
    public List<ScoutEvent> settle(ScoutState state, long now) {
        Course<ScoutState, ScoutEvent> course = course(state);
        ScoutSettling.settle(course, now);
        return course.events();
    }

    @Override
    public Placement placement(ScoutState state) {
        List<Placement.Pile> piles = new ArrayList<>();
        piles.add(Placement.down(Placement.Place.DECK, state.deck()));
        piles.add(Placement.open(Placement.Place.TABLE, state.table().list()));
        piles.add(Placement.open(Placement.Place.ASIDE, state.aside().toList()));
        state.standings().forEach(standing -> piles.add(Placement.open(Placement.Place.WON, standing.won())));
        return new Placement(piles);
    }

    @Override
    public Optional<Outcome> outcome(ScoutState state) {
        return ScoutSight.outcome(state);
    }

    private static Course<ScoutState, ScoutEvent> course(ScoutState state) {
        return new Course<>(state, ScoutEvolution::after);
    }
}
