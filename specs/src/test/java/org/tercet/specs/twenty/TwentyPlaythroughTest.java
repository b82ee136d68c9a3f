package org.tercet.specs.twenty;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.tercet.bots.casual.CasualTwenty;
import org.tercet.cards.Card;
import org.tercet.cards.CardSet;
import org.tercet.rules.game.Decision;
import org.tercet.rules.game.Occupant;
import org.tercet.rules.game.Presence;
import org.tercet.rules.game.Refusal;
import org.tercet.rules.game.Seat;
import org.tercet.rules.game.Seating;
import org.tercet.rules.game.Start;
import org.tercet.rules.game.Viewer;
import org.tercet.rules.twenty.TwentyEvent;
import org.tercet.rules.twenty.TwentyGame;
import org.tercet.rules.twenty.TwentyMove;
import org.tercet.rules.twenty.TwentyOptions;
import org.tercet.rules.twenty.TwentyState;
import org.tercet.testkit.Decks;
import org.tercet.testkit.Invariants;

/** Whole rounds by casual players, with nonsense in between and people coming and going. */
class TwentyPlaythroughTest {

    /** For each number of players. */
    private static final int GAMES = 5 * Integer.getInteger("tercet.games", 20);

    private static final int TOO_LONG = 20_000;

    @ParameterizedTest
    @ValueSource(ints = {2, 3, 4, 6, 8})
    void rounds_end_with_every_card_in_one_place(int players) {
        for (int seed = 0; seed < GAMES; seed++) {
            Round round = new Round(1_000L * players + seed, players);
            assertThat(round.stepsToTheEnd())
                    .as("players %d, seed %d", players, seed)
                    .isLessThan(TOO_LONG);
        }
    }

    /** One round on dice. Games of an even seed have nobody come or go. */
    private static final class Round {

        private final TwentyGame game = new TwentyGame();
        private final CasualTwenty player = new CasualTwenty();
        private final Random random;
        private final boolean restless;
        private Seating seating;
        private TwentyState state;
        private long now;

        Round(long seed, int players) {
            random = new Random(seed);
            restless = seed % 2 == 1;
            seating = Seating.of(players);
            TwentyOptions options = new TwentyOptions(random.nextBoolean(), 5_000);
            Seat dealer = new Seat(random.nextInt(players));
            state = game.begin(new Start<>(options, seating, dealer, Decks.shuffled(CardSet.ALL, seed), 0));
            apply(game.open(state, 0));
        }

        int stepsToTheEnd() {
            int steps = 0;
            while (game.outcome(state).isEmpty() && steps++ < TOO_LONG) {
                step();
            }
            return steps;
        }

        private void step() {
            now += 100 + random.nextInt(900);
            OptionalLong due = game.deadline(state);
            if (restless && random.nextInt(50) == 0) {
                comeOrGo();
            } else if (!game.shuffles(state).isEmpty()) {
                apply(game.shuffled(state, Decks.shuffled(game.shuffles(state), now), now));
            } else if (due.isPresent() && due.getAsLong() <= now) {
                apply(game.lapse(state, now));
            } else {
                Seat seat = any(seating.playing());
                move(seat).ifPresent(move -> play(seat, move));
            }
        }

        private Optional<TwentyMove> move(Seat seat) {
            return random.nextInt(20) == 0
                    ? Optional.of(nonsense())
                    : player.move(game.view(state, new Viewer.At(seat)), seat, random::nextInt);
        }

        private void play(Seat seat, TwentyMove move) {
            TwentyState before = state;
            switch (game.decide(state, seat, move, now)) {
                case Decision.Accepted<TwentyEvent>(var events) -> {
                    assertThat(events).isNotEmpty();
                    apply(events);
                    assertThat(events.stream().reduce(before, game::evolve, (a, b) -> b))
                            .isEqualTo(state);
                }
                case Decision.Refused<TwentyEvent>(Refusal refusal) ->
                    assertThat(state).isEqualTo(before);
            }
        }

        private TwentyMove nonsense() {
            return switch (random.nextInt(5)) {
                case 0 -> new TwentyMove.Call();
                case 1 -> new TwentyMove.Ask();
                case 2 -> new TwentyMove.NoSet();
                case 3 -> new TwentyMove.StillLooking();
                default ->
                    new TwentyMove.Take(random.ints(random.nextInt(6), 0, Card.COUNT)
                            .mapToObj(Card::of)
                            .toList());
            };
        }

        private void comeOrGo() {
            Seat seat = any(seating.playing());
            seating = switch (random.nextInt(4)) {
                case 0 -> seating.now(seat, Presence.LEFT);
                case 1 -> seating.now(seat, Presence.AWAY);
                case 2 -> seating.now(seat, Presence.HERE);
                default -> game.admits(state).isEmpty() ? seating.joined(Occupant.PERSON) : seating;
            };
            state = game.seated(state, seating);
            apply(game.settle(state, now));
            assertThat(game.settle(state, now)).isEmpty();
        }

        private void apply(List<TwentyEvent> events) {
            for (TwentyEvent event : events) {
                state = game.evolve(state, event);
                Invariants.conserved(CardSet.ALL, game.placement(state));
                assertThat(state.hands()).allMatch(hand -> hand.size() <= 9);
                assertThat(state.layout().size()).isLessThanOrEqualTo(21);
            }
        }

        private <T> T any(List<T> from) {
            return from.get(random.nextInt(from.size()));
        }
    }
}
