package org.tercet.vector;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.tercet.cards.Solver;
import org.tercet.lab.simulate.BaseGames;
import org.tercet.lab.simulate.OneByOne;
import org.tercet.lab.simulate.Policy;
import org.tercet.lab.simulate.Tally;
import org.tercet.lab.simulate.Verified;

/** Games side by side go as games one by one, which in their turn go as the rules play them. */
@Tag("soak")
class LockstepTest {

    private static final int GAMES = Math.max(1_500, Integer.getInteger("tercet.games", 20) * 10);

    @ParameterizedTest
    @EnumSource
    void every_game_goes_the_same(Policy policy) {
        assertSame(new BaseGames.Terms(11, policy, false), 5, 5 + GAMES);
        assertSame(new BaseGames.Terms(12, policy, true), 0, 600);
    }

    @ParameterizedTest
    @ValueSource(longs = {0, 1, 2, 63, 64, 65, 200})
    void any_number_of_games_can_be_played(long games) {
        assertSame(new BaseGames.Terms(1, Policy.FIRST, false), 0, games);
    }

    @Test
    void with_the_module_vectors_are_chosen() {
        assertThat(Vectors.arePresent()).isTrue();
        assertThat(Vectors.finder()).isInstanceOf(VectorFinder.class).isNotSameAs(Solver.INSTANCE);
        assertThat(Vectors.games()).isInstanceOf(Lockstep.class);
    }

    private static void assertSame(BaseGames.Terms terms, long first, long end) {
        var tally = new Tally();
        new Verified(new Lockstep(), new OneByOne()).play(terms, first, end, tally);
        assertThat(tally.games()).isEqualTo(end - first);
    }
}
