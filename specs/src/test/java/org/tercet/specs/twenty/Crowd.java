package org.tercet.specs.twenty;

import org.tercet.rules.twenty.TwentyEvent;
import org.tercet.rules.twenty.TwentyMove;
import org.tercet.rules.twenty.TwentyOptions;
import org.tercet.rules.twenty.TwentyState;
import org.tercet.rules.twenty.TwentyView;
import org.tercet.testkit.Scene;

/** Eight players, dealt in index order, who hold so many cards that few or none are left for the table. */
final class Crowd {

    private Crowd() {}

    /** Seat 0 holds eight cards and the others nine; six lie on the table and four are in the deck. */
    static Scene<TwentyOptions, TwentyState, TwentyMove, TwentyEvent, TwentyView> withFourLeft() {
        var scene = Twenty.inOrder(Twenty.ONE_GESTURE, 8);
        for (int seat = 0; seat < 8; seat++) {
            for (int more = seat == 0 ? 1 : 0; more < 3; more++) {
                scene.when(seat, new TwentyMove.Ask());
            }
        }
        return scene;
    }

    /** The same after two agreements: ten lie on the table and the deck is out, with nothing aside. */
    static Scene<TwentyOptions, TwentyState, TwentyMove, TwentyEvent, TwentyView> withNothingLeft() {
        return allAgree(allAgree(withFourLeft()));
    }

    static Scene<TwentyOptions, TwentyState, TwentyMove, TwentyEvent, TwentyView> allAgree(
            Scene<TwentyOptions, TwentyState, TwentyMove, TwentyEvent, TwentyView> scene) {
        int seats = scene.state().seating().size();
        for (int seat = 0; seat < seats; seat++) {
            if (scene.state().seating().isHere(Scene.seat(seat))) {
                scene.when(seat, new TwentyMove.NoSet());
            }
        }
        return scene;
    }
}
