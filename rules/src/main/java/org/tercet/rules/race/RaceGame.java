package org.tercet.rules.race;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
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
import org.tercet.rules.parts.Spot;
import org.tercet.rules.race.RaceEvent.Backs;
import org.tercet.rules.race.RaceEvent.LaidFaceDown;
import org.tercet.rules.race.RaceEvent.RanOut;
import org.tercet.rules.race.RaceEvent.Relaid;
import org.tercet.rules.race.RaceEvent.TurnedBack;

/** The base game under its rulebooks, or one of the modes. */
public final class RaceGame implements Game<RaceOptions, RaceState, RaceMove, RaceEvent, RaceView> {

    /** Enough for a classroom. */
    private static final Players PLAYERS = new Players(1, 40);

    private final String id;
    private final List<RaceRules> books;
    private final boolean smallDecks;

    private RaceGame(String id, List<RaceRules> books, boolean smallDecks) {
        this.id = id;
        this.books = List.copyOf(books);
        this.smallDecks = smallDecks;
    }

    public static RaceGame published(String id, List<RaceRules> books) {
        return new RaceGame(id, books, true);
    }

    public static RaceGame mode(String id, RaceRules rules) {
        return new RaceGame(id, List.of(rules), false);
    }

    @Override
    public String id() {
        return id;
    }

    @Override
    public List<String> rulebooks() {
        return books.stream().map(RaceRules::name).toList();
    }

    @Override
    public List<Setting> settings(String rulebook) {
        return RaceSettings.offered(smallDecks);
    }

    @Override
    public List<Length> lengths(String rulebook) {
        Set<Length> lengths = new LinkedHashSet<>(List.of(rules(rulebook).usual()));
        lengths.addAll(List.of(Length.ONE_ROUND, Length.EVERYONE_DEALS));
        return List.copyOf(lengths);
    }

    @Override
    public RaceOptions options(Chosen chosen) {
        return RaceSettings.options(rules(chosen.rulebook()), chosen);
    }

    @Override
    public Players players(RaceOptions options) {
        return PLAYERS;
    }

    @Override
    public CardSet deck(RaceOptions options) {
        return options.deck();
    }

    @Override
    public RaceState begin(Start<RaceOptions> start) {
        return RaceState.fresh(start.options(), start.seating(), start.order());
    }

    @Override
    public List<RaceEvent> open(RaceState state, long now) {
        return new RaceCourse(state, now).opening().events();
    }

    @Override
    public Decision<RaceEvent> decide(RaceState state, Seat by, RaceMove move, long now) {
        return new RaceDecisions(state, by, now).decide(move);
    }

    @Override
    public RaceState evolve(RaceState state, RaceEvent event) {
        return RaceEvolution.after(state, event);
    }

    @Override
    public RaceView view(RaceState state, Viewer viewer) {
        return new RaceSight(state).view();
    }

    /** All see the same. */
    @Override
    public Viewer eyes(Viewer viewer) {
        return new Viewer.Spectator();
    }

    @Override
    public Optional<Shown> show(RaceEvent event, Viewer viewer) {
        return switch (event) {
            case LaidFaceDown(var spots) ->
                Optional.of(new Backs(spots.stream().map(Spot::place).toList()));
            case RaceEvent other when other instanceof Shown shown -> Optional.of(shown);
            case RaceEvent secret -> Optional.empty();
        };
    }

    @Override
    public OptionalLong deadline(RaceState state) {
        return state.phase().deadline();
    }

    @Override
    public List<RaceEvent> lapse(RaceState state, long now) {
        OptionalLong due = deadline(state);
        return due.isPresent() && due.getAsLong() <= now ? interrupted(state, now) : List.of();
    }

    @Override
    public CardSet shuffles(RaceState state) {
        return state.phase() instanceof Phase.Shuffling ? state.layout().cards() : CardSet.NONE;
    }

    @Override
    public List<RaceEvent> shuffled(RaceState state, List<Card> order, long now) {
        List<Spot> spots = new ArrayList<>();
        for (int i = 0; i < order.size(); i++) {
            spots.add(new Spot(state.layout().spots().get(i).place(), order.get(i)));
        }
        return new RaceCourse(state, now).then(new Relaid(spots)).agreement().events();
    }

    @Override
    public Optional<Refusal> admits(RaceState state) {
        if (state.phase() instanceof Phase.Over) {
            return Optional.of(new Refusal.GameOver());
        }
        return state.solo() ? Optional.of(new Refusal.NoLateJoining()) : Optional.empty();
    }

    @Override
    public RaceState seated(RaceState state, Seating seating) {
        return state.seated(seating);
    }

    @Override
    public List<RaceEvent> settle(RaceState state, long now) {
        boolean gone = state.phase()
                .busy()
                .filter(seat -> !state.seating().isPlaying(seat))
                .isPresent();
        return gone
                ? interrupted(state, now)
                : new RaceCourse(state, now).agreement().events();
    }

    @Override
    public Placement placement(RaceState state) {
        return new RaceSight(state).placement();
    }

    @Override
    public Optional<Outcome> outcome(RaceState state) {
        return new RaceSight(state).outcome();
    }

    /** The call or the turning is over before anything came of it. */
    private static List<RaceEvent> interrupted(RaceState state, long now) {
        RaceCourse course = new RaceCourse(state, now);
        return switch (state.phase()) {
            case Phase.Called(var seat, var until) ->
                course.then(new RanOut(seat)).penalty(seat).agreement().events();
            case Phase.Turning(var seat, var places, var until) ->
                course.then(new TurnedBack(places)).agreement().events();
            case Phase.Showing(var seat, var places, var until) ->
                course.then(new TurnedBack(places)).agreement().events();
            case Phase.Open open -> List.of();
            case Phase.Shuffling shuffling -> List.of();
            case Phase.Over over -> List.of();
        };
    }

    private RaceRules rules(String rulebook) {
        return books.stream()
                .filter(book -> book.name().equals(rulebook))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException(rulebook));
    }
}
