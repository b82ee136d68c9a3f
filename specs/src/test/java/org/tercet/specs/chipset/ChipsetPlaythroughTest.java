package org.tercet.specs.chipset;

import static org.assertj.core.api.Assertions.assertThat;
import static org.tercet.specs.chipset.Tables.GAME;
import static org.tercet.specs.chipset.Tables.seat;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.tercet.bots.casual.CasualChipset;
import org.tercet.cards.CardSet;
import org.tercet.rules.chipset.ChipsetEvent;
import org.tercet.rules.chipset.ChipsetMove;
import org.tercet.rules.chipset.ChipsetOptions;
import org.tercet.rules.chipset.ChipsetState;
import org.tercet.rules.chipset.Phase;
import org.tercet.rules.game.Decision;
import org.tercet.rules.game.Occupant;
import org.tercet.rules.game.Presence;
import org.tercet.rules.game.Seat;
import org.tercet.rules.game.Seating;
import org.tercet.rules.game.Start;
import org.tercet.rules.game.Viewer;
import org.tercet.testkit.Decks;

/** Whole games by casual players, with illegal moves and people coming and going; every one ends and nothing gets lost. */
class ChipsetPlaythroughTest {

    /** For each number of players; a soak raises it, a mutation run lowers it. */
    private static final int GAMES = 15 * Integer.getInteger("tercet.games", 20);

    private static final int MOST_STEPS = 60_000;
    private static final CasualChipset CASUAL = new CasualChipset();

    @ParameterizedTest
    @ValueSource(ints = {2, 3, 5, 12})
    void every_game_ends_with_all_cards_and_chips_accounted_for(int players) {
        for (long seed = 1; seed <= GAMES; seed++) {
            new Playthrough(players, seed).play();
        }
    }

    private static final class Playthrough {
        private final String name;
        private final Random random;
        private final ChipsetOptions options;
        private final ChipsetState first;
        private final List<Object> history = new ArrayList<>();
        private ChipsetState state;
        private long now;

        Playthrough(int players, long seed) {
            name = players + " players, seed " + seed;
            random = new Random(seed * 31 + players);
            options = new ChipsetOptions(
                    5 + random.nextInt(16),
                    1 + random.nextInt(5),
                    1 + random.nextInt(3),
                    1 + random.nextInt(2),
                    30_000,
                    10_000,
                    5_000);
            first = GAME.begin(new Start<>(
                    options, Seating.of(players), seat(random.nextInt(players)), Decks.shuffled(CardSet.ALL, seed), 0));
            state = first;
        }

        void play() {
            told(GAME.open(state, now));
            for (int step = 0; !(state.phase() instanceof Phase.Over); step++) {
                assertThat(step).as(name).isLessThan(MOST_STEPS);
                now += random.nextInt(500);
                step();
            }
            assertThat(GAME.outcome(state)).as(name).isPresent();
            assertThat(replayed()).as(name).isEqualTo(state);
        }

        private void step() {
            if (!GAME.shuffles(state).isEmpty()) {
                told(GAME.shuffled(state, Decks.shuffled(GAME.shuffles(state), random.nextLong()), now));
                return;
            }
            long due = GAME.deadline(state).orElseThrow();
            assertThat(GAME.lapse(state, due - 1)).isEmpty();
            if (due <= now || state.phase() instanceof Phase.Pause || random.nextInt(100) < 3) {
                now = Math.max(now, due);
                told(GAME.lapse(state, now));
            } else if (random.nextInt(100) < 3) {
                reseat();
            } else if (random.nextInt(100) < 10) {
                move(any(), nonsense());
            } else {
                Seat seat = any();
                CASUAL.move(GAME.view(state, new Viewer.At(seat)), seat, random::nextInt)
                        .ifPresent(move -> assertThat(move(seat, move)).as(name).isTrue());
            }
        }

        private boolean move(Seat by, ChipsetMove move) {
            ChipsetState before = state;
            return switch (GAME.decide(state, by, move, now)) {
                case Decision.Accepted<ChipsetEvent>(var events) -> {
                    told(events);
                    yield true;
                }
                case Decision.Refused<ChipsetEvent> refused -> {
                    assertThat(state).as(name).isSameAs(before);
                    yield false;
                }
            };
        }

        private void reseat() {
            Seating seating = state.seating();
            Seating changed = switch (random.nextInt(5)) {
                case 0 -> seating.playing().size() > 1 ? seating.now(any(), Presence.LEFT) : seating;
                case 1 -> mayJoin() ? seating.joined(Occupant.PERSON) : seating;
                case 2 -> seating.now(any(), Presence.AWAY);
                default -> seating.now(any(), Presence.HERE);
            };
            history.add(changed);
            state = GAME.seated(state, changed);
            told(GAME.settle(state, now));
            assertThat(GAME.settle(state, now)).as(name).isEmpty();
        }

        private boolean mayJoin() {
            return state.seating().playing().size() < 12 && GAME.admits(state).isEmpty();
        }

        private Seat any() {
            List<Seat> playing = state.seating().playing();
            return playing.get(random.nextInt(playing.size()));
        }

        private Viewer anybody() {
            int viewer = random.nextInt(state.seating().size() + 1);
            return viewer < state.seating().size() ? new Viewer.At(seat(viewer)) : new Viewer.Spectator();
        }

        private ChipsetMove nonsense() {
            return switch (random.nextInt(6)) {
                case 0 -> Tables.CALL;
                case 1 -> Tables.CHECK;
                case 2 -> Tables.EXPOSE;
                case 3 -> Tables.KEEP;
                default -> new ChipsetMove.Raise(random.nextInt());
            };
        }

        private void told(List<ChipsetEvent> events) {
            for (ChipsetEvent event : events) {
                history.add(event);
                state = GAME.evolve(state, event);
                Checks.holds(name, state, event, anybody());
            }
        }

        private ChipsetState replayed() {
            ChipsetState again = first;
            for (Object step : history) {
                again = step instanceof ChipsetEvent event
                        ? GAME.evolve(again, event)
                        : GAME.seated(again, (Seating) step);
            }
            return again;
        }
    }
}
