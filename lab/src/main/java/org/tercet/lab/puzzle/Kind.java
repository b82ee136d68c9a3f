package org.tercet.lab.puzzle;

import java.util.List;
import org.tercet.cards.Card;

/** All layouts that some symmetries make of one another: one of them, and how many different ones they are. */
record Kind(List<Card> example, long size) {

    Kind {
        example = List.copyOf(example);
    }
}
