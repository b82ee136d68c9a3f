package org.tercet.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.tercet.bots.table.Cast;
import org.tercet.bots.table.Casts;
import org.tercet.bots.table.Playthrough;
import org.tercet.cards.CardSet;
import org.tercet.lab.review.Hunt;
import org.tercet.lab.review.Part;
import org.tercet.lab.review.Review;
import org.tercet.rules.coop.CoopEvent;
import org.tercet.rules.game.Chosen;
import org.tercet.rules.game.Decision;
import org.tercet.rules.game.Event;
import org.tercet.rules.game.Game;
import org.tercet.rules.game.Move;
import org.tercet.rules.game.Occupant;
import org.tercet.rules.game.Options;
import org.tercet.rules.game.Seat;
import org.tercet.rules.game.State;
import org.tercet.rules.game.View;
import org.tercet.rules.match.Chronicle;
import org.tercet.rules.match.Input;
import org.tercet.rules.match.Match;
import org.tercet.rules.match.MatchEvent;
import org.tercet.rules.match.MatchState;
import org.tercet.rules.match.Step;
import org.tercet.rules.race.RaceEvent;
import org.tercet.rules.scout.ScoutEvent;
import org.tercet.rules.twenty.TwentyEvent;
import org.tercet.wire.file.GameFile;
import org.tercet.wire.words.Language;

/** Over every game in the catalogue: a review can always be made, and its figures are those of the record. */
class ReviewOfEveryGameTest {

    private static final long SEED = 20_261;

    static List<Cast<?, ?, ?, ?, ?>> casts() {
        return Casts.ALL;
    }

    @ParameterizedTest
    @MethodSource("casts")
    void the_figures_are_those_of_the_record(Cast<?, ?, ?, ?, ?> cast) {
        check(cast);
    }

    private static <O extends Options, S extends State, M extends Move, E extends Event, V extends View> void check(
            Cast<O, S, M, E, V> cast) {
        Game<O, S, M, E, V> game = cast.game();
        Chronicle<M, E> whole = played(cast);
        Review review = Review.of(game, whole, List.of());
        assertThat(review.isFinished()).isTrue();
        assertThat(review.part()).isPresent();
        hunt(review).ifPresent(hunt -> assertHunt(hunt, whole));
        assertThat(review.lasted())
                .isEqualTo(whole.steps().getLast().at() - whole.opening().at());
        assertThat(review.players())
                .extracting(Review.Player::score)
                .isEqualTo(review.outcome().orElseThrow().scores());

        Chronicle<M, E> restless = restless(game, whole);
        Review torn = Review.of(game, restless, List.of());
        assertThat(torn.comings()).hasSizeGreaterThanOrEqualTo(2);
        hunt(torn).ifPresent(hunt -> assertHunt(hunt, restless));
        assertSpoken(GameFile.of(game, restless, Optional.empty()).text());
    }

    private static <O extends Options, S extends State, M extends Move, E extends Event, V extends View>
            Chronicle<M, E> played(Cast<O, S, M, E, V> cast) {
        Game<O, S, M, E, V> game = cast.game();
        String rulebook = game.rulebooks().getFirst();
        Chosen chosen = ((Chosen.Choice.Valid) Chosen.of(rulebook, game.settings(rulebook), Map.of())).chosen();
        return Playthrough.seeded(cast, chosen, game.lengths(rulebook).getFirst(), 3, SEED);
    }

    /** The first half, or as much as is quickly told; then people come and go until nobody is left. */
    private static <O extends Options, S extends State, M extends Move, E extends Event, V extends View>
            Chronicle<M, E> restless(Game<O, S, M, E, V> game, Chronicle<M, E> whole) {
        Match<O, S, M, E, V> match = new Match<>(game);
        int half = Math.min(300, whole.steps().size() / 2);
        List<Step<M, E>> steps = new ArrayList<>(whole.steps().subList(0, half));
        List<MatchEvent<E>> told = new ArrayList<>(whole.first());
        steps.forEach(step -> told.addAll(step.events()));
        MatchState<O, S> state = match.fold(told);
        long now = steps.getLast().at();
        List<Input<M>> inputs = List.of(
                new Input.GoAway<>(new Seat(1)),
                new Input.Join<>(Occupant.BOT),
                new Input.ComeBack<>(new Seat(1)),
                new Input.TakeOver<>(new Seat(2), Occupant.BOT),
                new Input.HandOver<>(new Seat(1)),
                new Input.Leave<>(new Seat(1)),
                new Input.Leave<>(new Seat(0)),
                new Input.Leave<>(new Seat(2)),
                new Input.Leave<>(new Seat(3)));
        for (Input<M> input : inputs) {
            if (match.decide(state, input, now) instanceof Decision.Accepted<MatchEvent<E>>(var events)) {
                steps.add(new Step<>(now, input, events));
                for (MatchEvent<E> event : events) {
                    state = match.evolve(state, event);
                }
            }
        }
        return new Chronicle<>(whole.opening(), whole.first(), steps);
    }

