package org.tercet.server.daily;

import java.util.List;
import org.tercet.cards.Card;
import org.tercet.cards.Verdict;
import org.tercet.rules.game.Refusal;
import org.tercet.server.http.Objected;
import org.tercet.server.http.Objection;

/** Whether three cards are a set, and why, attribute by attribute. */
public record Judgement(boolean set, Verdict verdict) {

    private static final int CARDS = 3;

    static Judgement of(List<Card> cards) {
        if (cards.size() != CARDS) {
            throw refused(new Refusal.WrongNumberOfCards(CARDS));
        }
        Card first = cards.get(0);
        Card second = cards.get(1);
        Card third = cards.get(2);
        if (first.equals(second) || first.equals(third)) {
            throw refused(new Refusal.SameCardTwice(first));
        }
        if (second.equals(third)) {
            throw refused(new Refusal.SameCardTwice(second));
        }
        Verdict verdict = Verdict.of(first, second, third);
        return new Judgement(verdict.isSet(), verdict);
    }

    static Objected refused(Refusal refusal) {
        return new Objected(new Objection.Refused(refusal));
    }
}
