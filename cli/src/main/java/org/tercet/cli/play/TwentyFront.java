package org.tercet.cli.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.tercet.cards.Card;
import org.tercet.rules.game.Shown;
import org.tercet.rules.twenty.Phase;
import org.tercet.rules.twenty.TwentyEvent;
import org.tercet.rules.twenty.TwentyMove;
import org.tercet.rules.twenty.TwentyView;

/** 20/20: the table on the letters, one's own cards on the digits. */
final class TwentyFront implements Front<TwentyView, TwentyMove> {

    private static final int SET = 3;

    @Override
    public Scene scene(TwentyView view, Voice voice) {
        Zone table = Zone.spots(voice.say("zone.table"), view.table(), view.rectangle(), voice.keyboard());
        List<Card> own = view.players().stream()
                .filter(player -> voice.isMe(player.seat()))
                .flatMap(player -> player.cards().stream())
                .toList();
        List<Scene.Side> sides = view.players().stream()
                .map(player -> new Scene.Side(
                        voice.name(player.seat()),
                        Integer.toString(player.cards().size()),
                        note(view, player, voice)))
                .toList();
        Optional<Long> until =
                view.phase() instanceof Phase.Called(var seat, var end) ? Optional.of(end) : Optional.empty();
        return new Scene(
                List.of(table, Zone.hand(voice.say("zone.own"), own)),
                sides,
                List.of(voice.say("deck", "count", view.deck())),
                until);
    }

    private static String note(TwentyView view, TwentyView.Player player, Voice voice) {
        if (view.phase() instanceof Phase.Called(var seat, var until) && seat.equals(player.seat())) {
            return voice.say("note.calls");
        }
        return view.agreed().contains(player.seat()) ? voice.say("note.none") : "";
    }

    @Override
    public Desk<TwentyMove> desk(TwentyView view, Voice voice) {
        if (view.phase() instanceof Phase.Over) {
            return Desk.waiting(voice.say("over"));
        }
        if (view.shuffling()) {
            return Desk.waiting(voice.say("shuffling"));
        }
        if (view.phase() instanceof Phase.Called(var seat, var until)) {
            return voice.isMe(seat)
                    ? new Desk<>(voice.say("choose", "count", SET), List.of(), pick(view, voice))
                    : Desk.waiting(voice.about(seat, "called"));
        }
        return new Desk<>(
                voice.say("look.twenty"),
                offers(view.may(), voice),
                view.may().take() ? pick(view, voice) : Optional.empty());
    }

    private static List<Desk.Offer<TwentyMove>> offers(TwentyView.May may, Voice voice) {
        List<Desk.Offer<TwentyMove>> offers = new ArrayList<>();
        if (may.call()) {
            offers.add(new Desk.Offer<>(CALL, voice.say("offer.call"), new TwentyMove.Call()));
        }
        if (may.noSet()) {
            offers.add(new Desk.Offer<>(NONE, voice.say("offer.none"), new TwentyMove.NoSet()));
        }
        if (may.stillLooking()) {
            offers.add(new Desk.Offer<>(NONE, voice.say("offer.looking"), new TwentyMove.StillLooking()));
        }
        if (may.ask()) {
            offers.add(new Desk.Offer<>(PASS, voice.say("offer.ask"), new TwentyMove.Ask()));
        }
        return offers;
    }

    private Optional<Desk.Pick<TwentyMove>> pick(TwentyView view, Voice voice) {
        return Optional.of(
                new Desk.Pick<>(SET, scene(view, voice).slots(), chosen -> new TwentyMove.Take(Slot.cards(chosen))));
    }

    @Override
    public Optional<String> tell(Shown shown, TwentyView after, Voice voice) {
        return switch (shown) {
            case TwentyEvent.NewDeck(var cards) -> Optional.of(voice.say("twenty.new-deck", "count", cards));
            case TwentyEvent event -> event(event, voice);
            default -> Optional.empty();
        };
    }

    private static Optional<String> event(TwentyEvent event, Voice voice) {
        return switch (event) {
            case TwentyEvent.Called(var seat, var until) -> Optional.of(voice.about(seat, "called"));
            case TwentyEvent.Taken(var seat, var own, var table, var why) ->
                Optional.of(
                        voice.about(seat, "twenty.taken", "cards", voice.cards(own.plus(table)), "count", own.size()));
            case TwentyEvent.Mistaken(var seat, var cards, var why, var pays) ->
                Optional.of(voice.about(seat, "mistaken", "cards", voice.cards(cards), "why", voice.why(why)));
            case TwentyEvent.RanOut(var seat, var pays) -> Optional.of(voice.about(seat, "ran-out"));
            case TwentyEvent.Given(var seat, var cards, var reason) ->
                Optional.of(voice.about(seat, "twenty.given", "count", cards.size()));
            case TwentyEvent.Agreed(var seat) -> Optional.of(voice.about(seat, "agreed"));
            case TwentyEvent.Disagreed(var seat) -> Optional.of(voice.about(seat, "disagreed"));
            case TwentyEvent.AllAgreed(var cards) -> Optional.of(voice.say("twenty.all-agreed", "count", cards));
            case TwentyEvent.Ended(var winners, var points, var ending) ->
                Optional.of(voice.say("twenty.ended", "names", voice.names(winners), "count", points));
            case TwentyEvent.Dealt dealt -> Optional.empty();
            case TwentyEvent.CallDropped dropped -> Optional.empty();
            case TwentyEvent.Moved moved -> Optional.empty();
            case TwentyEvent.Refilled refilled -> Optional.empty();
            case TwentyEvent.Asked asked -> Optional.empty();
            case TwentyEvent.Added added -> Optional.empty();
            case TwentyEvent.LaidAside aside -> Optional.empty();
            case TwentyEvent.Shuffled shuffled -> Optional.empty();
        };
    }

    @Override
    public String rules(Voice voice) {
        return voice.say("help.twenty");
    }
}
