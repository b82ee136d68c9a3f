package org.tercet.lab.review;

import java.util.ArrayList;
import java.util.List;
import org.tercet.cards.Card;
import org.tercet.cards.CardSet;
import org.tercet.cards.Pattern;
import org.tercet.lab.review.Hunt.Cause;
import org.tercet.lab.review.Hunt.Mistake;
import org.tercet.rules.parts.Layout;
import org.tercet.rules.race.Found;
import org.tercet.rules.race.Phase;
import org.tercet.rules.race.RaceEvent;
import org.tercet.rules.race.RaceState;

/** The base game and its modes. */
final class RaceWatch implements Watch<RaceState, RaceEvent> {

    private final HuntLog log = new HuntLog();
    private Pattern pattern = Pattern.SET;

    @Override
    public void began(int round) {
        log.began(round);
    }

    @Override
    public void happened(long at, RaceState before, RaceEvent event) {
        switch (event) {
            case RaceEvent.Called called -> log.called(at, called.seat());
            case RaceEvent.Turned turned -> log.called(at, turned.seat());
            case RaceEvent.Taken taken -> log.taken(at, taken.seat(), taken.cards());
            case RaceEvent.Mistaken(var seat, var cards, var why) ->
                log.wrong(at, seat, cards, new Mistake.NoFind(why));
            case RaceEvent.Missed(var seat, var cards, var why, var until) ->
                log.wrong(at, seat, cards, new Mistake.NoFind(why));
            case RaceEvent.RanOut(var seat) -> log.wrong(at, seat, CardSet.NONE, new Mistake.TooLate());
            case RaceEvent.Laid _ -> agreed(at, before);
            case RaceEvent.Discarded _ -> agreed(at, before);
            case RaceEvent.Ended _ -> passed(at, before);
            case RaceEvent.LaidFaceDown _,
                    RaceEvent.Paid _,
                    RaceEvent.Moved _,
                    RaceEvent.Agreed _,
                    RaceEvent.Disagreed _,
                    RaceEvent.Owes _,
                    RaceEvent.PaidOff _,
                    RaceEvent.Gathered _,
                    RaceEvent.Relaid _,
                    RaceEvent.TurnedBack _ -> {}
        }
    }

    @Override
    public void stands(long at, RaceState state) {
        pattern = state.options().rules().pattern();
        if (state.phase() instanceof Phase.Over) {
            log.closed(at);
        } else {
            log.seen(at, RaceTable.of(state));
        }
    }

    @Override
    public Part part(Stays stays) {
        return new Part.Racing(log.hunt(pattern, stays));
    }

    /** Cards are laid, or a layout goes, because everybody saw nothing; a find before that cancels the agreement. */
    private void agreed(long at, RaceState before) {
        if (before.agreement().reached(before.seating())) {
            passed(at, before);
        }
    }

    /** Nothing is given up with a table that has just been cleared. */
    private void passed(long at, RaceState before) {
        if (before.layout().spots().isEmpty()) {
            return;
        }
        RaceTable table = RaceTable.of(before);
        List<CardSet> found = before.found().stream().map(Found::cards).toList();
        List<Sight.Chance> left = table.chances().stream()
                .filter(chance -> !found.contains(chance.cards()))
                .toList();
        boolean agreed = before.agreement().reached(before.seating());
        log.passed(at, agreed ? Cause.AGREED : Cause.END, before.layout().size(), left);
    }

    /** The table, and in a chain the last find, some cards of which belong to the next. */
    record RaceTable(Pattern pattern, Layout layout, CardSet previous, int ofPrevious) implements Sight {

        static RaceTable of(RaceState state) {
            int link = state.options().rules().previous();
            boolean chained = link > 0 && !state.previous().isEmpty();
            return new RaceTable(
                    state.options().rules().pattern(),
                    state.layout(),
                    chained ? state.previous() : CardSet.NONE,
                    chained ? link : 0);
        }

        @Override
        public CardSet table() {
            return layout.cards();
        }

        @Override
        public List<Chance> chances() {
            List<CardSet> finds = ofPrevious == 0 ? pattern.all(table()) : links();
            return finds.stream().map(Chance::forAll).toList();
        }

        private List<CardSet> links() {
            List<CardSet> old = some(previous.toList(), ofPrevious);
            List<CardSet> links = new ArrayList<>();
            for (CardSet rest : some(table().toList(), pattern.size() - ofPrevious)) {
                old.stream().map(rest::plus).filter(pattern::fits).forEach(links::add);
            }
            return links;
        }

        /** All ways to choose so many of the cards. */
        private static List<CardSet> some(List<Card> cards, int count) {
            if (count == 0) {
                return List.of(CardSet.NONE);
            }
            List<CardSet> choices = new ArrayList<>();
            for (int i = 0; i < cards.size(); i++) {
                Card card = cards.get(i);
                some(cards.subList(i + 1, cards.size()), count - 1).forEach(rest -> choices.add(rest.with(card)));
            }
            return choices;
        }
    }
}
