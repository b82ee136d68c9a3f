package org.tercet.specs.race;

import static org.assertj.core.api.Assertions.assertThat;
import static org.tercet.specs.race.RaceScenes.ONE_SET;
import static org.tercet.specs.race.RaceScenes.THE_SET;
import static org.tercet.specs.race.RaceScenes.call;
import static org.tercet.specs.race.RaceScenes.mode;
import static org.tercet.specs.race.RaceScenes.noSet;
import static org.tercet.specs.race.RaceScenes.take;
import static org.tercet.testkit.Scene.seat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.tercet.cards.Card;
import org.tercet.cards.CardSet;
import org.tercet.rules.Games;
import org.tercet.rules.game.Refusal;
import org.tercet.rules.race.Found;
import org.tercet.rules.race.RaceEvent;
import org.tercet.testkit.Decks;

class ModesSpec {

    /** Two sets that share a card, and nothing else. */
    private static final String PUZZLE = "1rso 1gso 1pso 1rss 1rsd 2gtd 3pts 2pod 3gos 2rto 3roo 3ptd";

    @Test
    void a_ghost_is_six_cards_that_sum_to_nothing_and_ten_are_laid() {
        var scene = mode(Games.GHOST, 2, "1rso 1gso 1pso 2rss 2gss 2pss 3rtd 3god 1gts 2pto", "gesture=one");
        assertThat(scene.view(0).table()).hasSize(10);
        scene.refused(0, take("1rso 1gso 1pso"), new Refusal.WrongNumberOfCards(6));
        scene.when(0, take("1rso 1gso 1pso 2rss 2gss 2pss"));
        assertThat(scene.view(0).players().getFirst().score()).isEqualTo(1);
        assertThat(scene.view(0).table()).hasSize(10);
        scene.when(1, noSet()).when(0, noSet());
        assertThat(scene.view(0).table()).hasSize(13);
    }

    @Test
    void in_a_puzzle_found_sets_stay_on_the_table_and_are_never_found_twice() {
        var scene = mode(Games.PUZZLE, 2, PUZZLE, "gesture=one");
        assertThat(scene.view(0).toFind()).contains(Pairs.sets(PUZZLE));
        scene.when(1, take("1rso 1gso 1pso"));
        assertThat(scene.view(0).table()).hasSize(12);
        assertThat(scene.view(0).found()).containsExactly(new Found(seat(1), Decks.set("1rso 1gso 1pso")));
        assertThat(scene.view(0).players().get(1).score()).isEqualTo(1);
        scene.refused(0, take("1rso 1gso 1pso"), new Refusal.AlreadyFound(seat(1)));
        scene.refused(1, take("1pso 1gso 1rso"), new Refusal.AlreadyFound(seat(1)));
        scene.when(0, take("1rso 1rss 1rsd"));
    }

    @Test
    void when_all_sets_of_a_puzzle_are_found_the_layout_is_discarded_for_the_next() {
        var scene = mode(Games.PUZZLE, 1, PUZZLE, "gesture=one");
        for (CardSet set : org.tercet.cards.Sets.all(Decks.set(PUZZLE))) {
            scene.when(0, new org.tercet.rules.race.RaceMove.Take(set.toList()));
        }
        assertThat(scene.events()).contains(new RaceEvent.Discarded(Decks.set(PUZZLE)));
        assertThat(scene.state().aside()).containsAll(Decks.cards(PUZZLE));
        assertThat(scene.view(0).found()).isEmpty();
        assertThat(scene.view(0).deck()).isEqualTo(57);
    }

    @Test
    void a_puzzle_without_a_set_is_discarded_at_once() {
        var scene = mode(Games.PUZZLE, 1, RaceScenes.NONE_IN_18);
        assertThat(scene.events())
                .contains(new RaceEvent.Discarded(Decks.set(RaceScenes.NONE_IN_18.substring(0, 12 * 5 - 1))));
    }

    @Test
    void players_who_agree_give_a_puzzle_up() {
        var scene = mode(Games.PUZZLE, 2, PUZZLE).when(0, noSet()).when(1, noSet());
        assertThat(scene.events()).contains(new RaceEvent.Discarded(Decks.set(PUZZLE)));
    }

    @Test
    void in_shuffle_the_layout_is_laid_anew_after_each_set() {
        var scene = mode(Games.SHUFFLE, 2, ONE_SET).when(0, call()).when(0, take(THE_SET));
        assertThat(scene.events()).last().isEqualTo(new RaceEvent.Gathered());
        scene.refused(1, call(), new Refusal.Shuffling());
        List<Card> order = new ArrayList<>(scene.state().layout().list());
        Collections.reverse(order);
        scene.shuffled(order);
        assertThat(scene.state().layout().list()).isEqualTo(order);
        assertThat(scene.state().layout().spots().getFirst().place()).isZero();
        scene.when(1, call());
    }

    @Test
    void in_shuffle_a_mistake_leaves_everything_where_it_is() {
        var scene = mode(Games.SHUFFLE, 2, ONE_SET, "gesture=one").when(0, take(RaceScenes.NO_SET));
        assertThat(Games.SHUFFLE.shuffles(scene.state())).isEqualTo(CardSet.NONE);
        assertThat(scene.view(0).players().getFirst().score()).isEqualTo(-1);
    }

    @Test
    void modes_are_played_for_points_and_a_mistake_costs_one() {
        for (var game : List.of(Games.SET_CHAIN, Games.ULTRASET, Games.GHOST, Games.PUZZLE, Games.SHUFFLE)) {
            var scene = mode(game, 2, ONE_SET).when(0, call()).timeRunsOut();
            assertThat(scene.view(0).players().getFirst().score()).as(game.id()).isEqualTo(-1);
        }
    }

    /** Counting without the rules' own search. */
    private static final class Pairs {
        static int sets(String cards) {
            List<Card> list = Decks.cards(cards);
            int count = 0;
            for (int i = 0; i < list.size(); i++) {
                for (int j = i + 1; j < list.size(); j++) {
                    count += list.subList(j + 1, list.size())
                                    .contains(list.get(i).third(list.get(j)))
                            ? 1
                            : 0;
                }
            }
            return count;
        }
    }
}
