package org.tercet.specs.scout;

import static org.assertj.core.api.Assertions.assertThat;
import static org.tercet.specs.scout.Scouting.*;
import static org.tercet.testkit.Scene.seat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.tercet.cards.CardSet;
import org.tercet.cards.Sets;
import org.tercet.rules.game.Outcome;
import org.tercet.rules.game.Refusal;
import org.tercet.rules.parts.Spot;
import org.tercet.rules.scout.Forfeit;
import org.tercet.rules.scout.ScoutEvent;
import org.tercet.rules.scout.ScoutMove;
import org.tercet.rules.scout.ScoutOptions;
import org.tercet.rules.scout.ScoutState;
import org.tercet.rules.scout.ScoutView;
import org.tercet.testkit.Decks;
import org.tercet.testkit.Scene;

class EndingSpec {

    private static final ScoutEvent NOTHING_LEFT = new ScoutEvent.Ended(ScoutEvent.Ending.NOTHING_LEFT);
    private static final ScoutEvent AGREED = new ScoutEvent.Ended(ScoutEvent.Ending.AGREED);

    private static Scene<ScoutOptions, ScoutState, ScoutMove, ScoutEvent, ScoutView> deckOut(long seed) {
        var scene = table(2, seed);
        playDown(scene, 2, 0);
        return scene;
    }

    /** The first seed from which the deck runs out and a set is still on the table. */
    private static long seedWithASetLeft() {
        for (long seed = 1; ; seed++) {
            var scene = deckOut(seed);
            if (scene.view(0).outcome().isEmpty() && Sets.any(scene.view(0).cards())) {
                return seed;
            }
        }
    }

    @Test
    void it_ends_by_itself_when_the_deck_is_out_and_no_set_is_left() {
        var scene = deckOut(seedWithASetLeft());
        while (scene.view(0).outcome().isEmpty()) {
            scoutAlone(scene, 2, Sets.one(scene.view(0).cards()).orElseThrow());
        }

        assertThat(scene.events()).endsWith(NOTHING_LEFT);
        assertThat(scene.view(0).deck()).isZero();
        assertThat(Sets.any(scene.view(0).cards())).isFalse();
        assertThat(scene.view(0).stage()).isEqualTo(new ScoutView.Stage.Over(ScoutEvent.Ending.NOTHING_LEFT));
    }

    @Test
    void when_the_deck_is_out_an_agreement_ends_it_whether_or_not_a_set_is_left() {
        var scene = deckOut(seedWithASetLeft())
                .when(0, noSet())
                .then(new ScoutEvent.Agreed(seat(0)))
                .when(1, noSet())
                .then(new ScoutEvent.Agreed(seat(1)), AGREED);

        int won = 81 - scene.view(0).table().size();
        assertThat(GAME.outcome(scene.state()))
                .isEqualTo(Optional.of(new Outcome(List.of(won, 0), List.of(seat(0)), List.of())));
    }

    @Test
    void a_set_that_is_left_keeps_the_game_going() {
        var scene = deckOut(seedWithASetLeft());

        assertThat(GAME.outcome(scene.state())).isEmpty();
        assertThat(scene.view(0).outcome()).isEmpty();
        assertThat(GAME.settle(scene.state(), scene.now())).isEmpty();
    }

    @Test
    void it_ends_by_itself_when_the_last_cards_laid_by_agreement_make_no_set_either() {
        var scene = table(2, 1868);
        playDown(scene, 2, 3);
        assertThat(scene.view(0).deck()).isEqualTo(3);

        scene.when(0, noSet())
                .when(1, noSet())
                .then(
                        new ScoutEvent.Agreed(seat(1)),
                        new ScoutEvent.Laid(List.of(
                                new Spot(12, Decks.card("1rss")),
                                new Spot(13, Decks.card("2pto")),
                                new Spot(14, Decks.card("1gts")))),
                        NOTHING_LEFT);
    }

    @Test
    void the_last_cards_are_laid_even_when_they_are_fewer_than_three() {
        var scene = table(2, 3).when(0, noSet()).when(1, noSet());
        while (scene.view(0).deck() % 3 == 0) {
            fiveLeave(scene);
        }
        playDown(scene, 2, 2);
        int rest = scene.view(0).deck();
        int before = scene.view(0).table().size();
        assertThat(rest).isPositive();
        scene.when(0, noSet()).when(1, noSet());

        assertThat(scene.view(0).deck()).isZero();
        assertThat(scene.view(0).table()).hasSize(before + rest);
    }

    /** Two sets that share a card are found, or some set is taken, or cards are laid. */
    private static void fiveLeave(Scene<ScoutOptions, ScoutState, ScoutMove, ScoutEvent, ScoutView> scene) {
        List<CardSet> sets = Sets.all(scene.view(0).cards());
        for (CardSet one : sets) {
            for (CardSet other : sets) {
                CardSet shared = one.and(other);
                if (shared.size() == 1) {
                    CardSet pair = one.minus(shared);
                    scene.when(
                                    0,
                                    point(
                                            shared.first(),
                                            pair.first(),
                                            pair.without(pair.first()).first()))
                            .when(1, seek(other.minus(shared).first()));
                    return;
                }
            }
        }
        if (sets.isEmpty()) {
            scene.when(0, noSet()).when(1, noSet());
        } else {
            scoutAlone(scene, 2, sets.getFirst());
        }
    }

    @Test
    void nothing_can_be_done_once_it_is_over() {
        var over = new Refusal.GameOver();
        var scene = deckOut(seedWithASetLeft()).when(0, noSet()).when(1, noSet());
        CardSet left = scene.view(0).cards();

        scene.refused(0, noSet(), over)
                .refused(0, point(left.first(), A, B), over)
                .refused(0, seek(left.first()), over)
                .refused(0, giveUp(), over)
                .refused(0, new ScoutMove.StillLooking(), over)
                .refused(0, new ScoutMove.Vote(1, Forfeit.SCOLDING), over);
        assertThat(scene.view(0).may()).isEqualTo(new ScoutView.May(false, false, false, false, List.of()));
        assertThat(GAME.admits(scene.state())).contains(over);
        assertThat(GAME.deadline(scene.state())).isEmpty();
        assertThat(GAME.lapse(scene.state(), 1_000_000)).isEmpty();
        assertThat(GAME.settle(scene.state(), 1_000_000)).isEmpty();
    }

    @Test
    void the_most_cards_win_and_equal_scores_share_the_win() {
        var scene = table(3).when(0, pointRight())
                .when(1, seek(A))
                .when(0, point(C, D, E))
                .when(1, giveUp());
        scene.when(2, giveUp()).leaves(2);
        assertThat(scene.view(0).players()).extracting(ScoutView.Player::score).containsExactly(1, 1, 0);
        assertThat(GAME.outcome(scene.state())).isEmpty();

        scene.leaves(1).leaves(0);
        assertThat(GAME.outcome(scene.state()))
                .isEqualTo(Optional.of(new Outcome(List.of(1, 1, 0), List.of(seat(0), seat(1)), List.of())));
    }
}
