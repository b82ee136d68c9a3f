package org.tercet.lab.simulate;

import org.tercet.cards.CardSet;
import org.tercet.cards.Sets;
import org.tercet.lab.coop.Choice;
import org.tercet.lab.coop.CoopAdvice;
import org.tercet.rules.coop.CoopState;

/** Which set a team takes that sees them all. */
public enum CoopPolicy {
    /** The first in index order, whatever it spoils. */
    GREEDY,
    /** What the advice says is best. */
    BEST;

    /** The name that programs use. */
    public String id() {
        return name().toLowerCase(java.util.Locale.ROOT);
    }

    CardSet choose(CoopState state) {
        CardSet layout = state.layout().cards();
        return switch (this) {
            case GREEDY -> Sets.one(layout).orElseThrow();
            case BEST ->
                CoopAdvice.best(
                                layout,
                                CardSet.of(state.deck()),
                                state.current().found().size())
                        .map(Choice::set)
                        .orElseThrow();
        };
    }
}
