package org.tercet.cli.play;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.tercet.rules.game.Move;

/**
 * What the player can do at this moment.
 *
 * @param prompt what the game waits for, in words
 * @param offers moves with a key of their own
 * @param pick cards to choose, which then make a move
 */
record Desk<M extends Move>(String prompt, List<Offer<M>> offers, Optional<Pick<M>> pick) {

    record Offer<M extends Move>(char key, String label, M move) {}

    /** So many of the cards in some of the zones; in order, where that matters. */
    record Pick<M extends Move>(int count, List<Slot> from, Function<List<Slot>, M> move) {
        Pick {
            from = List.copyOf(from);
        }
    }

    Desk {
        offers = List.copyOf(offers);
    }

    static <M extends Move> Desk<M> waiting(String prompt) {
        return new Desk<>(prompt, List.of(), Optional.empty());
    }

    Optional<Offer<M>> offer(char key) {
        return offers.stream().filter(offer -> offer.key() == key).findFirst();
    }
}
