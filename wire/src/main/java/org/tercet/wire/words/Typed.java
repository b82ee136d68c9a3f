package org.tercet.wire.words;

import java.util.stream.IntStream;

/** What somebody typed or sent, made fit to be repeated in a sentence. */
public final class Typed {

    /** As much as a sentence repeats. */
    private static final int LONGEST = 40;

    private Typed() {}

    /** Between quotation marks, short, and without anything that would upset a terminal. */
    public static String quoted(String typed) {
        int[] letters = typed.codePoints().limit(LONGEST + 1L).toArray();
        StringBuilder text = new StringBuilder("“");
        IntStream.of(letters)
                .limit(LONGEST)
                .map(letter -> isPrintable(letter) ? letter : 0xFFFD)
                .forEach(text::appendCodePoint);
        return text.append(letters.length > LONGEST ? "…”" : "”").toString();
    }

    /** Whether a letter shows, and does nothing else. */
    public static boolean isPrintable(int letter) {
        return switch (Character.getType(letter)) {
            case Character.CONTROL,
                    Character.FORMAT,
                    Character.SURROGATE,
                    Character.LINE_SEPARATOR,
                    Character.PARAGRAPH_SEPARATOR,
                    Character.PRIVATE_USE,
                    Character.UNASSIGNED -> false;
            default -> true;
        };
    }
}
