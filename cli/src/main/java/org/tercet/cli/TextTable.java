package org.tercet.cli;

import java.util.ArrayList;
import java.util.List;

/** Rows under headings, each column as wide as its widest cell: words to the left, numbers to the right. */
final class TextTable {

    private final List<String[]> rows = new ArrayList<>();

    TextTable(String... headings) {
        rows.add(headings);
    }

    void row(String... cells) {
        rows.add(cells);
    }

    @Override
    public String toString() {
        var text = new StringBuilder();
        for (String[] row : rows) {
            var line = new StringBuilder();
            for (int column = 0; column < row.length; column++) {
                String space = " ".repeat(width(column) - row[column].length());
                line.append(column == 0 ? "" : "   ");
                line.append(isNumeric(column) ? space + row[column] : row[column] + space);
            }
            text.append(line.toString().stripTrailing()).append('\n');
        }
        return text.toString();
    }

    private int width(int column) {
        return rows.stream().mapToInt(row -> row[column].length()).max().orElse(0);
    }

    /** A column with a number in it stands to the right, even if some cell says "never". */
    private boolean isNumeric(int column) {
        return rows.stream()
                .skip(1)
                .anyMatch(row -> !row[column].isEmpty() && Character.isDigit(row[column].charAt(0)));
    }
}
