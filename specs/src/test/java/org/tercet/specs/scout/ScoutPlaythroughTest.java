package org.tercet.specs.scout;

import static org.assertj.core.api.Assertions.assertThat;
import static org.tercet.specs.scout.Scouting.GAME;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.tercet.bots.Dice;
import org.tercet.bots.casual.CasualScout;
import org.tercet.cards.Card;
import org.tercet.cards.CardSet;
import org.tercet.rules.game.Decision;
import org.tercet.rules.game.Occupant;
import org.tercet.rules.game.Presence;
import org.tercet.rules.game.Seat;
import org.tercet.rules.game.Seating;
import org.tercet.rules.game.Start;
import org.tercet.rules.game.Viewer;
import org.tercet.rules.scout.Forfeit;
import org.tercet.rules.scout.ScoutEvent;
import org.tercet.rules.scout.ScoutMove;
import org.tercet.rules.scout.ScoutOptions;
import org.tercet.rules.scout.ScoutState;
import org.tercet.testkit.Decks;
import org.tercet.testkit.Invariants;

/** Casual and hostile players, comings and goings, whole games: they end, keep their cards and can be replayed. */
class ScoutPlaythroughTest {

    private static final int GAMES = Integer.getInteger("tercet.games", 20);
    private static final int TOO_LONG = 30_000;
    private static final ScoutOptions OPTIONS = new ScoutOptions(20_000, 20_000);
    private static final CasualScout CASUAL = new CasualScout();

    @ParameterizedTest
    @ValueSource(ints = {2, 3, 4, 6, 40})
    void every_game_ends_keeps_its_cards_and_replays_to_the_same_state(int players) {
        for (long seed = 1; seed <= GAMES; seed++) {
            try {
                new Play(players, seed).toTheEnd();
            } catch (AssertionError | RuntimeException e) {
                throw new AssertionError(players + " players, seed " + seed, e);
            }
        }
    }

    @Test
    void casual_players_use_every_kind_of_move() {
        Set<Class<?>> kinds = new HashSet<>();
        for (long seed = 1; seed <= 10; seed++) {
            Play play = new Play(3, seed);
            play.toTheEnd();
            kinds.addAll(play.moves);
        }
        assertThat(kinds).containsExactlyInAnyOrder(ScoutMove.class.getPermittedSubclasses());
    }

    /** One game; the state is followed event by event, and folded again from the start at the end. */
    private static final class Play {

        private final Random random;
        private final Dice dice;
        private final Set<Class<?>> moves = new HashSet<>();
        private final List<Object> story = new ArrayList<>();
        private final ScoutState first;
        private Seating seating;
        private ScoutState state;
        private long now;

        Play(int players, long seed) {
            random = new Random(seed);
            dice = random::nextInt;
            seating = Seating.of(players);
            List<Card> order = Decks.shuffled(CardSet.ALL, seed);
            first = GAME.begin(new Start<>(OPTIONS, seating, seating.host(), order, 0));
            state = first;
            happened(GAME.open(state, now));
        }

        void toTheEnd() {
            for (int step = 0; GAME.outcome(state).isEmpty(); step++) {
                assertThat(step).isLessThan(TOO_LONG);
                step();
            }
            assertThat(replayed()).isEqualTo(state);
            assertThat(GAME.deadline(state)).isEmpty();
        }

        private void step() {
            now += random.nextInt(2_000);
            while (GAME.deadline(state).isPresent() && GAME.deadline(state).getAsLong() <= now) {
                happened(GAME.lapse(state, now));
            }
            switch (random.nextInt(1_000)) {
                case 0 -> reseated(seating.now(anybody(), Presence.LEFT));
                case 1, 2, 3, 4, 5, 6 -> reseated(seating.now(anybody(), Presence.AWAY));
                case 7, 8, 9, 10, 11, 12, 13, 14, 15, 16 -> reseated(seating.now(anybody(), Presence.HERE));
                case 17, 18 -> joins();
                case 19, 20, 21, 22, 23, 24, 25, 26, 27, 28 -> play(anybody(), anything());
                default -> playCasually(anybody());
            }
        }

        private void playCasually(Seat seat) {
            Optional<ScoutMove> move = CASUAL.move(GAME.view(state, new Viewer.At(seat)), seat, dice);
            move.ifPresent(chosen -> {
                moves.add(chosen.getClass());
                assertThat(play(seat, chosen)).as("%s is legal", chosen).isTrue();
            });
        }

        private boolean play(Seat seat, ScoutMove move) {
            ScoutState before = state;
            if (GAME.outcome(state).isPresent() || !seating.isPlaying(seat)) {
                return true;
            }
            return switch (GAME.decide(state, seat, move, now)) {
                case Decision.Accepted<ScoutEvent>(List<ScoutEvent> events) -> {
                    assertThat(events).isNotEmpty();
                    happened(events);
                    yield true;
                }
                case Decision.Refused<ScoutEvent> _ -> {
                    assertThat(state).isEqualTo(before);
                    yield false;
                }
            };
        }

        private void joins() {
            if (GAME.admits(state).isEmpty() && seating.size() < 45) {
                reseated(seating.joined(Occupant.PERSON));
            }
        }

        /** Who has left stays away for good. */
        private void reseated(Seating changed) {
            boolean back = seating.all().stream().anyMatch(seat -> !seating.isPlaying(seat) && changed.isPlaying(seat));
            if (!back && GAME.outcome(state).isEmpty()) {
                seating = changed;
                story.add(seating);
                state = GAME.seated(state, seating);
                happened(GAME.settle(state, now));
            }
        }

        private void happened(List<ScoutEvent> events) {
            for (ScoutEvent event : events) {
                story.add(event);
                state = GAME.evolve(state, event);
                Invariants.conserved(CardSet.ALL, GAME.placement(state));
            }
            assertThat(GAME.settle(state, now)).as("settled at once").isEmpty();
        }

        private ScoutState replayed() {
            ScoutState again = first;
            for (Object part : story) {
                again = part instanceof ScoutEvent event
                        ? GAME.evolve(again, event)
                        : GAME.seated(again, (Seating) part);
            }
            return again;
        }

        private Seat anybody() {
            return new Seat(random.nextInt(seating.size()));
        }

        private Card card() {
            return Card.of(random.nextInt(Card.COUNT));
        }

        private ScoutMove anything() {
            return switch (random.nextInt(6)) {
                case 0 -> new ScoutMove.Point(card(), card(), card());
                case 1 -> new ScoutMove.Seek(card());
                case 2 -> new ScoutMove.GiveUp();
                case 3 -> new ScoutMove.NoSet();
                case 4 -> new ScoutMove.StillLooking();
                default -> new ScoutMove.Vote(random.nextInt(12) - 2, Forfeit.WASHING_UP);
            };
        }
    }
}
