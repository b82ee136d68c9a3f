package org.tercet.wire.file;

import org.tercet.wire.Problem;
import org.tercet.wire.Problem.Expected;
import org.tercet.wire.Problem.Kind;
import org.tercet.wire.Unread;

/** A line that is being read from the left to the right. */
final class LineText {

    private static final String ENDS_A_WORD = " =:()[]{}\"";
    private static final int LONGEST_TEXT = 256;

    private final String text;
    private int at;

    LineText(String text) {
        this.text = text;
    }

    boolean isAtEnd() {
        return at == text.length();
    }

    boolean sees(String next) {
        return text.startsWith(next, at);
    }

    boolean takes(String next) {
        if (sees(next)) {
            at += next.length();
            return true;
        }
        return false;
    }

    /** Takes what must come now. */
    void take(String next, Kind otherwise) {
        if (!takes(next)) {
            throw new Unread(new Expected(otherwise));
        }
    }

    void end() {
        if (!isAtEnd()) {
            throw new Unread(new Problem.TooMuch());
        }
    }

    /** Up to the next blank, sign or bracket; may be empty. */
    String word() {
        int from = at;
        while (at < text.length() && ENDS_A_WORD.indexOf(text.charAt(at)) < 0) {
            at++;
        }
        return text.substring(from, at);
    }

    boolean takesWord(String next) {
        int from = at;
        if (word().equals(next)) {
            return true;
        }
        at = from;
        return false;
    }

    String rest() {
        String rest = text.substring(at);
        at = text.length();
        return rest;
    }

    String quoted() {
        take("\"", Kind.TEXT);
        StringBuilder letters = new StringBuilder();
        while (!takes("\"")) {
            if (isAtEnd()) {
                throw new Unread(new Expected(Kind.TEXT));
            }
            letters.append(letter());
            if (letters.length() > LONGEST_TEXT) {
                throw new Unread(new Problem.TooLong(LONGEST_TEXT));
            }
        }
        return letters.toString();
    }

    private char letter() {
        if (!takes("\\")) {
            return text.charAt(at++);
        }
        if (takes("\"")) {
            return '"';
        }
        if (takes("\\")) {
            return '\\';
        }
        take("u", Kind.TEXT);
        int letter = 0;
        for (int i = 0; i < 4; i++) {
            int digit = isAtEnd() ? -1 : Character.digit(text.charAt(at++), 16);
            if (digit < 0) {
                throw new Unread(new Expected(Kind.TEXT));
            }
            letter = 16 * letter + digit;
        }
        return (char) letter;
    }
}
