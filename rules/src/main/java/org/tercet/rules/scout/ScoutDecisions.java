package org.tercet.rules.scout;

import java.util.List;
import java.util.Optional;
import org.tercet.cards.Card;
import org.tercet.cards.CardSet;
import org.tercet.rules.game.Decision;
import org.tercet.rules.game.Refusal;
import org.tercet.rules.game.Seat;
import org.tercet.rules.parts.Course;

/** The ruling on one player's move at one moment. */
record ScoutDecisions(ScoutState state, Seat by, long now) {

    Decision<ScoutEvent> on(ScoutMove move) {
        return switch (state.phase()) {
            case Phase.Over _ -> Decision.refuse(new Refusal.GameOver());
            case Phase.Open _ -> sitsOut(move) ? refuseSitter() : looking(move);
            case Phase.Search search -> sitsOut(move) ? refuseSitter() : searching(search, move);
        };
    }

    private Decision<ScoutEvent> refuseSitter() {
        return Decision.refuse(new Refusal.SitsOut(by));
    }

    /** Who sits out may do nothing but vote. */
    private boolean sitsOut(ScoutMove move) {
        return state.isSittingOut(by) && !(move instanceof ScoutMove.Vote);
    }

    private Decision<ScoutEvent> looking(ScoutMove move) {
        return switch (move) {
            case ScoutMove.Point point -> point(point);
            case ScoutMove.NoSet _ -> agree();
            case ScoutMove.StillLooking _ ->
                state.agreement().has(by)
                        ? accept(new ScoutEvent.Disagreed(by))
                        : Decision.refuse(new Refusal.NotAgreed());
            case ScoutMove.Vote(int number, Forfeit choice) -> vote(number, choice);
            case ScoutMove.Seek _, ScoutMove.GiveUp _ -> Decision.refuse(new Refusal.NotNow());
        };
    }

    private Decision<ScoutEvent> searching(Phase.Search search, ScoutMove move) {
        return switch (move) {
            case ScoutMove.Vote(int number, Forfeit choice) -> vote(number, choice);
            case ScoutMove.Point _, ScoutMove.NoSet _, ScoutMove.StillLooking _ ->
                Decision.refuse(new Refusal.Busy(search.scout()));
            case ScoutMove.Seek _, ScoutMove.GiveUp _
            when search.scout().equals(by) -> Decision.refuse(new Refusal.OwnScout());
            case ScoutMove.Seek _, ScoutMove.GiveUp _
            when !search.awaits(by) -> Decision.refuse(new Refusal.AlreadyPassed());
            case ScoutMove.Seek(Card card) -> seek(search, card);
            case ScoutMove.GiveUp _ -> accept(new ScoutEvent.GaveUp(by));
        };
    }

    private Decision<ScoutEvent> point(ScoutMove.Point point) {
        List<Card> cards = List.of(point.card(), point.second(), point.third());
        CardSet pair = CardSet.of(point.second(), point.third());
        long until = now + state.options().seekMillis();
        return wrong(cards)
                .<Decision<ScoutEvent>>map(Decision::refuse)
                .orElseGet(() -> accept(new ScoutEvent.Pointed(by, point.card(), pair, until)));
    }

    private Decision<ScoutEvent> seek(Phase.Search search, Card card) {
        return wrong(List.of(search.card(), card))
                .<Decision<ScoutEvent>>map(Decision::refuse)
                .orElseGet(() -> sought(search, card));
    }

    private Decision<ScoutEvent> sought(Phase.Search search, Card card) {
        Course<ScoutState, ScoutEvent> course = course();
        if (state.table().holds(search.card().third(card))) {
            ScoutTurn.found(course, search, by, card, now);
        } else {
            course.then(new ScoutEvent.Missed(by, search.card(), card));
            ScoutForfeits.pay(course, by, now);
        }
        return settled(course);
    }

    private Decision<ScoutEvent> agree() {
        if (state.agreement().has(by)) {
            return Decision.refuse(new Refusal.AlreadyAgreed());
        }
        return state.table().size() >= ScoutTurn.MOST
                ? Decision.refuse(new Refusal.AlwaysASet(ScoutTurn.MOST))
                : accept(new ScoutEvent.Agreed(by));
    }

    private Decision<ScoutEvent> vote(int number, Forfeit choice) {
        Optional<Debt> debt = state.debts().find(number);
        if (debt.filter(owed -> !owed.seat().equals(by)).isEmpty()) {
            return Decision.refuse(new Refusal.NothingToVote());
        }
        return debt.filter(owed -> owed.awaits(by)).isPresent()
                ? accept(new ScoutEvent.Voted(by, number, choice))
                : Decision.refuse(new Refusal.AlreadyAnswered());
    }

    /** Different cards that lie on the table, or what is wrong with them. */
    private Optional<Refusal> wrong(List<Card> cards) {
        for (int i = 0; i < cards.size(); i++) {
            Card card = cards.get(i);
            if (!state.table().holds(card)) {
                return Optional.of(new Refusal.NotOnTable(card));
            }
            if (cards.subList(0, i).contains(card)) {
                return Optional.of(new Refusal.SameCardTwice(card));
            }
        }
        return Optional.empty();
    }

    private Decision<ScoutEvent> accept(ScoutEvent event) {
        return settled(course().then(event));
    }

    private Decision<ScoutEvent> settled(Course<ScoutState, ScoutEvent> course) {
        ScoutSettling.settle(course, now);
        return Decision.accept(course.events());
    }

    private Course<ScoutState, ScoutEvent> course() {
        return new Course<>(state, ScoutEvolution::after);
    }
}
