package org.tercet.specs.chipset;

import static org.tercet.testkit.Decks.cards;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.tercet.cards.Card;
import org.tercet.cards.CardSet;
import org.tercet.rules.chipset.ChipsetEvent;
import org.tercet.rules.chipset.ChipsetEvent.Cause;
import org.tercet.rules.chipset.ChipsetGame;
import org.tercet.rules.chipset.ChipsetMove;
import org.tercet.rules.chipset.ChipsetOptions;
import org.tercet.rules.chipset.ChipsetState;
import org.tercet.rules.chipset.ChipsetView;
import org.tercet.rules.chipset.Hand;
import org.tercet.rules.chipset.Share;
import org.tercet.rules.chipset.Showing;
import org.tercet.rules.chipset.Stake;
import org.tercet.rules.game.Seat;
import org.tercet.testkit.Scene;

/** Tables of ChipSet. The first dealer is seat 0, so that seat 1 is dealt to first and acts first. */
final class Tables {

    static final ChipsetGame GAME = new ChipsetGame();

    static final ChipsetMove FOLD = new ChipsetMove.Fold();
    static final ChipsetMove CHECK = new ChipsetMove.Check();
    static final ChipsetMove CALL = new ChipsetMove.Call();
    static final ChipsetMove EXPOSE = new ChipsetMove.Expose();
    static final ChipsetMove KEEP = new ChipsetMove.Keep();

    static final String MIDDLE = "1rso 2rso";
    /** One set with the middle. */
    static final String ONE_SET = "3rso 1gts";
    /** No set until the third card of {@link #NEXT} comes. */
    static final String LATE_SET = "1gto 2gto";
    /** No set with any of those cards. */
    static final String NO_SET = "2pts 1ros";

    static final String NEXT = "1gss 2gos 3gto";

    private Tables() {}

    /** As the rulebook recommends: 20 chips, bets of 3, one raise, one deal each. */
    static ChipsetOptions usual() {
        return new ChipsetOptions(20, 3, 1, 1, 30_000, 10_000, 5_000);
    }

    static ChipsetOptions options(int chips, int betLimit, int raises, int deals) {
        return new ChipsetOptions(chips, betLimit, raises, deals, 30_000, 10_000, 5_000);
    }

    /** Seat 1 can expose, seat 2 can later, seat 0 (the dealer) cannot. */
    static Scene<ChipsetOptions, ChipsetState, ChipsetMove, ChipsetEvent, ChipsetView> three(ChipsetOptions options) {
        return table(options, 3, deck(MIDDLE, NEXT, ONE_SET, LATE_SET, NO_SET));
    }

    /** Seat 1 can expose, seat 0 (the dealer) can later. */
    static Scene<ChipsetOptions, ChipsetState, ChipsetMove, ChipsetEvent, ChipsetView> two(ChipsetOptions options) {
        return table(options, 2, deck(MIDDLE, NEXT, ONE_SET, LATE_SET));
    }

    static Scene<ChipsetOptions, ChipsetState, ChipsetMove, ChipsetEvent, ChipsetView> table(
            ChipsetOptions options, int players, List<Card> order) {
        return Scene.given(GAME, options, players, order);
    }

    /** A deck that deals so: the hands from the dealer's left, then the cards that follow in the middle. */
    static List<Card> deck(String middle, String next, String... hands) {
        List<Card> order = new ArrayList<>();
        for (int card = 0; card < 2; card++) {
            order.add(cards(middle).get(card));
            for (String hand : hands) {
                order.add(cards(hand).get(card));
            }
        }
        order.addAll(cards(next));
        CardSet.ALL.minus(CardSet.of(order)).forEach(order::add);
        return List.copyOf(order);
    }

    static ChipsetMove raise(int by) {
        return new ChipsetMove.Raise(by);
    }

    static Seat seat(int number) {
        return new Seat(number);
    }

    static Hand hand(int seat, String cards) {
        return new Hand(seat(seat), cards(cards));
    }

    static ChipsetEvent turn(int seat, long until) {
        return new ChipsetEvent.Turn(seat(seat), until);
    }

    static ChipsetEvent checked(int seat) {
        return new ChipsetEvent.Checked(seat(seat), Cause.CHOICE);
    }

    static ChipsetEvent called(int seat, int chips) {
        return new ChipsetEvent.Called(seat(seat), chips);
    }

    static ChipsetEvent raised(int seat, int by, int chips) {
        return new ChipsetEvent.Raised(seat(seat), by, chips);
    }

    static ChipsetEvent folded(int seat, Cause cause) {
        return new ChipsetEvent.Folded(seat(seat), cause);
    }

    static ChipsetEvent trial(long until) {
        return new ChipsetEvent.TrialOffered(until);
    }

    static ChipsetEvent laid(String card) {
        return new ChipsetEvent.Laid(cards(card).getFirst());
    }

    static ChipsetEvent exposed(int exposer, Showing... showings) {
        return new ChipsetEvent.HandsShown(Optional.of(seat(exposer)), List.of(showings));
    }

    static ChipsetEvent taken(Share... shares) {
        return new ChipsetEvent.PotTaken(List.of(shares));
    }

    static ChipsetEvent paused(long until) {
        return new ChipsetEvent.Paused(until);
    }

    static ChipsetEvent ended(ChipsetEvent.Ending ending) {
        return new ChipsetEvent.Ended(ending);
    }

    static Share share(int seat, int chips) {
        return new Share(seat(seat), chips);
    }

    static Showing showing(int seat, String hand, String... sets) {
        return new Showing(
                seat(seat),
                cards(hand),
                List.of(sets).stream().map(set -> CardSet.of(cards(set))).toList());
    }

    static List<Integer> chips(ChipsetState state) {
        return state.stakes().stream().map(Stake::chips).toList();
    }

    static Stake stake(ChipsetState state, int seat) {
        return state.stakes().get(seat);
    }
}
