package org.tercet.cli.play;

import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

/** A rectangle of letters, each with its ink. What does not fit on it is cut off. */
final class Canvas {

    private final char[][] letters;
    private final Ink[][] inks;

    Canvas(int width, int height) {
        letters = new char[height][width];
        inks = new Ink[height][width];
        for (int row = 0; row < height; row++) {
            Arrays.fill(letters[row], ' ');
            Arrays.fill(inks[row], Ink.PLAIN);
        }
    }

    int height() {
        return letters.length;
    }

    int width() {
        return letters.length == 0 ? 0 : letters[0].length;
    }

    void put(int row, int column, Ink ink, String text) {
        if (row < 0 || row >= height()) {
            return;
        }
        for (int i = 0; i < text.length(); i++) {
            int at = column + i;
            if (at >= 0 && at < width()) {
                letters[row][at] = text.charAt(i);
                inks[row][at] = ink;
            }
        }
    }

    /** The rows from top to bottom, with escape codes or without. */
    List<String> rows(boolean colours) {
        return IntStream.range(0, height())
                .mapToObj(row -> colours ? painted(row) : new String(letters[row]).stripTrailing())
                .toList();
    }

    private String painted(int row) {
        StringBuilder line = new StringBuilder();
        int end = width();
        while (end > 0 && letters[row][end - 1] == ' ' && inks[row][end - 1] != Ink.BAR) {
            end--;
        }
        for (int from = 0; from < end; ) {
            int to = from + 1;
            while (to < end && inks[row][to] == inks[row][from]) {
                to++;
            }
            line.append(inks[row][from].paint(new String(letters[row], from, to - from)));
            from = to;
        }
        return line.toString();
    }
}
