package org.tercet.bots.human;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.tercet.bots.Dice;
import org.tercet.cards.Card;
import org.tercet.cards.CardSet;
import org.tercet.rules.parts.Face;
import org.tercet.rules.race.RaceView;

/** What one player remembers of cards that lay face up for a while. */
final class Recall {

    private final Map<Integer, Card> places = new HashMap<>();
    private final Set<Card> noticed = new HashSet<>();

    /** Takes in what is face up, each card once or not at all, and forgets what has left the table. */
    void look(RaceView view, int percent, Dice dice) {
        Set<Card> up = new HashSet<>();
        for (Face face : view.table()) {
            face.card().ifPresent(card -> {
                up.add(card);
                if (noticed.add(card) && dice.percent(percent)) {
                    places.put(face.place(), card);
                }
            });
        }
        noticed.retainAll(up);
        view.players().forEach(player -> places.values().removeAll(player.won()));
    }

    /** The places of a set that is wholly remembered and holds what is turned up already; nothing if there is none. */
    List<Integer> set(RaceView view, CardSet up) {
        CardSet known = CardSet.of(List.copyOf(places.values())).plus(up);
        return view.pattern().all(known).stream()
                .filter(set -> set.containsAll(up))
                .findFirst()
                .map(set -> set.minus(up).stream().map(this::place).toList())
                .orElse(List.of());
    }

    private int place(Card card) {
        return places.entrySet().stream()
                .filter(entry -> entry.getValue().equals(card))
                .map(Map.Entry::getKey)
                .findFirst()
                .orElseThrow();
    }
}
