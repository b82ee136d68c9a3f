package org.tercet.cli;

import java.util.stream.IntStream;

/** Something that was asked for and cannot be: one sentence on the error stream and exit code 2. */
final class Fault extends RuntimeException {

    private static final long serialVersionUID = 1;

    /** As much as a sentence repeats of what somebody typed. */
    private static final int LONGEST = 40;

    private final String key;
    private final transient Object[] filling;

    /**
     * @param key of the sentence, in the errand's texts or in those that all share
     * @param filling names and values for its gaps; text is taken for what somebody typed, and quoted
     */
    Fault(String key, Object... filling) {
        super(key, null, false, false);
        this.key = key;
        this.filling = filling.clone();
        for (int i = 1; i < filling.length; i += 2) {
            this.filling[i] = filling[i] instanceof String typed ? quoted(typed) : filling[i];
        }
    }

    String sentence(Speech speech) {
        return speech.say(key, filling);
    }

    /** Short enough for a sentence, and without anything that would upset a terminal. */
    static String quoted(String typed) {
        int[] letters = typed.codePoints().limit(LONGEST + 1L).toArray();
        StringBuilder text = new StringBuilder("“");
        IntStream.of(letters)
                .limit(LONGEST)
                .map(letter -> isPrintable(letter) ? letter : 0xFFFD)
                .forEach(text::appendCodePoint);
        return text.append(letters.length > LONGEST ? "…”" : "”").toString();
    }

    private static boolean isPrintable(int letter) {
        return switch (Character.getType(letter)) {
            case Character.CONTROL,
                    Character.FORMAT,
                    Character.SURROGATE,
                    Character.LINE_SEPARATOR,
                    Character.PARAGRAPH_SEPARATOR,
                    Character.UNASSIGNED -> false;
            default -> true;
        };
    }
}
