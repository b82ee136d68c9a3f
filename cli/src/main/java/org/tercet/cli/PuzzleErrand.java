package org.tercet.cli;

import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.tercet.lab.puzzle.Bits;
import org.tercet.lab.puzzle.Daily;
import org.tercet.lab.puzzle.Difficulty;
import org.tercet.lab.puzzle.Format;
import org.tercet.lab.puzzle.Puzzle;
import org.tercet.lab.puzzle.PuzzleMaker;
import org.tercet.wire.words.Words;
import picocli.CommandLine.Option;

/** A layout whose sets are to be found: that of today or of another day, or one out of a seed. */
final class PuzzleErrand extends Errand {

    private static final String ANY = "any";

    @Option(names = "--cards", paramLabel = "N", description = "")
    private @Nullable Integer cards;

    @Option(names = "--sets", paramLabel = "N", description = "")
    private @Nullable Integer sets;

    @Option(names = "--attributes", paramLabel = "A", defaultValue = "4", description = "")
    private int attributes;

    @Option(names = "--difficulty", paramLabel = "LEVEL", defaultValue = ANY, description = "")
    private String difficulty = ANY;

    @Option(names = "--date", paramLabel = "DATE", description = "")
    private @Nullable String date;

    @Option(names = "--number", paramLabel = "N", description = "")
    private @Nullable Long number;

    @Option(names = "--seed", paramLabel = "TEXT", description = "")
    private @Nullable String seed;

    @Option(names = "--solution", description = "")
    private boolean solution;

    PuzzleErrand(Context context) {
        super(context);
    }

    @Override
    public Integer call() {
        if (Stream.of(date != null, number != null, seed != null)
                        .filter(given -> given)
                        .count()
                > 1) {
            throw new Fault("one-choice");
        }
        Format format = PuzzleWish.format(attributes, cards, sets);
        Optional<Difficulty> wish = wish();
        PuzzleSheet sheet = seed == null ? ofDay(format, wish) : ofSeed(format, wish, seed);
        out().print(json ? sheet.json(solution) : sheet.text(this::say, Words.in(language()), solution));
        return DONE;
    }

    private PuzzleSheet ofDay(Format format, Optional<Difficulty> wish) {
        var day = PuzzleWish.day(date, number);
        Daily daily = wish.map(level -> Daily.find(day, format, level))
                .orElseGet(() -> Daily.find(day, format))
                .orElseThrow(PuzzleErrand::tooRare);
        return new PuzzleSheet.OfDay(daily);
    }

    private static PuzzleSheet ofSeed(Format format, Optional<Difficulty> wish, String seed) {
        Bits bits = Bits.of(
                "tercet puzzle 1 " + format + " " + wish.map(PuzzleSheet::name).orElse(ANY) + " " + seed);
        Puzzle puzzle = wish.map(level -> PuzzleMaker.make(format, level, bits))
                .orElseGet(() -> PuzzleMaker.make(format, bits))
                .orElseThrow(PuzzleErrand::tooRare);
        return new PuzzleSheet.OfSeed(seed, puzzle);
    }

    private Optional<Difficulty> wish() {
        String wanted = difficulty.toLowerCase(Locale.ROOT);
        if (wanted.equals(ANY)) {
            return Optional.empty();
        }
        return Optional.of(Stream.of(Difficulty.values())
                .filter(level -> PuzzleSheet.name(level).equals(wanted))
                .findFirst()
                .orElseThrow(() -> new Fault("difficulty-unknown", "difficulty", difficulty)));
    }

    private static Fault tooRare() {
        return new Fault("too-rare", "millions", PuzzleMaker.TRIES / 1_000_000);
    }
}
