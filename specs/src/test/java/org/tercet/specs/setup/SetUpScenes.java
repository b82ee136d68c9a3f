package org.tercet.specs.setup;

import static org.tercet.testkit.Decks.card;
import static org.tercet.testkit.Decks.cards;
import static org.tercet.testkit.Decks.set;
import static org.tercet.testkit.Scene.seat;

import org.tercet.cards.CardSet;
import org.tercet.cards.Pattern;
import org.tercet.rules.parts.Why;
import org.tercet.rules.setup.Phase;
import org.tercet.rules.setup.SetUpEvent;
import org.tercet.rules.setup.SetUpEvent.Caught;
import org.tercet.rules.setup.SetUpEvent.Dealt;
import org.tercet.rules.setup.SetUpEvent.Drawn;
import org.tercet.rules.setup.SetUpEvent.Mistaken;
import org.tercet.rules.setup.SetUpEvent.Played;
import org.tercet.rules.setup.SetUpEvent.TurnTo;
import org.tercet.rules.setup.SetUpGame;
import org.tercet.rules.setup.SetUpMove;
import org.tercet.rules.setup.SetUpOptions;
import org.tercet.rules.setup.SetUpState;
import org.tercet.rules.setup.SetUpView;
import org.tercet.testkit.Decks;
import org.tercet.testkit.Scene;

/** Tables of SetUp at which something is about to happen. Seat 0 deals, seat 1 begins. */
final class SetUpScenes {

    static final SetUpGame GAME = new SetUpGame();
    static final long WINDOW = 10_000;
    static final long TURN = 30_000;
    static final SetUpOptions OPTIONS = new SetUpOptions(WINDOW, TURN);

    /** The hand of seat 1, then that of seat 0, then the cards they draw in turn. */
    static final String TWO = "1rso 1rsd 2gts 3pto  1rss 2rts 3gos 1gtd  3pod 3pos 2pto 2gso 3roo";

    /** The hands of seats 1, 2 and 0, then the cards they draw in turn. */
    static final String THREE = "1rso 1rsd 2gts 3pto  1rss 2rts 3gos 1gtd  1gso 1rto 3rso 2pod  3pod 3pos 2pto 2gso";

    private SetUpScenes() {}

    static Scene<SetUpOptions, SetUpState, SetUpMove, SetUpEvent, SetUpView> given(int players, String top) {
        return Scene.given(GAME, OPTIONS, players, Decks.stacked(CardSet.ALL, top));
    }

    /** Seat 1 has made a set of 1rso, 1rss and 1rsd; seat 0 may challenge. */
    static Scene<SetUpOptions, SetUpState, SetUpMove, SetUpEvent, SetUpView> twoWithASet() {
        return given(2, TWO).when(1, play("1rso")).when(0, play("1rss")).when(1, play("1rsd"));
    }

    /** Seat 0 has laid 1gso on 1rso and 1rss, which is no set; seats 1 and 2 may challenge. */
    static Scene<SetUpOptions, SetUpState, SetUpMove, SetUpEvent, SetUpView> threeWithoutASet() {
        return given(3, THREE).when(1, play("1rso")).when(2, play("1rss")).when(0, play("1gso"));
    }

    /** Everybody plays the lowest card and lets the time for challenges pass until a card has been drawn that leaves so many. */
    static void playUntil(Scene<SetUpOptions, SetUpState, SetUpMove, SetUpEvent, SetUpView> scene, int deckLeft) {
        while (scene.state().deck().size() > deckLeft) {
            switch (scene.state().phase()) {
                case Phase.Playing(var seat, var until) ->
                    scene.when(
                            seat.number(),
                            new SetUpMove.Play(scene.view(seat.number()).hand().first()));
                case Phase.Window window -> scene.timeRunsOut();
                case Phase.Dealing dealing -> throw new AssertionError("not dealt");
                case Phase.Over over -> throw new AssertionError("over too early");
            }
        }
    }

    static SetUpMove play(String card) {
        return new SetUpMove.Play(card(card));
    }

    static SetUpMove challenge(String others) {
        return new SetUpMove.Challenge(cards(others));
    }

    static SetUpMove pass() {
        return new SetUpMove.Pass();
    }

    static Dealt dealt(int seat, String hand) {
        return new Dealt(seat(seat), cards(hand));
    }

    static TurnTo turnTo(int seat, long until) {
        return new TurnTo(seat(seat), until);
    }

    static Played played(int seat, String card, long until) {
        return new Played(seat(seat), card(card), false, until);
    }

    static Played playedFor(int seat, String card, long until) {
        return new Played(seat(seat), card(card), true, until);
    }

    static Drawn drawn(int seat, String card) {
        return new Drawn(seat(seat), card(card));
    }

    static Mistaken mistaken(int seat, String three) {
        return new Mistaken(seat(seat), set(three), Why.of(Pattern.SET, set(three)));
    }

    static Caught caught(int challenger, int player, String three, String penalty) {
        return new Caught(seat(challenger), seat(player), set(three), Why.of(Pattern.SET, set(three)), set(penalty));
    }
}
