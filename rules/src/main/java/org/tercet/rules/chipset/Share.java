package org.tercet.rules.chipset;

import java.util.Comparator;
import java.util.List;
import org.tercet.rules.game.Seat;

/** What one winner gets out of the pot. */
public record Share(Seat seat, int chips) {

    /**
     * The pot in equal parts. Chips that do not divide go to the winner with the fewest chips, and among equals to the nearest to
     * the dealer's left: the winners come in that order.
     */
    static List<Share> of(ChipsetState state, List<Seat> winners) {
        int each = state.pot() / winners.size();
        int rest = state.pot() % winners.size();
        Seat poorest = winners.stream()
                .min(Comparator.comparingInt(seat -> state.stake(seat).chips()))
                .orElseThrow();
        return winners.stream()
                .map(seat -> new Share(seat, seat.equals(poorest) ? each + rest : each))
                .toList();
    }
}
