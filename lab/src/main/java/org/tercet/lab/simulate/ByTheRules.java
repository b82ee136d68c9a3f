package org.tercet.lab.simulate;

import java.util.Comparator;
import java.util.List;
import java.util.Map;
import org.tercet.cards.Card;
import org.tercet.cards.CardSet;
import org.tercet.cards.SetFinder;
import org.tercet.cards.Sets;
import org.tercet.cards.Verdict;
import org.tercet.rules.Games;
import org.tercet.rules.game.Chosen;
import org.tercet.rules.game.Decision;
import org.tercet.rules.game.Length;
import org.tercet.rules.game.Seat;
import org.tercet.rules.game.Seating;
import org.tercet.rules.match.Chronicle;
import org.tercet.rules.match.Input;
import org.tercet.rules.match.Match;
import org.tercet.rules.match.MatchEvent;
import org.tercet.rules.match.MatchState;
import org.tercet.rules.match.Opening;
import org.tercet.rules.race.RaceEvent;
import org.tercet.rules.race.RaceMove;
import org.tercet.rules.race.RaceOptions;
import org.tercet.rules.race.RaceState;
import org.tercet.rules.race.RaceView;

/** Plays base games with the real rules, event by event: slow, and what the fast ways are measured against. */
public final class ByTheRules implements BaseGames {

    private final Match<RaceOptions, RaceState, RaceMove, RaceEvent, RaceView> match = new Match<>(Games.BASE);
    private final Chosen chosen;
    private final int players;

    public ByTheRules(String rulebook, int players) {
        this.chosen = chosen(rulebook);
        this.players = players;
    }

    @Override
    public void play(Terms terms, long first, long end, Witness witness) {
        for (long game = first; game < end; game++) {
            new Playing(terms, game, witness).toTheEnd();
        }
    }

    private static Chosen chosen(String rulebook) {
        return switch (Chosen.of(rulebook, Games.BASE.settings(rulebook), Map.of("gesture", "one"))) {
            case Chosen.Choice.Valid(var valid) -> valid;
            case Chosen.Choice.Invalid(var refusal) -> throw new IllegalArgumentException(refusal.toString());
        };
    }

    private final class Playing {
        private final Terms terms;
        private final long game;
        private final Witness witness;
        private long chance;
        private MatchState<RaceOptions, RaceState> state;
        private int takes;

        Playing(Terms terms, long game, Witness witness) {
            this.terms = terms;
            this.game = game;
            this.witness = witness;
            var order = new byte[Card.COUNT];
            this.chance = OneTable.shuffle(order, 0, terms.seed(), game);
            this.state = match.fold(Chronicle.begin(match, opening(order)).first());
        }

        private Opening opening(byte[] order) {
            List<Card> deck = new java.util.ArrayList<>();
            for (byte card : order) {
                deck.add(Card.of(card));
            }
            return new Opening(chosen, Length.ONE_ROUND, Seating.of(players), deck, 0);
        }

        void toTheEnd() {
            while (true) {
                RaceState table = state.state();
                CardSet cards = table.layout().cards();
                List<CardSet> sets = Sets.all(cards);
                witness.layout(game, cards.size(), table.deck().size(), sets.size());
                if (match.outcome(state).isPresent()) {
                    witness.over(game, cards.size());
                    return;
                }
                if (sets.isEmpty()) {
                    state.seating().all().forEach(seat -> move(seat, new RaceMove.NoSet()));
                } else {
                    take(choose(sets));
                }
            }
        }

        private void take(CardSet set) {
            List<Card> cards = set.toList();
            witness.taken(
                    game,
                    SetFinder.packed(
                            cards.get(0).index(),
                            cards.get(1).index(),
                            cards.get(2).index()));
            move(new Seat(takes++ % players), new RaceMove.Take(cards));
        }

        private CardSet choose(List<CardSet> sets) {
            return switch (terms.policy()) {
                case FIRST -> sets.getFirst();
                case RANDOM -> {
                    chance = Chance.next(chance);
                    yield sets.get(Chance.below(chance, sets.size()));
                }
                case SIMILAR -> sets.stream().min(DIFFERING).orElseThrow();
                case DIFFERENT -> sets.stream().min(DIFFERING.reversed()).orElseThrow();
            };
        }

        private void move(Seat seat, RaceMove move) {
            switch (match.decide(state, new Input.Play<>(seat, move), 0)) {
                case Decision.Accepted<MatchEvent<RaceEvent>>(var events) ->
                    events.forEach(event -> state = match.evolve(state, event));
                case Decision.Refused<MatchEvent<RaceEvent>>(var refusal) ->
                    throw new IllegalStateException("game " + game + ": " + refusal);
            }
        }
    }

    private static final Comparator<CardSet> DIFFERING = Comparator.comparingInt(set -> {
        List<Card> cards = set.toList();
        return Verdict.of(cards.get(0), cards.get(1), cards.get(2)).differing();
    });
}
