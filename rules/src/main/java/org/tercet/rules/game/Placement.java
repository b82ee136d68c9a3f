package org.tercet.rules.game;

import java.util.List;
import org.tercet.cards.Card;

/** Where each of the cards is at this moment, and who may see it there. Lists, so that a card lying twice is noticed. */
public record Placement(List<Pile> piles) {

    /** The kinds of place that a card can be in. */
    public enum Place {
        DECK,
        TABLE,
        HAND,
        WON,
        PENALTY,
        ASIDE
    }

    /** Who sees the faces of a pile. */
    public sealed interface Faces {
        record Open() implements Faces {}

        record Only(Seat owner) implements Faces {}

        record Down() implements Faces {}
    }

    public record Pile(Place place, Faces faces, List<Card> cards) {
        public Pile {
            cards = List.copyOf(cards);
        }

        public boolean seenBy(Viewer viewer) {
            return switch (faces) {
                case Faces.Open() -> true;
                case Faces.Only(Seat owner) -> viewer.is(owner);
                case Faces.Down() -> false;
            };
        }
    }

    public Placement {
        piles = List.copyOf(piles);
    }

    public static Pile open(Place place, List<Card> cards) {
        return new Pile(place, new Faces.Open(), cards);
    }

    public static Pile down(Place place, List<Card> cards) {
        return new Pile(place, new Faces.Down(), cards);
    }

    public static Pile only(Seat owner, Place place, List<Card> cards) {
        return new Pile(place, new Faces.Only(owner), cards);
    }
}
