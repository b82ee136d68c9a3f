package org.tercet.lab.simulate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** The fast games against the real rules: 2,000 games in every run of the tests, 100,000 in the long one. */
@Tag("soak")
class BaseGamesTest {

    /** For each of the four policies. */
    private static final int GAMES = Math.max(500, Integer.getInteger("tercet.games", 20) * 10 / 4);

    @ParameterizedTest
    @EnumSource
    void the_fast_way_plays_every_game_as_the_rules_do(Policy policy) {
        var terms = new BaseGames.Terms(2025, policy, false);
        var tally = new Tally();

        new Verified(new OneByOne(), new ByTheRules("devir", 1)).play(terms, 0, GAMES, tally);

        assertThat(tally.games()).isEqualTo(GAMES);
    }

    @Test
    void the_rulebook_and_the_number_of_players_make_no_difference_to_the_cards() {
        var terms = new BaseGames.Terms(1, Policy.RANDOM, false);
        for (String rulebook : List.of("devir", "italian", "gigamic", "fx-schmidt")) {
            assertThat(script(new ByTheRules(rulebook, 3), terms, 40).games())
                    .isEqualTo(script(new OneByOne(), terms, 40).games());
        }
    }

    @Test
    void a_lone_player_by_fx_schmidt_stops_at_the_first_layout_without_a_set() {
        var terms = new BaseGames.Terms(1, Policy.FIRST, true);

        assertThat(script(new OneByOne(), terms, 300).games())
                .isEqualTo(script(new ByTheRules("fx-schmidt", 1), terms, 300).games())
                .isNotEqualTo(script(new OneByOne(), new BaseGames.Terms(1, Policy.FIRST, false), 300)
                        .games());
    }

    @Test
    void a_game_depends_on_its_seed_and_number_alone() {
        var terms = new BaseGames.Terms(-3, Policy.RANDOM, false);
        var all = script(new OneByOne(), terms, 50);
        var alone = new Script();
        var player = new OneByOne();
        for (long game = 49; game >= 0; game--) {
            player.play(terms, game, game + 1, alone);
        }
        assertThat(alone.games()).isEqualTo(all.games());
        assertThat(script(new OneByOne(), new BaseGames.Terms(-2, Policy.RANDOM, false), 50)
                        .games()
                        .values())
                .doesNotContainAnyElementsOf(all.games().values());
    }

    @ParameterizedTest
    @EnumSource
    void a_game_that_goes_another_way_is_noticed_and_named(Policy policy) {
        var terms = new BaseGames.Terms(1, policy, false);
        BaseGames wrong = (same, first, end, witness) -> {
            new OneByOne().play(same, first, end, witness);
            witness.taken(Math.min(777, end - 1), 5);
        };

        assertThatThrownBy(() -> new Verified(new OneByOne(), wrong).play(terms, 700, 778, new Tally()))
                .isInstanceOfSatisfying(
                        Verified.Difference.class,
                        thrown -> assertThat(thrown.game()).isEqualTo(777));
    }

    private static Script script(BaseGames games, BaseGames.Terms terms, long end) {
        var script = new Script();
        games.play(terms, 0, end, script);
        return script;
    }
}
