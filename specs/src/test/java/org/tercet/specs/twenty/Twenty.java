package org.tercet.specs.twenty;

import java.util.List;
import java.util.stream.IntStream;
import org.tercet.cards.Card;
import org.tercet.cards.CardSet;
import org.tercet.cards.Pattern;
import org.tercet.rules.game.Seat;
import org.tercet.rules.parts.Spot;
import org.tercet.rules.parts.Why;
import org.tercet.rules.twenty.TwentyEvent;
import org.tercet.rules.twenty.TwentyGame;
import org.tercet.rules.twenty.TwentyMove;
import org.tercet.rules.twenty.TwentyOptions;
import org.tercet.rules.twenty.TwentyState;
import org.tercet.rules.twenty.TwentyView;
import org.tercet.testkit.Decks;
import org.tercet.testkit.Scene;

/** Tables of 20/20 to play scenes at, and short words for what happens there. */
final class Twenty {

    static final TwentyGame GAME = new TwentyGame();
    static final TwentyOptions CALLING = new TwentyOptions(false, 5_000);
    static final TwentyOptions ONE_GESTURE = new TwentyOptions(true, 5_000);

    static final String HAND_0 = "1rso 1rss 1rsd 1gso 1gss 1gsd";
    static final String HAND_1 = "2rso 2rss 2rsd 2gso 2gss 2gto";
    static final String HAND_2 = "3rss 3rsd 3gso 3gss 3gsd 3gto";
    static final String TABLE = "1pso 3rso 2god 3gos 3ptd 2rtd";
    static final String NEXT = "1pss 1psd 1pts 1pto 2pso 2pss 2psd";

    /** Three cards that both players can reach, and that are no set. */
    static final String NO_SET = "1pso 3rso 2god";

    private Twenty() {}

    /** Two players with the first two hands; the dealer is seat 0. */
    static Scene<TwentyOptions, TwentyState, TwentyMove, TwentyEvent, TwentyView> two(TwentyOptions options) {
        return dealt(options, HAND_0, HAND_1);
    }

    static Scene<TwentyOptions, TwentyState, TwentyMove, TwentyEvent, TwentyView> three(TwentyOptions options) {
        return dealt(options, HAND_0, HAND_1, HAND_2);
    }

    private static Scene<TwentyOptions, TwentyState, TwentyMove, TwentyEvent, TwentyView> dealt(
            TwentyOptions options, String... hands) {
        StringBuilder order = new StringBuilder();
        for (int round = 0; round < 6; round++) {
            for (int step = 1; step <= hands.length; step++) {
                order.append(Decks.cards(hands[step % hands.length]).get(round)).append(' ');
            }
        }
        order.append(TABLE).append(' ').append(NEXT);
        return Scene.given(GAME, options, hands.length, Decks.stacked(CardSet.ALL, order.toString()));
    }

    /**
     * Players dealt from the deck in index order. Each three cards in a row from an index that three divides are a set, so the
     * first three places of the table always hold one as long as sets are taken there.
     */
    static Scene<TwentyOptions, TwentyState, TwentyMove, TwentyEvent, TwentyView> inOrder(
            TwentyOptions options, int players) {
        return Scene.given(GAME, options, players, Card.all());
    }

    /** Seat 0 takes sets from the table, without calling, until no card is left in the deck. */
    static Scene<TwentyOptions, TwentyState, TwentyMove, TwentyEvent, TwentyView> deckOut(int players) {
        return emptied(inOrder(ONE_GESTURE, players));
    }

    /** The same where one calls before taking. */
    static Scene<TwentyOptions, TwentyState, TwentyMove, TwentyEvent, TwentyView> deckOutCalling(int players) {
        return emptied(inOrder(CALLING, players));
    }

    private static Scene<TwentyOptions, TwentyState, TwentyMove, TwentyEvent, TwentyView> emptied(
            Scene<TwentyOptions, TwentyState, TwentyMove, TwentyEvent, TwentyView> scene) {
        while (!scene.state().deck().isEmpty()) {
            if (!scene.view(0).oneGesture()) {
                scene.when(0, new TwentyMove.Call());
            }
            scene.when(0, takeFirst(scene));
        }
        return scene;
    }

    /** The set in the first three places. */
    static TwentyMove takeFirst(Scene<TwentyOptions, TwentyState, TwentyMove, TwentyEvent, TwentyView> scene) {
        return new TwentyMove.Take(scene.state().layout().list().subList(0, 3));
    }

    static TwentyMove take(String cards) {
        return new TwentyMove.Take(Decks.cards(cards));
    }

    static TwentyEvent taken(int seat, String own, String table) {
        CardSet cards = Decks.set(own).plus(Decks.set(table));
        return new TwentyEvent.Taken(new Seat(seat), Decks.set(own), Decks.set(table), Why.of(Pattern.SET, cards));
    }

    static TwentyEvent mistaken(int seat, String cards, boolean pays) {
        return new TwentyEvent.Mistaken(new Seat(seat), Decks.set(cards), Why.of(Pattern.SET, Decks.set(cards)), pays);
    }

    /** Cards in places, as in "0:1rso 4:2gtd". */
    static List<Spot> spots(String text) {
        return List.of(text.split(" ")).stream()
                .map(spot -> new Spot(
                        Integer.parseInt(spot.substring(0, spot.indexOf(':'))),
                        Decks.card(spot.substring(spot.indexOf(':') + 1))))
                .toList();
    }

    /** The cards from one index up to another, exclusive. */
    static List<Card> indices(int from, int to) {
        return IntStream.range(from, to).mapToObj(Card::of).toList();
    }

    static List<Seat> seats(Integer... numbers) {
        return List.of(numbers).stream().map(Seat::new).toList();
    }
}
