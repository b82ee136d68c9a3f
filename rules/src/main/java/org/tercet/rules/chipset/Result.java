package org.tercet.rules.chipset;

import java.util.List;
import java.util.Optional;
import org.tercet.rules.game.Seat;

/**
 * How a deal came out.
 *
 * @param exposer who exposed; nobody when the deck was out, or when nobody had to show
 * @param showings the hands laid open, from the dealer's left; none when all but one folded
 */
public record Result(Optional<Seat> exposer, List<Showing> showings, List<Share> shares) {

    static final Result NOTHING_SHOWN = new Result(Optional.empty(), List.of(), List.of());

    public Result {
        showings = List.copyOf(showings);
        shares = List.copyOf(shares);
    }

    Result sharing(List<Share> pot) {
        return new Result(exposer, showings, pot);
    }

    boolean shows(Seat seat) {
        return showings.stream().anyMatch(showing -> showing.seat().equals(seat));
    }
}
