package org.tercet.server.table;

import java.text.Normalizer;

/** Free text of people, without what tricks the eye. */
final class Plain {

    private static final int LONGEST = 200;

    private Plain() {}

    /** One line of visible text, at most so long. */
    static String line(String text) {
        StringBuilder plain = new StringBuilder();
        Normalizer.normalize(text, Normalizer.Form.NFC)
                .codePoints()
                .filter(Plain::isVisible)
                .forEach(plain::appendCodePoint);
        String stripped = plain.toString().strip();
        int length = Math.min(LONGEST, stripped.codePointCount(0, stripped.length()));
        return stripped.substring(0, stripped.offsetByCodePoints(0, length));
    }

    /** Control characters, direction marks and the like are of these types; so are halves of characters. */
    private static boolean isVisible(int code) {
        int type = Character.getType(code);
        return type != Character.CONTROL
                && type != Character.FORMAT
                && type != Character.SURROGATE
                && type != Character.PRIVATE_USE
                && type != Character.UNASSIGNED
                && type != Character.LINE_SEPARATOR
                && type != Character.PARAGRAPH_SEPARATOR;
    }
}
