package org.tercet.lab.review;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.tercet.cards.CardSet;
import org.tercet.cards.Pattern;
import org.tercet.cards.Sets;
import org.tercet.lab.review.Hunt.Cause;
import org.tercet.lab.review.Hunt.Mistake;
import org.tercet.rules.game.Seat;
import org.tercet.rules.parts.Layout;
import org.tercet.rules.twenty.Hand;
import org.tercet.rules.twenty.Phase;
import org.tercet.rules.twenty.TwentyEvent;
import org.tercet.rules.twenty.TwentyState;

/** 20/20. */
final class TwentyWatch implements Watch<TwentyState, TwentyEvent> {

    private final HuntLog log = new HuntLog();
    private final List<Ask> asks = new ArrayList<>();

    @Override
    public void began(int round) {
        log.began(round);
    }

    @Override
    public void happened(long at, TwentyState before, TwentyEvent event) {
        switch (event) {
            case TwentyEvent.Called(var seat, var until) -> log.called(at, seat);
            case TwentyEvent.Taken(var seat, var own, var table, var why) -> log.taken(at, seat, own.plus(table));
            case TwentyEvent.Mistaken(var seat, var cards, var why, var pays) ->
                log.wrong(at, seat, cards, new Mistake.NoFind(why));
            case TwentyEvent.RanOut(var seat, var pays) -> log.wrong(at, seat, CardSet.NONE, new Mistake.TooLate());
            case TwentyEvent.CallDropped _ -> log.callDropped();
            case TwentyEvent.Asked(var seat) -> asks.add(new Ask(log.round(), at, seat, sets(before, seat)));
            case TwentyEvent.AllAgreed _ -> passed(at, before, Cause.AGREED);
            case TwentyEvent.Ended ended ->
                passed(at, before, ended.ending() == Phase.Ending.NOTHING_LEFT ? Cause.AGREED : Cause.END);
            case TwentyEvent.Dealt _,
                    TwentyEvent.Moved _,
                    TwentyEvent.Refilled _,
                    TwentyEvent.Given _,
                    TwentyEvent.Agreed _,
                    TwentyEvent.Disagreed _,
                    TwentyEvent.Added _,
                    TwentyEvent.LaidAside _,
                    TwentyEvent.Shuffled _ -> {}
        }
    }

    @Override
    public void stands(long at, TwentyState state) {
        if (state.phase() instanceof Phase.Over) {
            log.closed(at);
        } else {
            log.seen(at, new TwentyTable(state.layout(), state.hands()));
        }
    }

    @Override
    public Part part(Stays stays) {
        return new Part.Shedding(log.hunt(Pattern.SET, stays), asks);
    }

    private static List<CardSet> sets(TwentyState state, Seat seat) {
        return new TwentyTable(state.layout(), state.hands())
                .chances().stream()
                        .filter(chance -> chance.isFor(seat))
                        .map(Sight.Chance::cards)
                        .toList();
    }

    private void passed(long at, TwentyState before, Cause cause) {
        log.passed(at, cause, before.layout().size(), new TwentyTable(before.layout(), before.hands()).chances());
    }

    /** The table and everybody's personal cards, which only their owners can use. */
    record TwentyTable(Layout layout, List<Hand> hands) implements Sight {

        @Override
        public CardSet table() {
            return layout.cards();
        }

        @Override
        public List<Chance> chances() {
            List<Chance> chances = new ArrayList<>();
            Sets.all(table()).forEach(set -> chances.add(Chance.forAll(set)));
            for (int number = 0; number < hands.size(); number++) {
                Optional<Seat> owner = Optional.of(new Seat(number));
                CardSet own = CardSet.of(hands.get(number).cards());
                Sets.all(table().plus(own)).stream()
                        .filter(set -> !set.and(own).isEmpty())
                        .forEach(set -> chances.add(new Chance(set, owner)));
            }
            return List.copyOf(chances);
        }
    }
}
