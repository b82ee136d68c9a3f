package org.tercet.specs.scout;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.tercet.cards.Card;
import org.tercet.cards.CardSet;
import org.tercet.cards.Pattern;
import org.tercet.cards.Sets;
import org.tercet.rules.game.Seat;
import org.tercet.rules.parts.Spot;
import org.tercet.rules.parts.Why;
import org.tercet.rules.scout.ScoutEvent;
import org.tercet.rules.scout.ScoutGame;
import org.tercet.rules.scout.ScoutMove;
import org.tercet.rules.scout.ScoutOptions;
import org.tercet.rules.scout.ScoutState;
import org.tercet.rules.scout.ScoutView;
import org.tercet.testkit.Decks;
import org.tercet.testkit.Scene;

/** A table whose only two sets are POINTED with A and B, and POINTED with C and D; what players often do at it. */
final class Scouting {

    static final ScoutGame GAME = new ScoutGame();
    static final ScoutOptions OPTIONS = new ScoutOptions(20_000, 7_000);

    static final Card POINTED = Decks.card("1rso");
    static final Card A = Decks.card("2rso");
    static final Card B = Decks.card("3rso");
    static final Card C = Decks.card("1gso");
    static final Card D = Decks.card("1pso");
    /** It makes no set with POINTED. */
    static final Card E = Decks.card("1rss");
    /** What E and POINTED want. */
    static final Card NOT_THERE = Decks.card("1rsd");

    static final CardSet AB = CardSet.of(POINTED, A, B);
    static final CardSet CD = CardSet.of(POINTED, C, D);

    private static final String TOP = "1rso 2rso 3rso 1gso 1pso 3roo 1rss 3rod 2gsd 2roo 1goo 2god";

    private Scouting() {}

    static List<Card> order() {
        return Decks.stacked(CardSet.ALL, TOP);
    }

    static Scene<ScoutOptions, ScoutState, ScoutMove, ScoutEvent, ScoutView> table(int players) {
        return Scene.given(GAME, OPTIONS, players, order());
    }

    static Scene<ScoutOptions, ScoutState, ScoutMove, ScoutEvent, ScoutView> table(int players, long seed) {
        return Scene.given(GAME, OPTIONS, players, Decks.shuffled(CardSet.ALL, seed));
    }

    static ScoutMove point(Card card, Card second, Card third) {
        return new ScoutMove.Point(card, second, third);
    }

    static ScoutMove pointRight() {
        return point(POINTED, A, B);
    }

    static ScoutMove pointWrong() {
        return point(POINTED, A, C);
    }

    static ScoutMove seek(Card card) {
        return new ScoutMove.Seek(card);
    }

    static ScoutMove giveUp() {
        return new ScoutMove.GiveUp();
    }

    static ScoutMove noSet() {
        return new ScoutMove.NoSet();
    }

    static ScoutEvent revealed(int scout, Card pointed, CardSet cards, boolean right) {
        return new ScoutEvent.Revealed(new Seat(scout), pointed, cards, right, Why.of(Pattern.SET, cards));
    }

    static ScoutEvent took(int seat, Card... cards) {
        return new ScoutEvent.Took(new Seat(seat), CardSet.of(cards));
    }

    static ScoutEvent took(int seat, CardSet cards) {
        return new ScoutEvent.Took(new Seat(seat), cards);
    }

    /** Cards are laid into these places, in the order of the deck from the given card on. */
    static ScoutEvent laid(int from, int... places) {
        List<Spot> spots = java.util.stream.IntStream.range(0, places.length)
                .mapToObj(i -> new Spot(places[i], order().get(from + i)))
                .toList();
        return new ScoutEvent.Laid(spots);
    }

    /** The player at seat 0 takes sets that nobody else sees, until so few cards are left in the deck or it is over. */
    static void playDown(
            Scene<ScoutOptions, ScoutState, ScoutMove, ScoutEvent, ScoutView> scene, int players, int deck) {
        while (scene.view(0).deck() > deck && scene.view(0).outcome().isEmpty()) {
            Optional<CardSet> set = Sets.one(scene.view(0).cards());
            if (set.isPresent()) {
                scoutAlone(scene, players, set.get());
            } else {
                for (int seat = 0; seat < players; seat++) {
                    scene.when(seat, noSet());
                }
            }
        }
        assertThat(scene.view(0).deck()).isLessThanOrEqualTo(deck);
    }

    static void scoutAlone(
            Scene<ScoutOptions, ScoutState, ScoutMove, ScoutEvent, ScoutView> scene, int players, CardSet set) {
        List<Card> cards = set.toList();
        scene.when(0, point(cards.get(0), cards.get(1), cards.get(2)));
        for (int seat = 1; seat < players; seat++) {
            scene.when(seat, giveUp());
        }
    }
}
