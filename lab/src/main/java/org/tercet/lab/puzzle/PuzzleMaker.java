package org.tercet.lab.puzzle;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.function.Supplier;
import org.tercet.cards.Card;
import org.tercet.cards.Solver;

/** Makes puzzles, each layout of the format and each order of its cards equally likely. */
public final class PuzzleMaker {

    /** How many layouts are drawn before a format counts as too rare. */
    public static final int TRIES = 2_000_000;

    private PuzzleMaker() {}

    /** A puzzle of the format; none if there is none, or none was found. */
    public static Optional<Puzzle> make(Format format, Bits bits) {
        return first(format, bits, _ -> true);
    }

    /** A puzzle of the format that is as hard as wished; none if there is none, or none was found. */
    public static Optional<Puzzle> make(Format format, Difficulty difficulty, Bits bits) {
        return first(format, bits, puzzle -> puzzle.difficulty() == difficulty);
    }

    /** Draws until a puzzle is right: each right one is then equally likely, since each layout was. */
    private static Optional<Puzzle> first(Format format, Bits bits, Predicate<Puzzle> isRight) {
        if (format.isRuledOut()) {
            return Optional.empty();
        }
        Supplier<Optional<Puzzle>> draw = Rare.kinds(format)
                .<Supplier<Optional<Puzzle>>>map(kinds -> () -> Optional.of(ofKinds(format, kinds, bits)))
                .orElse(() -> dealt(format, bits));
        for (int tries = 0; tries < TRIES; tries++) {
            Optional<Puzzle> drawn = draw.get().filter(isRight);
            if (drawn.isPresent()) {
                return drawn;
            }
        }
        return Optional.empty();
    }

    /** Deals the cards of a layout from a shuffled deck; nothing if they hold more sets or fewer. */
    private static Optional<Puzzle> dealt(Format format, Bits bits) {
        int[] places = bits.draw(format.cards(), format.deck());
        byte[] indices = new byte[places.length];
        for (int i = 0; i < places.length; i++) {
            indices[i] = (byte) format.card(places[i]).index();
        }
        if (Solver.INSTANCE.count(indices, 0, indices.length) != format.sets()) {
            return Optional.empty();
        }
        List<Card> layout = new ArrayList<>(indices.length);
        for (byte index : indices) {
            layout.add(Card.of(index));
        }
        return Optional.of(new Puzzle(format, layout));
    }

    /** Draws a kind by the number of its layouts, and one of these. */
    private static Puzzle ofKinds(Format format, Kinds kinds, Bits bits) {
        Kind kind = kinds.at(bits.below(kinds.total()));
        return new Puzzle(format, bits.shuffled(Symmetry.ofDeck(bits).of(kind.example())));
    }
}
