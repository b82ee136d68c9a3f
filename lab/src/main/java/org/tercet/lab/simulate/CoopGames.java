package org.tercet.lab.simulate;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.tercet.cards.Card;
import org.tercet.rules.Games;
import org.tercet.rules.coop.CoopEvent;
import org.tercet.rules.coop.CoopMove;
import org.tercet.rules.coop.CoopOptions;
import org.tercet.rules.coop.CoopState;
import org.tercet.rules.coop.CoopView;
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
import org.tercet.rules.match.Step;

/** Plays CoopSet by the real rules, by a team that overlooks nothing and stops only when it must. */
public final class CoopGames {

    public static final Match<CoopOptions, CoopState, CoopMove, CoopEvent, CoopView> MATCH = new Match<>(Games.COOPSET);

    /** A team thinks for a while; it makes no difference to the cards. */
    private static final long MILLIS = 1_000;

    private CoopGames() {}

    /** One game: seed and number decide on the deck, so that two policies can play the same one. */
    public static Chronicle<CoopMove, CoopEvent> play(CoopPolicy policy, long seed, long game) {
        Chronicle<CoopMove, CoopEvent> dealt = Chronicle.begin(MATCH, opening(seed, game));
        MatchState<CoopOptions, CoopState> state = MATCH.fold(dealt.first());
        List<Step<CoopMove, CoopEvent>> steps = new ArrayList<>();
        while (MATCH.outcome(state).isEmpty()) {
            List<Card> set = policy.choose(state.state()).toList();
            var take = new Input.Play<CoopMove>(new Seat(0), new CoopMove.Take(set));
            long now = MILLIS * (steps.size() + 1);
            List<MatchEvent<CoopEvent>> events = accepted(MATCH.decide(state, take, now));
            steps.add(new Step<>(now, take, events));
            for (MatchEvent<CoopEvent> event : events) {
                state = MATCH.evolve(state, event);
            }
        }
        return new Chronicle<>(dealt.opening(), dealt.first(), steps);
    }

    private static Opening opening(long seed, long game) {
        var order = new byte[Card.COUNT];
        OneTable.shuffle(order, 0, seed, game);
        List<Card> deck = new ArrayList<>();
        for (byte card : order) {
            deck.add(Card.of(card));
        }
        Chosen chosen = new Chosen(Games.COOPSET.rulebooks().getFirst(), Map.of());
        return new Opening(chosen, Length.ONE_ROUND, Seating.of(1), deck, 0);
    }

    private static List<MatchEvent<CoopEvent>> accepted(Decision<MatchEvent<CoopEvent>> decision) {
        return switch (decision) {
            case Decision.Accepted<MatchEvent<CoopEvent>>(var events) -> events;
            case Decision.Refused<MatchEvent<CoopEvent>>(var refusal) ->
                throw new IllegalStateException(refusal.toString());
        };
    }
}
