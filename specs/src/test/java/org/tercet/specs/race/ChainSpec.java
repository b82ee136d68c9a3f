package org.tercet.specs.race;

import static org.assertj.core.api.Assertions.assertThat;
import static org.tercet.specs.race.RaceScenes.mode;
import static org.tercet.specs.race.RaceScenes.noSet;
import static org.tercet.specs.race.RaceScenes.spots;
import static org.tercet.specs.race.RaceScenes.take;
import static org.tercet.testkit.Decks.card;
import static org.tercet.testkit.Scene.seat;

import org.junit.jupiter.api.Test;
import org.tercet.cards.CardSet;
import org.tercet.cards.Pattern;
import org.tercet.rules.Games;
import org.tercet.rules.game.Refusal;
import org.tercet.rules.parts.Why;
import org.tercet.rules.race.RaceEvent;
import org.tercet.testkit.Decks;

class ChainSpec {

    private static final String SETS = "1rso 1gso 1pso 1rto 1roo 1gss 2gts 3gos 2psd 3ptd 2rss 3rtd";
    private static final String ULTRASETS = "1rso 1gso 1pto 1poo 2rso 3rso 1rss 1rsd 2gtd 3pos 2pts 3god";

    @Test
    void in_a_set_chain_the_first_set_is_as_usual() {
        var scene = mode(Games.SET_CHAIN, 2, SETS, "gesture=one");
        assertThat(scene.view(0).needsPrevious()).isZero();
        scene.when(0, take("1rso 1gso 1pso"));
        assertThat(scene.view(0).previous()).isEqualTo(Decks.set("1rso 1gso 1pso"));
        assertThat(scene.view(0).needsPrevious()).isEqualTo(1);
    }

    @Test
    void then_exactly_one_card_of_the_previous_set_and_two_from_the_table_and_only_the_two_leave() {
        var scene = mode(Games.SET_CHAIN, 2, SETS, "gesture=one").when(0, take("1rso 1gso 1pso"));
        CardSet link = Decks.set("1rso 1rto 1roo");
        CardSet two = Decks.set("1rto 1roo");
        scene.when(1, take("1rso 1rto 1roo"));
        scene.then(
                new RaceEvent.Taken(seat(1), link, two, Why.of(Pattern.SET, link)),
                new RaceEvent.Laid(spots("3:1rtd", "4:1ros")));
        assertThat(scene.view(0).players().get(1).won()).containsExactlyElementsOf(two);
        assertThat(scene.view(0).players().get(1).score()).isEqualTo(1);
        assertThat(scene.view(0).previous()).isEqualTo(link);
    }

    @Test
    void a_set_without_a_card_of_the_previous_one_or_with_two_is_refused() {
        var scene = mode(Games.SET_CHAIN, 2, SETS, "gesture=one").when(0, take("1rso 1gso 1pso"));
        scene.refused(1, take("1gss 2gts 3gos"), new Refusal.NeedsPrevious(1))
                .refused(1, take("1rso 1gso 1rto"), new Refusal.NeedsPrevious(1))
                .refused(1, take("1rso 1rto 2goo"), new Refusal.NotOnTable(card("2goo")));
    }

    @Test
    void a_chain_may_lay_more_than_21_cards() {
        var scene = mode(Games.SET_CHAIN, 1, SETS, "gesture=one").when(0, take("1rso 1gso 1pso"));
        for (int i = 0; i < 5; i++) {
            scene.when(0, noSet());
        }
        assertThat(scene.view(0).table()).hasSize(27);
    }

    @Test
    void a_chain_ends_by_itself_when_nothing_links_any_more() {
        var options = RaceScenes.options(Games.SET_CHAIN, "online", "gesture=one");
        var order = Decks.cards("1rso 1gso 1pso 2rss 2gss 2pss");
        var few = new org.tercet.rules.race.RaceOptions(options.rules(), CardSet.of(order), 12, 81, true, 5_000);
        var scene =
                org.tercet.testkit.Scene.given(Games.SET_CHAIN, few, 2, order).when(0, take("1rso 1gso 1pso"));
        assertThat(scene.view(0).outcome()).isPresent();
    }

    @Test
    void an_ultraset_is_four_cards_in_two_pairs_that_want_the_same_card() {
        var scene = mode(Games.ULTRASET, 2, ULTRASETS, "gesture=one");
        CardSet four = Decks.set("1rso 1gso 1pto 1poo");
        scene.refused(0, take("1rso 1gso 1pto"), new Refusal.WrongNumberOfCards(4));
        scene.when(0, take("1rso 1gso 1pto 1poo"));
        assertThat(scene.events().getFirst())
                .isEqualTo(new RaceEvent.Taken(seat(0), four, four, Why.of(Pattern.ULTRASET, four)));
        assertThat(scene.view(0).table()).hasSize(12);
        assertThat(scene.view(0).players().getFirst().score()).isEqualTo(1);
        scene.when(1, take("2rso 3rso 1rss 2gtd"));
        assertThat(scene.view(0).players().get(1).score()).isEqualTo(-1);
    }

    @Test
    void fifteen_cards_always_hold_an_ultraset() {
        var scene = mode(Games.ULTRASET, 1, ULTRASETS).when(0, noSet());
        assertThat(scene.view(0).table()).hasSize(15);
        scene.refused(0, noSet(), new Refusal.AlwaysASet(15));
    }

    @Test
    void an_ultraset_chain_needs_exactly_two_of_the_previous_four_and_two_from_the_table() {
        var scene = mode(Games.ULTRASET_CHAIN, 2, ULTRASETS, "gesture=one").when(0, take("1rso 1gso 1pto 1poo"));
        assertThat(scene.view(0).needsPrevious()).isEqualTo(2);
        scene.refused(1, take("1rso 2rso 3rso 1rss"), new Refusal.NeedsPrevious(2))
                .refused(1, take("1rso 1gso 1pto 2rso"), new Refusal.NeedsPrevious(2));
        CardSet link = Pattern.ULTRASET
                .all(Decks.set("1rso 1gso 1pto 1poo").plus(scene.view(0).open()))
                .stream()
                .filter(four -> four.and(Decks.set("1rso 1gso 1pto 1poo")).size() == 2)
                .findFirst()
                .orElseThrow();
        scene.when(1, new org.tercet.rules.race.RaceMove.Take(link.toList()));
        assertThat(scene.view(0).players().get(1).won()).hasSize(2);
        assertThat(scene.view(0).table()).hasSize(12);
    }
}
