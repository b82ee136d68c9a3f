package org.tercet.rules.setup;

import java.util.ArrayList;
import java.util.List;
import org.tercet.cards.Card;
import org.tercet.cards.CardSet;
import org.tercet.rules.game.Seat;
import org.tercet.rules.game.Seating;
import org.tercet.rules.game.Start;
import org.tercet.rules.game.State;

/** The whole truth about a round of SetUp: the deck top card first, the table in the order of play, a holding for each seat. */
public record SetUpState(
        SetUpOptions options,
        Seating seating,
        Seat dealer,
        List<Card> deck,
        List<Card> table,
        List<Holding> holdings,
        CardSet aside,
        Phase phase)
        implements State {

    public SetUpState {
        deck = List.copyOf(deck);
        table = List.copyOf(table);
        holdings = List.copyOf(holdings);
    }

    static SetUpState before(Start<SetUpOptions> start) {
        return new SetUpState(
                        start.options(),
                        start.seating(),
                        start.dealer(),
                        start.order(),
                        List.of(),
                        List.of(),
                        CardSet.NONE,
                        new Phase.Dealing())
                .seated(start.seating());
    }

    Holding holding(Seat seat) {
        return holdings.get(seat.number());
    }

    boolean hasHand(Seat seat) {
        return !holding(seat).hand().isEmpty();
    }

    /** Those who take their turns: they have not left, and hold a hand. */
    List<Seat> inPlay() {
        return seating.playing().stream().filter(this::hasHand).toList();
    }

    /** Those in play whom the table waits for. */
    List<Seat> waitedFor() {
        return inPlay().stream().filter(seating::isHere).toList();
    }

    /** Whose turn comes after a seat's; the seat's own when nobody else is in play. */
    Seat next(Seat seat) {
        return seating.clockwiseAfter(seat).stream()
                .filter(this::hasHand)
                .findFirst()
                .orElse(seat);
    }

    SetUpState seated(Seating changed) {
        List<Holding> grown = new ArrayList<>(holdings);
        while (grown.size() < changed.size()) {
            grown.add(Holding.NOTHING);
        }
        return new SetUpState(options, changed, dealer, deck, table, grown, aside, phase);
    }

    SetUpState after(SetUpEvent event) {
        return switch (event) {
            case SetUpEvent.Dealt(Seat seat, List<Card> cards) ->
                withoutTop(cards.size()).with(seat, holding(seat).holding(CardSet.of(cards)));
            case SetUpEvent.Drawn(Seat seat, Card card) ->
                withoutTop(1).with(seat, holding(seat).draws(card));
            case SetUpEvent.TurnTo(Seat seat, long until) -> in(new Phase.Playing(seat, until));
            case SetUpEvent.Played played -> afterPlaying(played.seat(), played.card(), played.until());
            case SetUpEvent.Passed(Seat seat) ->
                phase instanceof Phase.Window window ? in(window.passedBy(seat)) : this;
            case SetUpEvent.Mistaken mistaken ->
                phase instanceof Phase.Window window ? in(window.mistakenBy(mistaken.seat())) : this;
            case SetUpEvent.Caught caught ->
                with(caught.player(), holding(caught.player()).takes(caught.penalty()))
                        .withTable(List.of());
            case SetUpEvent.LaidAside(Seat seat) -> handAside(seat);
            case SetUpEvent.Ended(SetUpEvent.Ending ending, long at) -> in(new Phase.Over(ending, at));
        };
    }

    private SetUpState afterPlaying(Seat seat, Card card, long until) {
        List<Card> more = new ArrayList<>(table);
        more.add(card);
        return with(seat, holding(seat).plays(card))
                .withTable(more)
                .in(new Phase.Window(seat, card, List.of(), List.of(), until));
    }

    private SetUpState handAside(Seat seat) {
        CardSet more = aside.plus(holding(seat).hand());
        return new SetUpState(options, seating, dealer, deck, table, holdings, more, phase)
                .with(seat, holding(seat).holding(CardSet.NONE));
    }

    private SetUpState withoutTop(int cards) {
        List<Card> rest = deck.subList(cards, deck.size());
        return new SetUpState(options, seating, dealer, rest, table, holdings, aside, phase);
    }

    private SetUpState with(Seat seat, Holding holding) {
        List<Holding> changed = new ArrayList<>(holdings);
        changed.set(seat.number(), holding);
        return new SetUpState(options, seating, dealer, deck, table, changed, aside, phase);
    }

    private SetUpState withTable(List<Card> cards) {
        return new SetUpState(options, seating, dealer, deck, cards, holdings, aside, phase);
    }

    private SetUpState in(Phase next) {
        return new SetUpState(options, seating, dealer, deck, table, holdings, aside, next);
    }
}
