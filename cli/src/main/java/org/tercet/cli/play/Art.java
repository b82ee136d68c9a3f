package org.tercet.cli.play;

import java.util.List;
import java.util.Optional;
import org.tercet.cards.Attribute;
import org.tercet.cards.Card;
import org.tercet.cards.Notation;

/**
 * Draws cards. A symbol is a line: its ends are the shape, what is between them the fill, so that all is seen without colours.
 */
final class Art {

    /** How cards are drawn, from the largest to the smallest. */
    enum Style {
        FRAMED(5, 8, 16),
        LOW(4, 8, 12),
        TINY(1, 9, 9);

        final int height;
        final int narrowest;
        final int widest;

        /**
         * @param height in lines
         * @param narrowest with the room beside it
         */
        Style(int height, int narrowest, int widest) {
            this.height = height;
            this.narrowest = narrowest;
            this.widest = widest;
        }
    }

    private final boolean ascii;

    Art(boolean ascii) {
        this.ascii = ascii;
    }

    /** Draws a card so many columns wide, with the room beside it. */
    void draw(Canvas canvas, int row, int column, Slot slot, boolean chosen, Style style, int width) {
        switch (style) {
            case FRAMED -> framed(canvas, row, column, slot, chosen, width - 3);
            case LOW -> low(canvas, row, column, slot, chosen, width - 3);
            case TINY -> tiny(canvas, row, column, slot, chosen);
        }
    }

    private void framed(Canvas canvas, int row, int column, Slot slot, boolean chosen, int inner) {
        int margin = inner > 6 ? 1 : 0;
        String[] frame = frame(chosen || slot.lit());
        Ink ink = chosen || slot.lit() ? Ink.BOLD : Ink.FAINT;
        String name = slot.card().map(Notation::of).orElse("");
        String below = frame[1].repeat(inner - name.length() - 1);
        canvas.put(row, column, ink, frame[0] + frame[1].repeat(inner) + frame[2]);
        canvas.put(row + 4, column, ink, frame[4] + below + name + frame[1] + frame[5]);
        for (int line = 1; line <= 3; line++) {
            canvas.put(row + line, column, ink, frame[3] + " ".repeat(inner) + frame[3]);
        }
        key(canvas, row, column + 1, slot, chosen);
        symbols(canvas, row + 1, column + 1 + margin, slot.card(), inner - 2 * margin);
    }

    private void low(Canvas canvas, int row, int column, Slot slot, boolean chosen, int symbol) {
        key(canvas, row, column, slot, chosen);
        symbols(canvas, row, column + 2, slot.card(), symbol);
        canvas.put(row + 3, column + 2, Ink.FAINT, slot.card().map(Notation::of).orElse(""));
    }

    private void tiny(Canvas canvas, int row, int column, Slot slot, boolean chosen) {
        key(canvas, row, column, slot, chosen);
        if (slot.card().isEmpty()) {
            canvas.put(row, column + 2, Ink.FAINT, "????");
            return;
        }
        Card card = slot.card().get();
        String text = ascii
                ? Notation.of(card)
                : (card.digit(Attribute.NUMBER) + 1)
                        + symbol(card, 3)
                        + Notation.of(card).charAt(1);
        canvas.put(row, column + 2, ink(card), text);
    }

    private static void key(Canvas canvas, int row, int column, Slot slot, boolean chosen) {
        if (slot.key() == Slot.KEYLESS) {
            return;
        }
        canvas.put(row, column, chosen ? Ink.BAR : Ink.BOLD, String.valueOf(slot.key()));
        if (chosen || slot.lit()) {
            canvas.put(row, column + 1, Ink.BOLD, chosen ? "*" : "!");
        }
    }

    /** One symbol in the middle of three lines, two above and below, or all three. */
    private void symbols(Canvas canvas, int row, int column, Optional<Card> shown, int width) {
        for (int line = 0; line < 3; line++) {
            if (shown.isEmpty()) {
                canvas.put(row + line, column, Ink.FAINT, (ascii ? "." : "░").repeat(width));
            } else if (lines(shown.get()).contains(line)) {
                canvas.put(row + line, column, ink(shown.get()), symbol(shown.get(), width));
            }
        }
    }

    private static List<Integer> lines(Card card) {
        return switch (card.digit(Attribute.NUMBER)) {
            case 0 -> List.of(1);
            case 1 -> List.of(0, 2);
            default -> List.of(0, 1, 2);
        };
    }

    private String symbol(Card card, int width) {
        String ends = switch (card.digit(Attribute.SHAPE)) {
            case 0 -> "()";
            case 1 -> ascii ? "~~" : "≈≈";
            default -> ascii ? "<>" : "◄►";
        };
        String fill = switch (card.digit(Attribute.FILL)) {
            case 0 -> ascii ? "#" : "█";
            case 1 -> ascii ? "|" : "║";
            default -> " ";
        };
        return ends.charAt(0) + fill.repeat(width - 2) + ends.charAt(1);
    }

    private static Ink ink(Card card) {
        return switch (card.digit(Attribute.COLOUR)) {
            case 0 -> Ink.RED;
            case 1 -> Ink.GREEN;
            default -> Ink.PURPLE;
        };
    }

    private String[] frame(boolean strong) {
        if (ascii) {
            return strong ? new String[] {"#", "=", "#", "#", "#", "#"} : new String[] {"+", "-", "+", "|", "+", "+"};
        }
        return strong ? new String[] {"╔", "═", "╗", "║", "╚", "╝"} : new String[] {"┌", "─", "┐", "│", "└", "┘"};
    }
}
