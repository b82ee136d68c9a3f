package org.tercet.cli.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;
import org.tercet.bots.RaceFinds;
import org.tercet.cards.Card;
import org.tercet.cards.CardSet;
import org.tercet.rules.game.Seat;
import org.tercet.rules.game.Shown;
import org.tercet.rules.race.Phase;
import org.tercet.rules.race.RaceEvent;
import org.tercet.rules.race.RaceMove;
import org.tercet.rules.race.RaceView;

/** The base game and its modes. */
final class RaceFront implements Front<RaceView, RaceMove> {

    @Override
    public Scene scene(RaceView view, Voice voice) {
        List<Zone> zones = new ArrayList<>();
        zones.add(Zone.table(voice.say("zone.table"), view.table(), view.rectangle(), voice.keyboard()));
        if (view.needsPrevious() > 0) {
            zones.add(Zone.hand(voice.say("zone.previous"), view.previous().toList()));
        }
        List<Scene.Side> sides = view.players().stream()
                .map(player -> new Scene.Side(
                        voice.name(player.seat()), Integer.toString(player.score()), note(view, player.seat(), voice)))
                .toList();
        List<String> facts = new ArrayList<>();
        facts.add(voice.say("deck", "count", view.deck()));
        view.toFind()
                .ifPresent(all ->
                        facts.add(voice.say("found-of", "found", view.found().size(), "all", all)));
        if (view.owed() > 0) {
            facts.add(voice.say("owed", "count", view.owed()));
        }
        Optional<Long> until = view.phase().deadline().isPresent()
                ? Optional.of(view.phase().deadline().getAsLong())
                : Optional.empty();
        return new Scene(zones, sides, facts, until);
    }

    private static String note(RaceView view, Seat seat, Voice voice) {
        if (view.phase().busy().filter(seat::equals).isPresent()) {
            return voice.say("note.calls");
        }
        return view.agreed().contains(seat) ? voice.say("note.none") : "";
    }

    @Override
    public Desk<RaceMove> desk(RaceView view, Voice voice) {
        return switch (view.phase()) {
            case Phase.Over over -> Desk.waiting(voice.say("over"));
            case Phase.Shuffling shuffling -> Desk.waiting(voice.say("shuffling"));
            case Phase.Showing(var seat, var places, var until) -> Desk.waiting(voice.about(seat, "missed.showing"));
            case Phase.Called(var seat, var until) -> busy(view, seat, voice);
            case Phase.Turning(var seat, var places, var until) -> busy(view, seat, voice);
            case Phase.Open open -> open(view, voice);
        };
    }

    private Desk<RaceMove> busy(RaceView view, Seat seat, Voice voice) {
        if (!voice.isMe(seat)) {
            return Desk.waiting(voice.about(seat, "called"));
        }
        int count = view.pattern().size();
        String prompt = view.faceDown() ? voice.say("turn") : voice.say("choose", "count", count);
        return new Desk<>(prompt, List.of(), pick(view, voice));
    }

    private Desk<RaceMove> open(RaceView view, Voice voice) {
        List<Desk.Offer<RaceMove>> offers = new ArrayList<>();
        if (!view.oneGesture()) {
            String label = voice.say(view.faceDown() ? "offer.turn" : "offer.call");
            offers.add(new Desk.Offer<>(CALL, label, new RaceMove.Call()));
        }
        if (view.agreed().contains(voice.me())) {
            offers.add(new Desk.Offer<>(NONE, voice.say("offer.looking"), new RaceMove.StillLooking()));
        } else if (view.mayAgree()) {
            offers.add(new Desk.Offer<>(NONE, voice.say("offer.none"), new RaceMove.NoSet()));
        }
        return new Desk<>(looking(view, voice), offers, view.oneGesture() ? pick(view, voice) : Optional.empty());
    }

    private static String looking(RaceView view, Voice voice) {
        if (view.faceDown()) {
            return voice.say("look.memory");
        }
        String pattern = voice.say("look." + view.pattern().name().toLowerCase(Locale.ROOT));
        return view.needsPrevious() == 0
                ? pattern
                : pattern + " " + voice.say("look.chain", "count", view.needsPrevious());
    }

    private Optional<Desk.Pick<RaceMove>> pick(RaceView view, Voice voice) {
        Stream<Slot> slots = scene(view, voice).slots().stream();
        if (view.faceDown()) {
            List<Slot> backs = slots.filter(slot -> slot.card().isEmpty()).toList();
            Function<List<Slot>, RaceMove> turn =
                    chosen -> new RaceMove.Turn(chosen.getFirst().place());
            return Optional.of(new Desk.Pick<>(1, backs, turn));
        }
        Function<List<Slot>, RaceMove> take = chosen -> new RaceMove.Take(Slot.cards(chosen));
        return Optional.of(new Desk.Pick<>(view.pattern().size(), slots.toList(), take));
    }

    @Override
    public Optional<String> tell(Shown shown, RaceView after, Voice voice) {
        return shown instanceof RaceEvent event ? Optional.ofNullable(RaceTelling.of(event, voice)) : Optional.empty();
    }

    @Override
    public String rules(Voice voice) {
        return voice.say("help.race");
    }

    @Override
    public List<String> result(RaceView view, Voice voice) {
        if (!view.solo()) {
            return List.of();
        }
        RaceView.Player alone = view.players().getFirst();
        String found = voice.say("solo.sets", "sets", alone.sets(), "mistakes", alone.mistakes());
        if (!(view.phase() instanceof Phase.Over)) {
            return List.of(found);
        }
        boolean owes = view.deck() == 0 && view.owed() > 0;
        String verdict =
                owes ? voice.say("solo.owes", "count", view.owed()) : voice.say("solo.stopped", "count", view.deck());
        return List.of(view.deck() == 0 && !owes ? voice.say("solo.won") : verdict, found);
    }

    @Override
    public Optional<String> hint(RaceView view, int asked, Voice voice) {
        if (!view.solo() || view.faceDown() || !(view.phase() instanceof Phase.Open)) {
            return Optional.empty();
        }
        List<CardSet> finds = RaceFinds.all(view);
        if (finds.isEmpty() || asked == 0) {
            return Optional.of(voice.say("hint.count", "count", finds.size()));
        }
        Card card =
                finds.getFirst().toList().get(Math.min(asked - 1, view.pattern().size() - 2));
        return Optional.of(voice.say("hint.card", "card", voice.cards(List.of(card))));
    }
}
