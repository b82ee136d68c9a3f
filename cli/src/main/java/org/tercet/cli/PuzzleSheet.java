package org.tercet.cli;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.tercet.cards.Card;
import org.tercet.cards.CardSet;
import org.tercet.cards.Notation;
import org.tercet.lab.puzzle.Daily;
import org.tercet.lab.puzzle.Difficulty;
import org.tercet.lab.puzzle.Puzzle;
import org.tercet.wire.words.Typed;
import org.tercet.wire.words.Words;

/** A puzzle as it is printed, with the name by which it can be asked for again. */
sealed interface PuzzleSheet {

    /** So many cards and fewer are laid in rows of three, more in rows of four. */
    int SMALL = 9;

    Puzzle puzzle();

    /** What names it in JSON. */
    Map<String, Object> names();

    String heading(Sayer sayer);

    record OfDay(Daily daily) implements PuzzleSheet {

        @Override
        public Puzzle puzzle() {
            return daily.puzzle();
        }

        @Override
        public Map<String, Object> names() {
            Map<String, Object> names = new LinkedHashMap<>();
            names.put("number", daily.number());
            names.put("date", daily.date().toString());
            return names;
        }

        @Override
        public String heading(Sayer sayer) {
            return sayer.say("of-day", "number", daily.number(), "date", daily.date());
        }
    }

    record OfSeed(String seed, Puzzle puzzle) implements PuzzleSheet {

        @Override
        public Map<String, Object> names() {
            return Map.of("seed", seed);
        }

        @Override
        public String heading(Sayer sayer) {
            return sayer.say("of-seed", "seed", Typed.quoted(seed));
        }
    }

    /** Says a sentence in the chosen language. */
    interface Sayer {
        String say(String key, Object... filling);
    }

    static String name(Difficulty difficulty) {
        return difficulty.name().toLowerCase(Locale.ROOT);
    }

    default String text(Sayer sayer, Words words, boolean solution) {
        Puzzle puzzle = puzzle();
        StringBuilder text = new StringBuilder(heading(sayer));
        text.append(sayer.say(
                        "task",
                        "cards",
                        puzzle.format().cards(),
                        "sets",
                        puzzle.format().sets(),
                        "difficulty",
                        sayer.say("difficulty." + name(puzzle.difficulty()))))
                .append("\n\n");
        int columns = puzzle.layout().size() <= SMALL ? 3 : 4;
        for (int i = 0; i < puzzle.layout().size(); i++) {
            boolean isLast = i + 1 == puzzle.layout().size() || (i + 1) % columns == 0;
            text.append("  ").append(puzzle.layout().get(i)).append(isLast ? "\n" : "");
        }
        text.append('\n');
        for (Card card : puzzle.layout()) {
            text.append("  ").append(card).append("  ").append(words.card(card)).append('\n');
        }
        if (solution) {
            text.append('\n').append(sayer.say("solution-is")).append('\n');
            for (CardSet set : puzzle.solution()) {
                text.append("  ").append(Notation.of(set)).append('\n');
            }
        }
        return text.toString();
    }

    default String json(boolean solution) {
        Puzzle puzzle = puzzle();
        Map<String, Object> all = new LinkedHashMap<>(names());
        all.put("cards", notation(puzzle.layout()));
        all.put("attributes", puzzle.format().attributes());
        all.put("sets", puzzle.format().sets());
        all.put("difficulty", name(puzzle.difficulty()));
        if (solution) {
            all.put(
                    "solution",
                    puzzle.solution().stream()
                            .map(set -> notation(set.toList()))
                            .toList());
        }
        return Json.text(all) + "\n";
    }

    private static List<String> notation(List<Card> cards) {
        return cards.stream().map(Notation::of).toList();
    }
}
