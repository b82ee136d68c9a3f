package org.tercet.lab.simulate;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;

class WarmingTest {

    private static final BaseGames.Terms TERMS = new BaseGames.Terms(1, Policy.FIRST, false);

    @Test
    void players_change_over_once_the_other_way_is_quicker_and_play_the_same_games() throws Exception {
        var swiftGames = new AtomicLong();
        BaseGames swift = (terms, first, end, witness) -> {
            if (witness instanceof Script) {
                swiftGames.addAndGet(end - first);
                new OneByOne().play(terms, first, end, witness);
            }
        };
        var warming = new Warming(() -> swift);
        var script = new Script();
        BaseGames player = warming.player();
        warming.start(TERMS);
        long game = 0;
        while (swiftGames.get() == 0) {
            player.play(TERMS, game, ++game, script);
            Thread.sleep(1);
        }
        warming.stop();

        assertThat(swiftGames).hasValue(1);
        var alone = new Script();
        new OneByOne().play(TERMS, 0, game, alone);
        assertThat(script.games()).isEqualTo(alone.games());
    }

    @Test
    void without_a_start_the_first_way_is_kept() {
        var script = new Script();
        BaseGames never = (_, _, _, _) -> {
            throw new AssertionError("not warm");
        };
        new Warming(() -> never).player().play(TERMS, 0, 3, script);

        assertThat(script.games()).hasSize(3);
    }
}
