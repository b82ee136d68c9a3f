package org.tercet.table;

import java.util.List;
import org.tercet.cards.Card;
import org.tercet.cards.CardSet;
import org.tercet.fair.Contribution;
import org.tercet.fair.Contributions;
import org.tercet.fair.FairShuffle;
import org.tercet.fair.Seed;
import org.tercet.table.fair.FairCards;

/** The shuffles of a table: settled by its seed and what the players who began the match have added. */
public final class Deal {

    private Deal() {}

    static List<Card> order(TableState<?, ?, ?, ?> state, int number, CardSet cards) {
        return FairCards.order(FairShuffle.of(seed(state), contributions(state)), number, cards);
    }

    /** A secret until the match is over. */
    public static Seed seed(TableState<?, ?, ?, ?> state) {
        return Seed.ofHex(state.seed()).good().orElseThrow();
    }

    /** By seat. Nobody can add to them after the deal. */
    public static Contributions contributions(TableState<?, ?, ?, ?> state) {
        Contributions all = Contributions.NONE;
        for (int i = 0; i < state.guests().size(); i++) {
            String random = state.guests().get(i).contribution().orElse("");
            if (!random.isEmpty()) {
                all = all.with(i, Contribution.ofHex(random).good().orElseThrow());
            }
        }
        return all;
    }
}
