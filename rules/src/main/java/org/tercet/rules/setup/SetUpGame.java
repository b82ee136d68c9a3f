package org.tercet.rules.setup;

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

/** SetUp: whoever lays a card that makes a set, and is caught, takes the table; most penalty cards lose. */
public final class SetUpGame implements Game<SetUpOptions, SetUpState, SetUpMove, SetUpEvent, SetUpView> {

    private static final Players PLAYERS = new Players(2, 12);
    private static final long SECOND = 1000;

    @Override
    public String id() {
        return "setup";
    }

    @Override
    public List<String> rulebooks() {
        return List.of("fx-schmidt");
    }

    @Override
    public List<Setting> settings(String rulebook) {
        return List.of(new Setting.Whole("window-seconds", 2, 60, 10), new Setting.Whole("turn-seconds", 5, 120, 30));
    }

    @Override
    public List<Length> lengths(String rulebook) {
        return List.of(Length.ONE_ROUND, Length.EVERYONE_DEALS);
    }

    @Override
    public SetUpOptions options(Chosen chosen) {
        return new SetUpOptions(chosen.whole("window-seconds") * SECOND, chosen.whole("turn-seconds") * SECOND);
    }

    @Override
    public Players players(SetUpOptions options) {
        return PLAYERS;
    }

    @Override
    public CardSet deck(SetUpOptions options) {
        return CardSet.ALL;
    }

    @Override
    public SetUpState begin(Start<SetUpOptions> start) {
        return SetUpState.before(start);
    }

    @Override
    public List<SetUpEvent> open(SetUpState state, long now) {
        return new SetUpTurns(state, now).open();
    }

    @Override
    public Decision<SetUpEvent> decide(SetUpState state, Seat by, SetUpMove move, long now) {
        return SetUpDecisions.decide(state, by, move, now);
    }

    @Override
    public SetUpState evolve(SetUpState state, SetUpEvent event) {
        return state.after(event);
    }

    @Override
    public SetUpView view(SetUpState state, Viewer viewer) {
        return SetUpSight.view(state, outcome(state), viewer);
    }

    @Override
    public Optional<Shown> show(SetUpEvent event, Viewer viewer) {
        return Optional.of(SetUpSight.shown(event, viewer));
    }

    @Override
    public OptionalLong deadline(SetUpState state) {
        return switch (state.phase()) {
            case Phase.Dealing _, Phase.Over _ -> OptionalLong.empty();
            case Phase.Playing playing -> OptionalLong.of(playing.until());
            case Phase.Window window -> OptionalLong.of(window.until());
        };
    }

    @Override
    public List<SetUpEvent> lapse(SetUpState state, long now) {
        OptionalLong due = deadline(state);
        if (due.isEmpty() || now < due.getAsLong()) {
            return List.of();
        }
        SetUpTurns turns = new SetUpTurns(state, now);
        return switch (state.phase()) {
            case Phase.Dealing _, Phase.Over _ -> List.of();
            case Phase.Playing playing -> turns.playFor(playing.seat()).goOn();
            case Phase.Window window -> turns.close(window).goOn();
        };
    }

    @Override
    public CardSet shuffles(SetUpState state) {
        return CardSet.NONE;
    }

    @Override
    public List<SetUpEvent> shuffled(SetUpState state, List<Card> order, long now) {
        return List.of();
    }

    @Override
    public Optional<Refusal> admits(SetUpState state) {
        if (state.phase() instanceof Phase.Over) {
            return Optional.of(new Refusal.GameOver());
        }
        return SetUpTurns.canDealIn(state) ? Optional.empty() : Optional.of(new Refusal.NoLateJoining());
    }

    @Override
    public SetUpState seated(SetUpState state, Seating seating) {
        return state.seated(seating);
    }

    @Override
    public List<SetUpEvent> settle(SetUpState state, long now) {
        return new SetUpTurns(state, now).goOn();
    }

    @Override
    public Placement placement(SetUpState state) {
        return SetUpSight.placement(state);
    }

    @Override
    public Optional<Outcome> outcome(SetUpState state) {
        if (!(state.phase() instanceof Phase.Over)) {
            return Optional.empty();
        }
        List<Seat> stayed = state.seating().playing();
        List<Integer> scores = state.holdings().stream()
                .map(holding -> holding.penalty().size())
                .toList();
        return Optional.of(total(scores, stayed.isEmpty() ? state.seating().all() : stayed));
    }

    /** The most penalty cards lose and all the others win; when all have equally many, nobody loses. */
    @Override
    public Outcome total(List<Integer> scores, List<Seat> eligible) {
        List<Seat> most = Outcome.highestWins(scores, eligible).winners();
        if (most.size() == eligible.size()) {
            return new Outcome(scores, eligible, List.of());
        }
        List<Seat> others =
                eligible.stream().filter(seat -> !most.contains(seat)).toList();
        return new Outcome(scores, others, most);
    }
}
