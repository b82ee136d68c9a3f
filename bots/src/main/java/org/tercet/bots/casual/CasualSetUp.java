package org.tercet.bots.casual;

import java.util.List;
import java.util.Optional;
import org.tercet.bots.Dice;
import org.tercet.bots.Player;
import org.tercet.cards.Card;
import org.tercet.cards.CardSet;
import org.tercet.rules.game.Seat;
import org.tercet.rules.setup.SetUpMove;
import org.tercet.rules.setup.SetUpView;

/** Mostly lays cards that make no set, sees half of the others' slips, challenges wrongly now and then, and else passes. */
public final class CasualSetUp implements Player<SetUpView, SetUpMove> {

    private static final int CARE = 70;
    private static final int SIGHT = 50;
    private static final int ERROR = 4;
    private static final int PATIENCE = 10;

    @Override
    public Optional<SetUpMove> move(SetUpView view, Seat me, Dice dice) {
        if (view.mayPlay()) {
            return Optional.of(new SetUpMove.Play(card(view, dice)));
        }
        return view.mayChallenge() ? answer(view.table(), dice) : Optional.empty();
    }

    private static Card card(SetUpView view, Dice dice) {
        CardSet table = CardSet.of(view.table());
        List<Card> hand = view.hand().toList();
        List<Card> safe =
                hand.stream().filter(card -> partners(card, table).isEmpty()).toList();
        return safe.isEmpty() || !dice.percent(CARE) ? any(hand, dice) : any(safe, dice);
    }

    private static Optional<SetUpMove> answer(List<Card> table, Dice dice) {
        Card last = table.getLast();
        List<Card> others = table.subList(0, table.size() - 1);
        Optional<Card> partner = partners(last, CardSet.of(others)).stream().findFirst();
        if (partner.isPresent() && dice.percent(SIGHT)) {
            return challenge(partner.get(), last.third(partner.get()));
        }
        if (dice.percent(ERROR)) {
            Card one = any(others, dice);
            return challenge(
                    one, any(others.stream().filter(card -> !card.equals(one)).toList(), dice));
        }
        return dice.percent(PATIENCE) ? Optional.empty() : Optional.of(new SetUpMove.Pass());
    }

    /** The cards on the table that make a set with this one and a third. */
    private static CardSet partners(Card card, CardSet table) {
        return CardSet.of(table.stream()
                .filter(other -> table.contains(card.third(other)))
                .toList());
    }

    private static Optional<SetUpMove> challenge(Card one, Card other) {
        return Optional.of(new SetUpMove.Challenge(List.of(one, other)));
    }

    private static Card any(List<Card> cards, Dice dice) {
        return cards.get(dice.below(cards.size()));
    }
}
