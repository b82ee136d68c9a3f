package org.tercet.wire.file;

import java.util.List;
import org.tercet.wire.Problem;
import org.tercet.wire.Problem.Expected;
import org.tercet.wire.Problem.Kind;
import org.tercet.wire.Unread;

/** The lines of a file, taken one after the other; the last one taken is where a problem lies. */
final class FileLines {

    private static final int MOST_SHOWN = 200;

    private final List<String> lines;
    private int taken;

    FileLines(String text) {
        this.lines = text.length() > GameFile.LARGEST ? List.of() : List.of(text.split("\n", -1));
    }

    String place() {
        return "line " + Math.max(1, taken);
    }

    boolean isAtEnd() {
        return taken == lines.size()
                || (taken == lines.size() - 1 && lines.getLast().isEmpty());
    }

    boolean sees(String beginning) {
        return taken < lines.size() && lines.get(taken).startsWith(beginning);
    }

    boolean mayHave(String key) {
        return sees(key + ": ");
    }

    String take() {
        if (taken == lines.size()) {
            throw new Unread(new Expected(Kind.LINE));
        }
        return lines.get(taken++);
    }

    String field(String key) {
        String line = take();
        String beginning = key + ": ";
        if (!line.startsWith(beginning)) {
            throw new Unread(new Problem.MissingField(key));
        }
        return line.substring(beginning.length());
    }

    void expect(String line) {
        if (!take().equals(line)) {
            throw new Unread(new Problem.WrittenAs(line));
        }
    }

    /** There is one way to write a file, and this is it. */
    void same(List<String> canonical) {
        for (taken = 0; taken < canonical.size(); ) {
            String line = take();
            String right = canonical.get(taken - 1);
            if (!line.equals(right)) {
                throw new Unread(new Problem.WrittenAs(
                        right.length() > MOST_SHOWN ? right.substring(0, MOST_SHOWN) + "…" : right));
            }
        }
        if (taken != lines.size() - 1 || !take().isEmpty()) {
            throw new Unread(new Expected(Kind.LINE_END));
        }
    }
}
