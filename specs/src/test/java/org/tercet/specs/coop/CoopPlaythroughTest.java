package org.tercet.specs.coop;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.tercet.bots.casual.CasualCoop;
import org.tercet.cards.Card;
import org.tercet.cards.CardSet;
import org.tercet.rules.coop.CoopEvent;
import org.tercet.rules.coop.CoopEvent.Ending;
import org.tercet.rules.coop.CoopGame;
import org.tercet.rules.coop.CoopMove;
import org.tercet.rules.coop.CoopOptions;
import org.tercet.rules.coop.CoopState;
import org.tercet.rules.coop.CoopView;
import org.tercet.rules.coop.Phase;
import org.tercet.rules.game.Chosen;
import org.tercet.rules.game.Decision;
import org.tercet.rules.game.Length;
import org.tercet.rules.game.Occupant;
import org.tercet.rules.game.Seat;
import org.tercet.rules.game.Seating;
import org.tercet.rules.game.Viewer;
import org.tercet.rules.match.Chronicle;
import org.tercet.rules.match.Input;
import org.tercet.rules.match.Match;
import org.tercet.rules.match.MatchEvent;
import org.tercet.rules.match.MatchState;
import org.tercet.rules.match.Opening;
import org.tercet.testkit.Decks;
import org.tercet.testkit.Invariants;

/** Casual players, wild moves, and people who come and go: every match ends, and no card is lost on the way. */
class CoopPlaythroughTest {

    private static final int MATCHES = 3 * Integer.getInteger("tercet.games", 20);
    private static final int TOO_LONG = 20_000;

    private final CoopGame game = new CoopGame();
    private final Match<CoopOptions, CoopState, CoopMove, CoopEvent, CoopView> match = new Match<>(game);

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 6, 40})
    void every_match_ends_with_all_cards_in_their_places(int players) {
        for (int i = 0; i < MATCHES; i++) {
            long seed = 1_000L * players + i;
            try {
                play(players, seed);
            } catch (RuntimeException | AssertionError e) {
                throw new AssertionError("seed " + seed, e);
            }
        }
    }

    private void play(int players, long seed) {
        Random random = new Random(seed);
        boolean restless = seed % 2 == 0;
        Chosen chosen = new Chosen("fx-schmidt", Map.of());
        Opening opening =
                new Opening(chosen, Length.ONE_ROUND, Seating.of(players), Decks.shuffled(CardSet.ALL, seed), 0);
        List<MatchEvent<CoopEvent>> log =
                new ArrayList<>(Chronicle.begin(match, opening).first());
        MatchState<CoopOptions, CoopState> state = match.fold(log);
        long now = 0;
        int steps = 0;
        while (match.outcome(state).isEmpty()) {
            assertThat(steps++).isLessThan(TOO_LONG);
            now += random.nextInt(2_000);
            for (MatchEvent<CoopEvent> event : answer(state, input(state, random, restless), now)) {
                log.add(event);
                state = match.evolve(state, event);
                Invariants.conserved(CardSet.ALL, game.placement(state.state()));
            }
            boolean abandoned = state.seating().playing().isEmpty();
            assertThat(abandoned ? List.of() : game.settle(state.state(), now)).isEmpty();
        }
        assertThat(match.fold(log)).isEqualTo(state);
        if (!restless) {
            assertThat(state.state().phase()).isEqualTo(new Phase.Over(Ending.DECK_OUT, now));
        }
    }

    private List<MatchEvent<CoopEvent>> answer(
            MatchState<CoopOptions, CoopState> state, Input<CoopMove> input, long now) {
        return switch (match.decide(state, input, now)) {
            case Decision.Accepted<MatchEvent<CoopEvent>>(var events) -> events;
            case Decision.Refused<MatchEvent<CoopEvent>> refused -> List.of();
        };
    }

    private Input<CoopMove> input(MatchState<CoopOptions, CoopState> state, Random random, boolean restless) {
        Seat seat = new Seat(random.nextInt(state.seating().size()));
        return switch (restless ? random.nextInt(400) : 10 + random.nextInt(390)) {
            case 0 -> new Input.Leave<>(seat);
            case 1, 2, 3 -> new Input.GoAway<>(seat);
            case 4, 5, 6, 7 -> new Input.ComeBack<>(seat);
            case 8 -> new Input.Join<>(Occupant.PERSON);
            case 9 -> new Input.TakeOver<>(seat, Occupant.BOT);
            case 10, 11, 12, 13, 14, 15, 16, 17, 18, 19 -> new Input.Play<>(seat, wild(random));
            default -> {
                var view = match.view(state, new Viewer.At(seat)).table();
                yield new CasualCoop()
                        .move(view, seat, random::nextInt)
                        .<Input<CoopMove>>map(move -> new Input.Play<>(seat, move))
                        .orElseGet(() -> new Input.Play<>(seat, wild(random)));
            }
        };
    }

    private static CoopMove wild(Random random) {
        List<Card> cards = new ArrayList<>();
        for (int i = random.nextInt(5); i > 0; i--) {
            cards.add(Card.of(random.nextInt(Card.COUNT)));
        }
        return new CoopMove.Take(cards);
    }
}
