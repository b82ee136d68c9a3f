package org.tercet.rules.game;

/** A place at the table, numbered from 0 to the left of the host; a number is never given to another seat. */
public record Seat(int number) implements Comparable<Seat> {

    public Seat {
        if (number < 0) {
            throw new IllegalArgumentException("a seat is numbered from 0");
        }
    }

    @Override
    public int compareTo(Seat other) {
        return Integer.compare(number, other.number);
    }

    @Override
    public String toString() {
        return "seat " + (number + 1);
    }
}
