package org.tercet.cli.play;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/**
 * The whole screen at one moment, as large as the window.
 *
 * @param title the line at the top
 * @param chosen the cards chosen so far
 * @param log what has happened, the latest last
 * @param keys what can be done, with the keys for it
 * @param help lines to show in place of the cards
 */
record Picture(
        String title,
        Scene scene,
        List<Slot> chosen,
        String prompt,
        List<String> log,
        List<String> keys,
        List<String> help) {

    /** Between two zones that lie side by side. */
    private static final int GAP = 2;

    /** Lines of the log that shall be seen even beside large cards. */
    private static final int LOG = 3;

    /** Lines about the players; a crowd is cut off. */
    private static final int HEAD = 3;

    Canvas on(int width, int height, Art art) {
        Canvas canvas = new Canvas(width, height);
        canvas.put(0, 0, Ink.BAR, fill(" " + title, width));
        List<String> head = wrapped(sides(), width);
        int row = 1;
        for (String line : head.subList(0, Math.min(HEAD, head.size()))) {
            canvas.put(row++, 0, Ink.PLAIN, line);
        }
        List<String> foot = wrapped(String.join("   ", keys), width);
        int below = height - foot.size();
        for (int i = 0; i < foot.size(); i++) {
            canvas.put(below + i, 0, Ink.FAINT, foot.get(i));
        }
        row = help.isEmpty() ? cards(canvas, row, below - 1 - LOG, art) : text(canvas, row, help);
        log(canvas, row, below);
        return canvas;
    }

    private String sides() {
        String players = scene.players().stream().map(Scene.Side::toString).collect(Collectors.joining("   "));
        return players + "   " + String.join("   ", scene.facts());
    }

    private void log(Canvas canvas, int top, int below) {
        canvas.put(top, 0, Ink.BOLD, prompt);
        List<String> lines = new ArrayList<>();
        log.forEach(entry -> lines.addAll(wrapped(entry, canvas.width())));
        int room = Math.max(0, below - top - 1);
        List<String> latest = lines.subList(Math.max(0, lines.size() - room), lines.size());
        for (int i = 0; i < latest.size(); i++) {
            canvas.put(top + 1 + i, 0, Ink.PLAIN, latest.get(i));
        }
    }

    private static int text(Canvas canvas, int top, List<String> paragraphs) {
        int row = top;
        for (String paragraph : paragraphs) {
            for (String line : wrapped(paragraph, canvas.width())) {
                canvas.put(row++, 0, Ink.PLAIN, line);
            }
        }
        return row;
    }

    /** Draws the zones as large as there is room for, and answers with the row below them. */
    private int cards(Canvas canvas, int top, int bottom, Art art) {
        boolean titled = scene.zones().size() > 1;
        int columns = Math.max(1, scene.zones().stream().mapToInt(Zone::columns).sum());
        int room = canvas.width() - GAP * (scene.zones().size() - 1);
        for (Art.Style style : List.of(Art.Style.FRAMED, Art.Style.LOW)) {
            int width = Math.min(style.widest, room / columns);
            int height = Keyboard.ROWS * style.height + (titled ? 1 : 0);
            if (width >= style.narrowest && top + height <= bottom) {
                sideBySide(canvas, top, titled, art, style, width);
                return top + height;
            }
        }
        return flowing(canvas, top, bottom, titled, art);
    }

    private void sideBySide(Canvas canvas, int top, boolean titled, Art art, Art.Style style, int width) {
        int left = 0;
        for (Zone zone : scene.zones()) {
            if (titled) {
                canvas.put(top, left, Ink.BOLD, cut(zone.title(), zone.columns() * width));
            }
            for (Slot slot : zone.slots()) {
                int row = top + (titled ? 1 : 0) + slot.row() * style.height;
                art.draw(canvas, row, left + slot.column() * width, slot, isChosen(slot), style, width);
            }
            left += zone.columns() * width + GAP;
        }
    }

    /** In a window too small for rows and columns: card after card, line after line. */
    private int flowing(Canvas canvas, int top, int bottom, boolean titled, Art art) {
        int step = Art.Style.TINY.widest;
        int perLine = Math.max(1, canvas.width() / step);
        int row = top;
        for (Zone zone : scene.zones()) {
            if (titled && row < bottom) {
                canvas.put(row++, 0, Ink.BOLD, zone.title());
            }
            for (int i = 0; i < zone.slots().size() && row + i / perLine < bottom; i++) {
                Slot slot = zone.slots().get(i);
                art.draw(canvas, row + i / perLine, i % perLine * step, slot, isChosen(slot), Art.Style.TINY, step);
            }
            row = Math.min(bottom, row + Math.ceilDiv(zone.slots().size(), perLine));
        }
        return Math.max(top, row);
    }

    private boolean isChosen(Slot slot) {
        return chosen.stream().anyMatch(slot::isSame);
    }

    private static String fill(String text, int width) {
        String cut = cut(text, width);
        return cut + " ".repeat(width - cut.length());
    }

    private static String cut(String text, int width) {
        return text.length() <= width ? text : text.substring(0, Math.max(0, width));
    }

    /** Lines of whole words, cut where a word is longer than the line. */
    static List<String> wrapped(String text, int width) {
        List<String> lines = new ArrayList<>();
        String rest = text.strip();
        while (rest.length() > width && width > 0) {
            int space = rest.lastIndexOf(' ', width);
            int end = space <= 0 ? width : space;
            lines.add(rest.substring(0, end).stripTrailing());
            rest = rest.substring(end).strip();
        }
        if (!rest.isEmpty()) {
            lines.add(rest);
        }
        return lines;
    }
}
