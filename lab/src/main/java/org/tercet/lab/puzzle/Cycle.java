package org.tercet.lab.puzzle;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.tercet.cards.Card;

/**
 * Which kind of layout comes on which day. All layouts of the format lie in a row, kind after kind; the row is cut into
 * equal parts, one for each day of a cycle, none shorter than the largest kind. All days of a cycle take the layout at
 * the same distance from the beginning of their part. So no kind comes twice in a cycle, nor sooner than a cycle less a
 * day after it came in the cycle before; and over all cycles every layout is equally likely.
 */
record Cycle(Format format, Kinds kinds, Choice choice) {

    private static final Map<Format, Cycle> ALL = Map.of(
            Format.TWELVE,
                    of(Format.TWELVE, (kind, _, bits) -> Symmetry.ofDeck(bits).of(kind.example())),
            Format.NINE, of(Format.NINE, (kind, cycle, _) -> Turns.of(kind, cycle)));

    /** How a layout is taken from its kind. */
    interface Choice {
        List<Card> from(Kind kind, int cycle, Bits bits);
    }

    /** The cycle of a format that has one. */
    static Optional<Cycle> of(Format format) {
        return Optional.ofNullable(ALL.get(format));
    }

    private static Cycle of(Format format, Choice choice) {
        return new Cycle(format, Kinds.of(Kinds.read(format + ".txt")), choice);
    }

    /** How many days a cycle has. */
    int days() {
        return (int) (kinds.total() / kinds.largest());
    }

    Puzzle puzzleOn(int number, Bits bits) {
        int cycle = (number - 1) / days();
        return new Puzzle(format, bits.shuffled(choice.from(kindOn(number), cycle, bits)));
    }

    Kind kindOn(int number) {
        int cycle = (number - 1) / days();
        long distance = Bits.of("tercet cycle 1 " + format + " " + cycle).below(kinds.total());
        return kinds.at(place((number - 1) % days(), distance));
    }

    /** The place in the row for a day of a cycle; the distance is out of the total, as the part is to the row. */
    long place(int day, long distance) {
        return (day * kinds.total() + distance) / days();
    }
}
