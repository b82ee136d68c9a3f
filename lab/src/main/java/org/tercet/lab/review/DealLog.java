package org.tercet.lab.review;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.tercet.cards.Card;
import org.tercet.cards.CardSet;
import org.tercet.cards.Sets;
import org.tercet.lab.review.Deal.Ending;
import org.tercet.lab.review.Deal.Held;
import org.tercet.lab.review.Deal.Raise;
import org.tercet.rules.chipset.ChipsetEvent;
import org.tercet.rules.chipset.Hand;
import org.tercet.rules.chipset.Share;
import org.tercet.rules.game.Seat;

/** Notes one deal of ChipSet while it is told again. */
final class DealLog {

    private final int number;
    private final long at;
    private final Seat dealer;
    private final List<Card> middle;
    private final List<Hand> hands;
    private final List<Raise> raises = new ArrayList<>();
    /** What those who folded gave away. */
    private final Map<Seat, List<CardSet>> folded = new TreeMap<>();

    private boolean shown;
    private Optional<Seat> exposer = Optional.empty();
    private int pot;

    DealLog(int number, long at, ChipsetEvent.Dealt dealt) {
        this.number = number;
        this.at = at;
        this.dealer = dealt.dealer();
        this.middle = new ArrayList<>(dealt.middle());
        this.hands = dealt.hands();
    }

    void laid(Card card) {
        middle.add(card);
    }

    void raised(long when, Seat seat, int by) {
        raises.add(new Raise(when, seat, by, sets(seat).size()));
    }

    void folded(Seat seat) {
        folded.put(seat, sets(seat));
    }

    void shown(Optional<Seat> by) {
        shown = true;
        exposer = by;
    }

    void bets(int chips) {
        pot = chips;
    }

    /** The deal as it is now; with nobody's share as long as it is not over. */
    Deal deal(List<Share> shares) {
        List<Held> held = hands.stream().map(this::held).toList();
        return new Deal(number, at, dealer, middle, pot, ending(shares), exposer, held, raises, shares);
    }

    private Held held(Hand hand) {
        Seat seat = hand.seat();
        boolean out = folded.containsKey(seat);
        return new Held(seat, hand.cards(), folded.getOrDefault(seat, sets(seat)), out, shown && !out);
    }

    private Ending ending(List<Share> shares) {
        if (shares.isEmpty()) {
            return Ending.NOT_OVER;
        }
        if (!shown) {
            return Ending.ALL_BUT_ONE_FOLDED;
        }
        return exposer.isPresent() ? Ending.EXPOSED : Ending.DECK_OUT;
    }

    /** The sets that a hand makes with the middle as it lies now. */
    private List<CardSet> sets(Seat seat) {
        CardSet own = CardSet.of(hands.stream()
                .filter(hand -> hand.seat().equals(seat))
                .flatMap(hand -> hand.cards().stream())
                .toList());
        return Sets.all(own.plus(CardSet.of(middle))).stream()
                .filter(set -> !set.and(own).isEmpty())
                .toList();
    }
}
