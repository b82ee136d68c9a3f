package org.tercet.rules.parts;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.tercet.cards.Card;
import org.tercet.cards.CardSet;

/** The cards on the table, each in its place. A taken card leaves a hole that the next card can fill. */
public record Layout(List<Spot> spots) {

    public static final Layout EMPTY = new Layout(List.of());

    public Layout {
        if (!isInOrder(spots)) {
            List<Spot> sorted = new ArrayList<>(spots);
            sorted.sort(Comparator.comparingInt(Spot::place));
            if (!isInOrder(sorted)) {
                throw new IllegalArgumentException("two cards in one place");
            }
            spots = sorted;
        }
        spots = List.copyOf(spots);
    }

    private static boolean isInOrder(List<Spot> spots) {
        for (int i = 1; i < spots.size(); i++) {
            if (spots.get(i - 1).place() >= spots.get(i).place()) {
                return false;
            }
        }
        return true;
    }

    public int size() {
        return spots.size();
    }

    public CardSet cards() {
        return CardSet.of(list());
    }

    /** In the order of the places. */
    public List<Card> list() {
        List<Card> cards = new ArrayList<>(spots.size());
        for (Spot spot : spots) {
            cards.add(spot.card());
        }
        return List.copyOf(cards);
    }

    public boolean holds(Card card) {
        for (Spot spot : spots) {
            if (spot.card().equals(card)) {
                return true;
            }
        }
        return false;
    }

    public Optional<Card> at(int place) {
        for (Spot spot : spots) {
            if (spot.place() == place) {
                return Optional.of(spot.card());
            }
        }
        return Optional.empty();
    }

    public Layout without(CardSet gone) {
        List<Spot> rest = new ArrayList<>(spots.size());
        for (Spot spot : spots) {
            if (!gone.contains(spot.card())) {
                rest.add(spot);
            }
        }
        return new Layout(rest);
    }

    public Layout with(List<Spot> laid) {
        List<Spot> all = new ArrayList<>(spots);
        all.addAll(laid);
        return new Layout(all);
    }

    /** Where new cards go: into the lowest free places. */
    public List<Spot> places(List<Card> cards) {
        List<Spot> free = new ArrayList<>();
        int place = 0;
        for (Card card : cards) {
            while (at(place).isPresent()) {
                place++;
            }
            free.add(new Spot(place++, card));
        }
        return List.copyOf(free);
    }

    /**
     * Cards that lie beyond the usual rectangle move into its holes, highest place first into the lowest hole, so that a table
     * that had grown is the rectangle again. The answer holds only the spots that change.
     */
    public List<Spot> closing(int rectangle) {
        List<Spot> outside = spots.stream()
                .filter(spot -> spot.place() >= rectangle)
                .sorted(Comparator.comparingInt(Spot::place).reversed())
                .toList();
        List<Spot> moves = new ArrayList<>();
        int hole = 0;
        for (Spot spot : outside) {
            while (hole < rectangle && at(hole).isPresent()) {
                hole++;
            }
            if (hole >= rectangle) {
                break;
            }
            moves.add(new Spot(hole++, spot.card()));
        }
        return List.copyOf(moves);
    }

    /** The same cards with some of them in other places. */
    public Layout moved(List<Spot> moves) {
        CardSet moving = CardSet.of(moves.stream().map(Spot::card).toList());
        return without(moving).with(moves);
    }
}
