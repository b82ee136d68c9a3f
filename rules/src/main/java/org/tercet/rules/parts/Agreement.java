package org.tercet.rules.parts;

import java.util.ArrayList;
import java.util.List;
import org.tercet.rules.game.Seat;
import org.tercet.rules.game.Seating;

/** Who has agreed so far, in the order of the seats. It is reached when all whom the table waits for have agreed. */
public record Agreement(List<Seat> seats) {

    public static final Agreement NONE = new Agreement(List.of());

    public Agreement {
        seats = seats.stream().sorted().distinct().toList();
    }

    public boolean has(Seat seat) {
        return seats.contains(seat);
    }

    public Agreement with(Seat seat) {
        List<Seat> more = new ArrayList<>(seats);
        more.add(seat);
        return new Agreement(more);
    }

    public Agreement without(Seat seat) {
        return new Agreement(seats.stream().filter(other -> !other.equals(seat)).toList());
    }

    /** Somebody here has agreed, and nobody who is here has not. */
    public boolean reached(Seating seating) {
        List<Seat> here = seating.here();
        return !here.isEmpty() && seats.containsAll(here);
    }

    /** Reached, when some seats are not asked. */
    public boolean reachedWithout(Seating seating, Seat notAsked) {
        return seating.here().stream().allMatch(seat -> seat.equals(notAsked) || has(seat));
    }
}
