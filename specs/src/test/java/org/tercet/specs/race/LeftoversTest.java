package org.tercet.specs.race;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.tercet.cards.CardSet;
import org.tercet.cards.Sets;
import org.tercet.rules.Games;
import org.tercet.rules.game.Decision;
import org.tercet.rules.game.Seat;
import org.tercet.rules.game.Seating;
import org.tercet.rules.game.Start;
import org.tercet.rules.race.RaceEvent;
import org.tercet.rules.race.RaceMove;
import org.tercet.rules.race.RaceOptions;
import org.tercet.rules.race.RaceState;
import org.tercet.testkit.Decks;

/** What a base game leaves on the table when no set is overlooked. */
@Tag("soak")
class LeftoversTest {

    private static final int GAMES = Math.min(100_000, 200 * Integer.getInteger("tercet.games", 10));
    private static final RaceOptions OPTIONS = RaceScenes.options(Games.BASE, "devir", "gesture=one");

    @Test
    void with_no_set_overlooked_0_6_9_12_15_or_18_cards_are_left_and_never_3() {
        Map<Integer, Long> left = LongStream.range(0, GAMES)
                .parallel()
                .mapToObj(LeftoversTest::left)
                .collect(Collectors.groupingBy(cards -> cards, TreeMap::new, Collectors.counting()));
        System.out.println("cards left after " + GAMES + " games with no set overlooked: " + left);
        assertThat(left.keySet()).isSubsetOf(0, 6, 9, 12, 15, 18);
        assertThat(left).containsKeys(6, 9);
    }

    private static int left(long seed) {
        Seat alone = new Seat(0);
        RaceState state =
                Games.BASE.begin(new Start<>(OPTIONS, Seating.of(1), alone, Decks.shuffled(CardSet.ALL, seed), 0));
        state = told(state, Games.BASE.open(state, 0));
        while (Games.BASE.outcome(state).isEmpty()) {
            Optional<CardSet> set = Sets.one(state.layout().cards());
            RaceMove move = set.isPresent() ? new RaceMove.Take(set.get().toList()) : new RaceMove.NoSet();
            Decision<RaceEvent> decision = Games.BASE.decide(state, alone, move, 0);
            assertThat(decision).as("seed %d", seed).isInstanceOf(Decision.Accepted.class);
            state = told(state, ((Decision.Accepted<RaceEvent>) decision).events());
        }
        return state.layout().size();
    }

    private static RaceState told(RaceState state, List<RaceEvent> events) {
        RaceState after = state;
        for (RaceEvent event : events) {
            after = Games.BASE.evolve(after, event);
        }
        return after;
    }
}
