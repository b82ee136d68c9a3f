package org.tercet.lab.simulate;

import java.util.List;
import java.util.Optional;
import org.tercet.cards.Card;
import org.tercet.cards.CardSet;
import org.tercet.cards.Pattern;
import org.tercet.rules.coop.CoopState;
import org.tercet.rules.game.State;
import org.tercet.rules.race.RaceState;
import org.tercet.rules.scout.ScoutState;

/** The cards that lie before everybody, in games that have such, and what is looked for among them. */
record Seen(CardSet cards, int deck, Pattern pattern) {

    static Optional<Seen> in(State state) {
        return switch (state) {
            case RaceState race ->
                Optional.of(of(
                        race.layout().list(),
                        race.deck(),
                        race.options().rules().pattern()));
            case CoopState coop -> Optional.of(of(coop.layout().list(), coop.deck(), Pattern.SET));
            case ScoutState scout -> Optional.of(of(scout.table().list(), scout.deck(), Pattern.SET));
            default -> Optional.empty();
        };
    }

    private static Seen of(List<Card> layout, List<Card> deck, Pattern pattern) {
        return new Seen(CardSet.of(layout), deck.size(), pattern);
    }
}
