package org.tercet.lab.puzzle;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.NoSuchElementException;
import org.tercet.cards.Attribute;
import org.tercet.cards.Card;
import org.tercet.cards.Notation;

/**
 * Every kind of layout of one format in a fixed order; end to end they hold each layout of the format once.
 *
 * @param total how many layouts there are of all kinds
 * @param largest how many there are of the kind that has the most
 */
record Kinds(List<Kind> kinds, long total, long largest) {

    private static final int LETTERS = Attribute.values().length;

    Kinds {
        kinds = List.copyOf(kinds);
    }

    static Kinds of(List<Kind> kinds) {
        return new Kinds(
                kinds,
                kinds.stream().mapToLong(Kind::size).sum(),
                kinds.stream().mapToLong(Kind::size).max().orElseThrow());
    }

    /** Reads a list of kinds: on each line the size, a space and the cards of the example. */
    static List<Kind> read(String file) {
        try (InputStream in = Kinds.class.getResourceAsStream(file)) {
            if (in == null) {
                throw new IllegalStateException("there is no " + file);
            }
            return new String(in.readAllBytes(), StandardCharsets.US_ASCII)
                    .lines()
                    .map(Kinds::kind)
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The kind of the layout at that place, from 0 to one less than the total. */
    Kind at(long place) {
        long left = place;
        for (Kind kind : kinds) {
            if (left < kind.size()) {
                return kind;
            }
            left -= kind.size();
        }
        throw new NoSuchElementException("no layout at " + place);
    }

    private static Kind kind(String line) {
        int space = line.indexOf(' ');
        List<Card> cards = new ArrayList<>();
        for (int at = space + 1; at < line.length(); at += LETTERS) {
            cards.add(Notation.card(line.substring(at, at + LETTERS)).orElseThrow());
        }
        return new Kind(cards, Long.parseLong(line.substring(0, space)));
    }
}
