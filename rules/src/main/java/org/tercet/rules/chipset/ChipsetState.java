package org.tercet.rules.chipset;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import org.tercet.cards.Card;
import org.tercet.rules.game.Seat;
import org.tercet.rules.game.Seating;
import org.tercet.rules.game.State;

/**
 * The whole truth about a game of ChipSet. The chips of all stakes and of the pot together are always what was bought in; the
 * chips of those who left stay before their seats and are out of play.
 *
 * @param deck what is still to be dealt, top card first
 * @param stakes by seat
 * @param result how the deal came out, until the cards are gathered
 */
public record ChipsetState(
        ChipsetOptions options,
        Seating seating,
        Seat dealer,
        List<Card> deck,
        List<Card> middle,
        int pot,
        List<Stake> stakes,
        Optional<Result> result,
        Phase phase)
        implements State {

    public ChipsetState {
        deck = List.copyOf(deck);
        middle = List.copyOf(middle);
        stakes = List.copyOf(stakes);
    }

    static ChipsetState fresh(ChipsetOptions options, Seating seating, Seat dealer, List<Card> order) {
        List<Stake> stakes = seating.all().stream()
                .map(seat -> seating.isPlaying(seat) ? Stake.bought(options.chips(), 0) : Stake.NONE)
                .toList();
        return new ChipsetState(
                options, seating, dealer, order, List.of(), 0, stakes, Optional.empty(), new Phase.Ready());
    }

    Stake stake(Seat seat) {
        return stakes.get(seat.number());
    }

    /** All seats from the nearest to the left of one, that one last; also the seats of those who left. */
    List<Seat> clockwiseAfter(Seat seat) {
        List<Seat> round = new ArrayList<>();
        for (int step = 1; step <= stakes.size(); step++) {
            round.add(new Seat((seat.number() + step) % stakes.size()));
        }
        return List.copyOf(round);
    }

    ChipsetState seated(Seating now) {
        List<Stake> all = new ArrayList<>(stakes);
        while (all.size() < now.size()) {
            all.add(Stake.NONE);
        }
        return new ChipsetState(options, now, dealer, deck, middle, pot, all, result, phase);
    }

    ChipsetState in(Phase now) {
        return new ChipsetState(options, seating, dealer, deck, middle, pot, stakes, result, now);
    }

    ChipsetState dealtBy(Seat now) {
        return new ChipsetState(options, seating, now, deck, middle, pot, stakes, result, phase)
                .stake(now, Stake::dealer);
    }

    ChipsetState withCards(List<Card> rest, List<Card> open) {
        return new ChipsetState(options, seating, dealer, rest, open, pot, stakes, result, phase);
    }

    ChipsetState withPot(int chips) {
        return new ChipsetState(options, seating, dealer, deck, middle, chips, stakes, result, phase);
    }

    ChipsetState withResult(Optional<Result> now) {
        return new ChipsetState(options, seating, dealer, deck, middle, pot, stakes, now, phase);
    }

    ChipsetState stake(Seat seat, UnaryOperator<Stake> change) {
        List<Stake> changed = new ArrayList<>(stakes);
        changed.set(seat.number(), change.apply(stake(seat)));
        return withStakes(changed);
    }

    ChipsetState eachStake(UnaryOperator<Stake> change) {
        return withStakes(stakes.stream().map(change).toList());
    }

    private ChipsetState withStakes(List<Stake> now) {
        return new ChipsetState(options, seating, dealer, deck, middle, pot, now, result, phase);
    }
}
