package org.tercet.cli.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.tercet.cards.Card;
import org.tercet.cards.CardSet;
import org.tercet.cards.Pattern;
import org.tercet.cards.Sets;
import org.tercet.rules.coop.CoopEvent;
import org.tercet.rules.coop.CoopMove;
import org.tercet.rules.coop.CoopView;
import org.tercet.rules.coop.Grade;
import org.tercet.rules.coop.Phase;
import org.tercet.rules.game.Seat;
import org.tercet.rules.game.Shown;
import org.tercet.wire.shape.Written;

/** CoopSet. */
final class CoopFront implements Front<CoopView, CoopMove> {

    private static final int RECTANGLE = 12;

    @Override
    public Scene scene(CoopView view, Voice voice) {
        List<Scene.Side> sides = IntStream.range(0, view.tallies().size())
                .mapToObj(seat -> side(view, new Seat(seat), voice))
                .toList();
        List<String> facts = new ArrayList<>();
        facts.add(voice.say("coop.score", "score", view.score()));
        facts.add(voice.say("coop.layout", "count", view.found().size(), "points", view.points()));
        facts.add(voice.say("deck", "count", view.deck()));
        Zone table = Zone.spots(voice.say("zone.table"), view.table(), RECTANGLE, voice.keyboard());
        return new Scene(List.of(table), sides, facts, Optional.empty());
    }

    private static Scene.Side side(CoopView view, Seat seat, Voice voice) {
        String sets = Integer.toString(view.tallies().get(seat.number()).sets());
        return new Scene.Side(voice.name(seat), sets, view.agreed().contains(seat) ? voice.say("note.leave") : "");
    }

    @Override
    public Desk<CoopMove> desk(CoopView view, Voice voice) {
        if (!(view.phase() instanceof Phase.Looking)) {
            return Desk.waiting(voice.say("over"));
        }
        boolean agreed = view.agreed().contains(voice.me());
        Desk.Offer<CoopMove> offer = agreed
                ? new Desk.Offer<>(NONE, voice.say("offer.looking"), new CoopMove.StillLooking())
                : new Desk.Offer<>(NONE, voice.say("offer.leave"), new CoopMove.Stop());
        Desk.Pick<CoopMove> pick = new Desk.Pick<>(
                Pattern.SET.size(), scene(view, voice).slots(), chosen -> new CoopMove.Take(Slot.cards(chosen)));
        return new Desk<>(voice.say("look.coop"), List.of(offer), Optional.of(pick));
    }

    @Override
    public Optional<String> tell(Shown shown, CoopView after, Voice voice) {
        return shown instanceof CoopEvent event
                ? switch (event) {
                    case CoopEvent.Added added -> Optional.of(voice.say("coop.added"));
                    case CoopEvent.Taken(var seat, var cards, var why) ->
                        Optional.of(voice.about(seat, "taken", "cards", voice.cards(cards)));
                    case CoopEvent.Mistaken(var seat, var cards, var why) ->
                        Optional.of(voice.about(seat, "mistaken", "cards", voice.cards(cards), "why", voice.why(why)));
                    case CoopEvent.Agreed(var seat) -> Optional.of(voice.about(seat, "coop.agreed"));
                    case CoopEvent.Disagreed(var seat) -> Optional.of(voice.about(seat, "disagreed"));
                    case CoopEvent.Scored(var result, var score) ->
                        Optional.of(voice.say(
                                "coop.scored", "count", result.sets(), "points", result.points(), "score", score));
                    case CoopEvent.LaidAside aside -> Optional.of(voice.say("coop.aside"));
                    case CoopEvent.Ended(var ending, var grade, var at) -> Optional.of(voice.say("coop.ended"));
                    case CoopEvent.Laid laid -> Optional.empty();
                    case CoopEvent.Moved moved -> Optional.empty();
                }
                : Optional.empty();
    }

    @Override
    public String rules(Voice voice) {
        return voice.say("help.coop");
    }

    @Override
    public boolean isTeamwork() {
        return true;
    }

    @Override
    public List<String> result(CoopView view, Voice voice) {
        List<String> lines = new ArrayList<>(List.of(voice.say("coop.result", "score", view.score())));
        view.grade().ifPresent(grade -> lines.add(grade(grade, voice)));
        return lines;
    }

    private static String grade(Grade grade, Voice voice) {
        return voice.say("grade." + Written.name(grade));
    }

    @Override
    public Optional<String> hint(CoopView view, int asked, Voice voice) {
        if (view.tallies().size() > 1 || !(view.phase() instanceof Phase.Looking)) {
            return Optional.empty();
        }
        List<CardSet> sets = Sets.all(view.cards());
        if (asked == 0) {
            return Optional.of(voice.say("hint.count", "count", sets.size()));
        }
        Card card = sets.getFirst().toList().get(Math.min(asked - 1, 1));
        return Optional.of(voice.say("hint.card", "card", voice.cards(List.of(card))));
    }
}
