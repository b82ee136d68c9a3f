package org.tercet.specs.coop;

import static org.tercet.testkit.Decks.card;
import static org.tercet.testkit.Decks.cards;
import static org.tercet.testkit.Decks.set;
import static org.tercet.testkit.Scene.seat;

import java.util.Collections;
import java.util.List;
import org.tercet.cards.CardSet;
import org.tercet.cards.Pattern;
import org.tercet.rules.coop.CoopEvent;
import org.tercet.rules.coop.CoopEvent.Added;
import org.tercet.rules.coop.CoopEvent.Ended;
import org.tercet.rules.coop.CoopEvent.Ending;
import org.tercet.rules.coop.CoopEvent.Laid;
import org.tercet.rules.coop.CoopEvent.Mistaken;
import org.tercet.rules.coop.CoopEvent.Scored;
import org.tercet.rules.coop.CoopEvent.Taken;
import org.tercet.rules.coop.CoopGame;
import org.tercet.rules.coop.CoopMove;
import org.tercet.rules.coop.CoopOptions;
import org.tercet.rules.coop.CoopState;
import org.tercet.rules.coop.CoopView;
import org.tercet.rules.coop.Current;
import org.tercet.rules.coop.Grade;
import org.tercet.rules.coop.Phase;
import org.tercet.rules.coop.Result;
import org.tercet.rules.coop.Tally;
import org.tercet.rules.game.Seating;
import org.tercet.rules.parts.Agreement;
import org.tercet.rules.parts.Layout;
import org.tercet.rules.parts.Spot;
import org.tercet.rules.parts.Why;
import org.tercet.testkit.Decks;
import org.tercet.testkit.Scene;

/** Layouts of CoopSet, named after the sets that can be taken from them. */
final class CoopScenes {

    static final CoopGame GAME = new CoopGame();
    static final CoopOptions OPTIONS = new CoopOptions();

    /** Nothing but two values of each attribute: no set. */
    static final String NONE = "1rso 1rss 1rto 1rts 1gso 1gss 1gto 1gts 2rso 2rss 2rto 2rts";

    /** Only 1gtd 2gos 3gso, in the places 3, 8 and 7. */
    static final String ONE = "3roo 2poo 1pso 1gtd 2pto 3gtd 1pts 3gso 2gos 1ptd 1gsd 3rod";

    /** 1rsd 2rts 3roo and 1goo 2gso 3gto. */
    static final String TWO = "2rts 3rod 2ros 1pss 2gso 2gss 3gso 3roo 3gto 1goo 1rsd 1gos";

    /** 1pss 2rss 3gss and 1pss 2rto 3god, which share a card. */
    static final String SHARED = "2gss 1pss 3pso 3gss 3pod 3god 3gos 2rss 2roo 1rod 3psd 2rto";

    /** 1gto 2rtd 3pts, 1pto 2gso 3roo and 1pos 2poo 3pod. */
    static final String THREE = "2rtd 2gso 1pto 3pod 3rts 3roo 2poo 1gto 1god 1pos 3pts 1gts";

    /** 1rss 2rts 3ros, 1rts 2rsd 3roo, 1god 2ptd 3rsd and 3gsd 3gtd 3god. */
    static final String FOUR = "1god 2ptd 3rsd 1rss 3ros 2rts 3gtd 3god 3gsd 3roo 1rts 2rsd";

    private CoopScenes() {}

    static Scene<CoopOptions, CoopState, CoopMove, CoopEvent, CoopView> given(int players, String top) {
        return Scene.given(GAME, OPTIONS, players, Decks.stacked(CardSet.ALL, top));
    }

    /** Late in a game: this layout, this deck, all other cards won; the layouts before brought so many points. */
    static CoopState late(int players, String layout, String deck, int points) {
        CardSet gone = CardSet.ALL.minus(set(layout)).minus(set(deck));
        return new CoopState(
                Seating.of(players),
                cards(deck),
                new Layout(laid(layout).spots()),
                new Current(List.of(), 0),
                gone,
                CardSet.NONE,
                List.of(new Result(0, 0, points)),
                Collections.nCopies(players, new Tally(0, 0)),
                Agreement.NONE,
                new Phase.Looking());
    }

    static CoopMove take(String cards) {
        return new CoopMove.Take(cards(cards));
    }

    static CoopMove stop() {
        return new CoopMove.Stop();
    }

    static CoopMove stillLooking() {
        return new CoopMove.StillLooking();
    }

    /** A whole layout from the first place on. */
    static Laid laid(String cards) {
        return new Laid(Layout.EMPTY.places(cards(cards)));
    }

    static Spot spot(int place, String card) {
        return new Spot(place, card(card));
    }

    static Added added(int place, String card) {
        return new Added(spot(place, card));
    }

    static Taken taken(int seat, String cards) {
        return new Taken(seat(seat), set(cards), Why.of(Pattern.SET, set(cards)));
    }

    static Mistaken mistaken(int seat, String cards) {
        return new Mistaken(seat(seat), set(cards), Why.of(Pattern.SET, set(cards)));
    }

    static Scored scored(int sets, int added, int points, int score) {
        return new Scored(new Result(sets, added, points), score);
    }

    static Ended ended(Grade grade, long at) {
        return new Ended(Ending.DECK_OUT, grade, at);
    }
}