    private static void assertHunt(Hunt hunt, Chronicle<?, ?> record) {
        assertThat(hunt.takes()).extracting(Hunt.Take::cards).isEqualTo(taken(record));
        assertThat(hunt.finders().stream().mapToInt(Hunt.Finder::takes).sum())
                .isEqualTo(hunt.takes().size());
        assertThat(hunt.finders().stream().mapToInt(Hunt.Finder::wrongCalls).sum())
                .isEqualTo(hunt.wrongCalls().size());
        assertThat(hunt.kinds().stream().mapToInt(Hunt.Kind::taken).sum())
                .isEqualTo(hunt.takes().size());
        for (Hunt.Take take : hunt.takes()) {
            Hunt.Moment moment = hunt.moments().get(take.moment());
            assertThat(take.at()).isBetween(moment.from(), moment.until());
            assertThat(take.sinceChange()).isBetween(0L, take.sinceThere());
            assertThat(moment.finds())
                    .anyMatch(find -> find.cards().equals(take.cards())
                            && find.only().map(take.seat()::equals).orElse(true)
                            && take.called() - find.since() == take.sinceThere());
        }
        for (int i = 1; i < hunt.moments().size(); i++) {
            assertThat(hunt.moments().get(i).from())
                    .isGreaterThanOrEqualTo(hunt.moments().get(i - 1).until());
        }
    }

    /** The sets taken, straight from the events; a seeker's set is one more unless it is the scout's own. */
    private static List<CardSet> taken(Chronicle<?, ?> record) {
        List<CardSet> taken = new ArrayList<>();
        CardSet sought = CardSet.NONE;
        for (Object event : events(record).toList()) {
            switch (event) {
                case RaceEvent.Taken race -> taken.add(race.cards());
                case CoopEvent.Taken coop -> taken.add(coop.cards());
                case TwentyEvent.Taken twenty -> taken.add(twenty.own().plus(twenty.table()));
                case ScoutEvent.Pointed _ -> sought = CardSet.NONE;
                case ScoutEvent.Found found -> sought = found.set();
                case ScoutEvent.Revealed revealed -> {
                    taken.addAll(revealed.right() ? List.of(revealed.cards()) : List.of());
                    boolean another = !sought.isEmpty() && !sought.equals(revealed.cards());
                    taken.addAll(another ? List.of(sought) : List.of());
                }
                default -> {}
            }
        }
        return taken;
    }

    private static Stream<Object> events(Chronicle<?, ?> record) {
        return Stream.concat(record.first().stream(), record.steps().stream().flatMap(step -> step.events().stream()))
                .flatMap(event -> event instanceof MatchEvent.Played<?>(var inner) ? Stream.of(inner) : Stream.of());
    }

    private static Optional<Hunt> hunt(Review review) {
        return review.part().flatMap(part -> switch (part) {
            case Part.Racing racing -> Optional.of(racing.hunt());
            case Part.Scouting scouting -> Optional.of(scouting.hunt());
            case Part.Shedding shedding -> Optional.of(shedding.hunt());
            case Part.Teamwork teamwork -> Optional.of(teamwork.hunt());
            case Part.Betting _, Part.Trapping _ -> Optional.empty();
        });
    }

    private static void assertSpoken(String file) {
        for (Language language : Language.values()) {
            Asked asked = Asked.tercet(
                    file.getBytes(StandardCharsets.UTF_8), Map.of(), "review", "-", "--lang", language.code());
            assertThat(asked.err()).isEmpty();
            assertThat(asked.code()).isZero();
            assertThat(asked.out()).doesNotContain("{");
        }
    }
}
