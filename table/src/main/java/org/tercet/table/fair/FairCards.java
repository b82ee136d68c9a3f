package org.tercet.table.fair;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.tercet.cards.Card;
import org.tercet.cards.CardSet;
import org.tercet.fair.Commitment;
import org.tercet.fair.Contribution;
import org.tercet.fair.Contributions;
import org.tercet.fair.FairShuffle;
import org.tercet.fair.Seed;
import org.tercet.rules.game.Seat;
import org.tercet.wire.file.Fairness;

/** Cards and game files in the terms of the room {@code fair}, which knows neither. */
public final class FairCards {

    private FairCards() {}

    /** The cards, top card first, after this shuffle: 0 is the first deal, each later shuffle of the match one more. */
    public static List<Card> order(FairShuffle shuffle, long number, CardSet cards) {
        return shuffle.order(number, cards.toList());
    }

    /** What a game file says after the match. */
    public static Fairness revealed(FairShuffle shuffle) {
        return fairness(shuffle.seed().commitment(), Optional.of(shuffle.seed().hex()), shuffle.contributions());
    }

    /** What a game file says while the seed is a secret. */
    public static Fairness unrevealed(Commitment commitment, Contributions contributions) {
        return fairness(commitment, Optional.empty(), contributions);
    }

    /** The shuffles that a game file claims, if it reveals their seed. */
    static Optional<FairShuffle> claimed(Fairness fairness) {
        Contributions contributions = Contributions.NONE;
        for (Fairness.Contribution sent : fairness.contributions()) {
            contributions = contributions.with(sent.seat().number(), new Contribution(sent.random()));
        }
        Contributions all = contributions;
        return fairness.seed().flatMap(hex -> Seed.ofHex(hex).good()).map(seed -> FairShuffle.of(seed, all));
    }

    private static Fairness fairness(Commitment commitment, Optional<String> seed, Contributions contributions) {
        List<Fairness.Contribution> sent = new ArrayList<>();
        contributions
                .bySeat()
                .forEach((seat, random) -> sent.add(new Fairness.Contribution(new Seat(seat), random.hex())));
        return new Fairness(commitment.hex(), seed, sent);
    }
}
