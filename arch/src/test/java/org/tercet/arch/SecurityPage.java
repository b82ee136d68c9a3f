package org.tercet.arch;

import java.io.IOException;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** {@code docs/security.md} as it is read by {@link SecurityPageTest}: rows of items, and the tests that are named anywhere on it. */
record SecurityPage(String text, List<Row> rows) {

    private static final Pattern ROW = Pattern.compile("^\\| ([^|]+) \\| ([^|]+) \\| ([^|]+) \\|$", Pattern.MULTILINE);
    private static final Pattern ITEM = Pattern.compile("\\d+\\.\\d+\\.\\d+(?:–\\d+\\.\\d+\\.\\d+)?");

    /** A class in backticks and its methods behind it, which may be cut short by an ellipsis. */
    private static final Pattern TEST = Pattern.compile("`(\\w+Test)`((?:,? [a-z]\\w*_\\w*…?)*)");

    private static final Pattern METHOD = Pattern.compile("[a-z]\\w*_\\w*…?");
    private static final Pattern COMMAND = Pattern.compile("`\\./tercet ([a-z-]+)");
    private static final Pattern FILE = Pattern.compile("`([\\w-]+/[\\w./-]+\\.\\w+)`");
    private static final Pattern LINK = Pattern.compile("]\\(([\\w-]+\\.md)\\)");

    /**
     * A row of a table.
     *
     * @param items in the order of the page, ranges as they are written
     */
    record Row(List<String> items, String how, String shown) {

        boolean isShown() {
            return TEST.matcher(shown).find()
                    || COMMAND.matcher(shown).find()
                    || FILE.matcher(shown).find()
                    || LINK.matcher(shown).find();
        }

        boolean isExcused() {
            return shown.equals("does not apply") || shown.equals("**gap**");
        }
    }

    /** A test that the page names. */
    record Named(String type, List<String> methods) {}

    static SecurityPage read() throws IOException {
        String text = Files.readString(House.ROOT.resolve("docs/security.md"));
        List<Row> rows = new ArrayList<>();
        Matcher row = ROW.matcher(text);
        while (row.find()) {
            List<String> items = all(ITEM, row.group(1));
            if (!items.isEmpty()) {
                rows.add(new Row(items, row.group(2), row.group(3)));
            }
        }
        return new SecurityPage(text, List.copyOf(rows));
    }

    List<Named> tests() {
        return TEST.matcher(text)
                .results()
                .map(found -> new Named(found.group(1), all(METHOD, found.group(2))))
                .toList();
    }

    List<String> commands() {
        return firsts(COMMAND);
    }

    List<String> files() {
        return firsts(FILE);
    }

    List<String> links() {
        return firsts(LINK);
    }

    private List<String> firsts(Pattern pattern) {
        return pattern.matcher(text).results().map(found -> found.group(1)).toList();
    }

    private static List<String> all(Pattern pattern, String text) {
        return pattern.matcher(text).results().map(MatchResult::group).toList();
    }
}
