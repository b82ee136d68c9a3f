package org.tercet.specs.transcripts;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.tercet.bots.Dice;
import org.tercet.bots.Player;
import org.tercet.bots.casual.CasualRace;
import org.tercet.cards.Card;
import org.tercet.cards.CardSet;
import org.tercet.rules.game.Seat;
import org.tercet.rules.parts.Face;
import org.tercet.rules.race.RaceMove;
import org.tercet.rules.race.RaceView;

/** Casual players of one match of Memory who remember every card they saw; without that nobody would read it to the end. */
final class Remembering implements Player<RaceView, RaceMove> {

    private final Player<RaceView, RaceMove> casual = new CasualRace();
    private final Map<Integer, Card> seen = new HashMap<>();

    @Override
    public Optional<RaceMove> move(RaceView view, Seat me, Dice dice) {
        remember(view);
        return casual.move(view, me, dice)
                .map(move -> move instanceof RaceMove.Turn(int place) ? new RaceMove.Turn(better(view, place)) : move);
    }

    private void remember(RaceView view) {
        view.players().forEach(player -> seen.values().removeAll(player.won()));
        view.table().forEach(face -> face.card().ifPresent(card -> seen.put(face.place(), card)));
        seen.keySet().retainAll(view.table().stream().map(Face::place).toList());
    }

    /** A place that goes on to a set, else one that nobody has looked at, else any. */
    private int better(RaceView view, int any) {
        for (CardSet set : view.pattern().all(CardSet.of(seen.values()))) {
            if (set.containsAll(view.open())) {
                Card next = set.minus(view.open()).first();
                return seen.keySet().stream()
                        .filter(place -> next.equals(seen.get(place)))
                        .findFirst()
                        .orElse(any);
            }
        }
        List<Integer> unseen = new ArrayList<>();
        view.table().stream()
                .map(Face::place)
                .filter(place -> !seen.containsKey(place))
                .forEach(unseen::add);
        return unseen.isEmpty() || unseen.contains(any) ? any : unseen.getFirst();
    }
}
