package org.tercet.rules.game;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;

/** All seats of a match in order to the left, and the host's among them. Seats of those who left stay in the list. */
public record Seating(List<Chair> chairs, Seat host) {

    public Seating {
        chairs = List.copyOf(chairs);
        for (int i = 0; i < chairs.size(); i++) {
            if (chairs.get(i).seat().number() != i) {
                throw new IllegalArgumentException("chairs stand in the order of their seats");
            }
        }
        if (host.number() >= chairs.size()) {
            throw new IllegalArgumentException("the host sits at the table");
        }
    }

    /** So many people, all here; the first is the host. */
    public static Seating of(int people) {
        List<Chair> chairs = new ArrayList<>();
        for (int i = 0; i < people; i++) {
            chairs.add(new Chair(new Seat(i), Occupant.PERSON, Presence.HERE));
        }
        return new Seating(chairs, new Seat(0));
    }

    public int size() {
        return chairs.size();
    }

    public boolean has(Seat seat) {
        return seat.number() < chairs.size();
    }

    public Chair chair(Seat seat) {
        return chairs.get(seat.number());
    }

    public List<Seat> all() {
        return chairs.stream().map(Chair::seat).toList();
    }

    /** Those who have not left. */
    public List<Seat> playing() {
        return chairs.stream()
                .filter(chair -> chair.presence() != Presence.LEFT)
                .map(Chair::seat)
                .toList();
    }

    /** Those whom the table waits for. */
    public List<Seat> here() {
        return chairs.stream()
                .filter(chair -> chair.presence() == Presence.HERE)
                .map(Chair::seat)
                .toList();
    }

    public boolean isPlaying(Seat seat) {
        return has(seat) && chair(seat).presence() != Presence.LEFT;
    }

    public boolean isHere(Seat seat) {
        return has(seat) && chair(seat).presence() == Presence.HERE;
    }

    /** The nearest seat to the left that has not been left; the seat itself when it is the only one. */
    public Seat leftOf(Seat seat) {
        for (int step = 1; step <= size(); step++) {
            Seat next = new Seat((seat.number() + step) % size());
            if (isPlaying(next)) {
                return next;
            }
        }
        return seat;
    }

    /** All who have not left, beginning with the nearest to the left of a seat; that seat comes last. */
    public List<Seat> clockwiseAfter(Seat seat) {
        List<Seat> round = new ArrayList<>();
        for (int step = 1; step <= size(); step++) {
            Seat next = new Seat((seat.number() + step) % size());
            if (isPlaying(next)) {
                round.add(next);
            }
        }
        return List.copyOf(round);
    }

    public Seating joined(Occupant occupant) {
        List<Chair> more = new ArrayList<>(chairs);
        more.add(new Chair(new Seat(size()), occupant, Presence.HERE));
        return new Seating(more, host);
    }

    public Seating now(Seat seat, Presence presence) {
        return with(seat, chair -> chair.now(presence));
    }

    public Seating taken(Seat seat, Occupant occupant) {
        return with(seat, chair -> new Chair(seat, occupant, Presence.HERE));
    }

    public Seating hostedBy(Seat seat) {
        return new Seating(chairs, seat);
    }

    /** Who takes the house over when the host goes: the next person here to the left, else anybody who has not left. */
    public Optional<Seat> heir() {
        List<Seat> others =
                clockwiseAfter(host).stream().filter(seat -> !seat.equals(host)).toList();
        return others.stream()
                .filter(seat -> isHere(seat) && chair(seat).occupant() == Occupant.PERSON)
                .findFirst()
                .or(() -> others.stream().findFirst());
    }

    private Seating with(Seat seat, UnaryOperator<Chair> change) {
        List<Chair> changed = new ArrayList<>(chairs);
        changed.set(seat.number(), change.apply(chair(seat)));
        return new Seating(changed, host);
    }
}
