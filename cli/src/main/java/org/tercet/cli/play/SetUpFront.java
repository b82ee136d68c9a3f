package org.tercet.cli.play;

import java.util.List;
import java.util.Optional;
import org.tercet.cards.Card;
import org.tercet.rules.game.Seat;
import org.tercet.rules.game.Shown;
import org.tercet.rules.setup.Phase;
import org.tercet.rules.setup.SetUpEvent;
import org.tercet.rules.setup.SetUpMove;
import org.tercet.rules.setup.SetUpView;

/** SetUp: the table on the letters, the hand on the digits. */
final class SetUpFront implements Front<SetUpView, SetUpMove> {

    @Override
    public Scene scene(SetUpView view, Voice voice) {
        List<Scene.Side> sides = view.players().stream()
                .map(player -> new Scene.Side(
                        voice.name(player.seat()),
                        Integer.toString(player.penalty().size()),
                        note(view, player.seat(), voice)))
                .toList();
        return new Scene(
                List.of(table(view, voice), hand(view, voice)),
                sides,
                List.of(voice.say("deck", "count", view.deck())),
                until(view.phase()));
    }

    private static Zone table(SetUpView view, Voice voice) {
        Zone table = Zone.row(voice.say("zone.table"), view.table(), voice.keyboard());
        return view.phase() instanceof Phase.Window window ? table.lighting(window.card()) : table;
    }

    private static Zone hand(SetUpView view, Voice voice) {
        return Zone.hand(voice.say("zone.hand"), view.hand().toList());
    }

    private static Optional<Long> until(Phase phase) {
        return switch (phase) {
            case Phase.Playing(var seat, var until) -> Optional.of(until);
            case Phase.Window window -> Optional.of(window.until());
            case Phase.Dealing dealing -> Optional.empty();
            case Phase.Over over -> Optional.empty();
        };
    }

    private static String note(SetUpView view, Seat seat, Voice voice) {
        return switch (view.phase()) {
            case Phase.Playing(var whose, var until) -> whose.equals(seat) ? voice.say("note.turn") : "";
            case Phase.Window window -> window.passed().contains(seat) ? voice.say("note.passed") : "";
            case Phase.Dealing dealing -> "";
            case Phase.Over over -> "";
        };
    }

    @Override
    public Desk<SetUpMove> desk(SetUpView view, Voice voice) {
        return switch (view.phase()) {
            case Phase.Over over -> Desk.waiting(voice.say("over"));
            case Phase.Dealing dealing -> Desk.waiting(voice.say("shuffling"));
            case Phase.Playing(var seat, var until) ->
                view.mayPlay() ? play(view, voice) : Desk.waiting(voice.about(seat, "setup.turn"));
            case Phase.Window window ->
                view.mayChallenge() ? challenge(view, window, voice) : Desk.waiting(voice.say("setup.window"));
        };
    }

    private static Desk<SetUpMove> play(SetUpView view, Voice voice) {
        Desk.Pick<SetUpMove> pick = new Desk.Pick<>(
                1,
                hand(view, voice).slots(),
                chosen -> new SetUpMove.Play(Slot.cards(chosen).getFirst()));
        return new Desk<>(voice.say("setup.play"), List.of(), Optional.of(pick));
    }

    private static Desk<SetUpMove> challenge(SetUpView view, Phase.Window window, Voice voice) {
        List<Slot> others = table(view, voice).slots().stream()
                .filter(slot -> slot.card().filter(window.card()::equals).isEmpty())
                .toList();
        Desk.Offer<SetUpMove> pass = new Desk.Offer<>(PASS, voice.say("offer.pass"), new SetUpMove.Pass());
        Desk.Pick<SetUpMove> pick = new Desk.Pick<>(2, others, chosen -> new SetUpMove.Challenge(Slot.cards(chosen)));
        String prompt = voice.say(
                "setup.challenge", "name", voice.name(window.player()), "card", voice.cards(List.of(window.card())));
        return new Desk<>(prompt, List.of(pass), Optional.of(pick));
    }

    @Override
    public Optional<String> tell(Shown shown, SetUpView after, Voice voice) {
        return shown instanceof SetUpEvent event ? event(event, voice) : Optional.empty();
    }

    private static Optional<String> event(SetUpEvent event, Voice voice) {
        return switch (event) {
            case SetUpEvent.Played(var seat, var card, var forThem, var until) ->
                Optional.of(voice.about(
                        seat, forThem ? "setup.played-for" : "setup.played", "card", voice.cards(List.<Card>of(card))));
            case SetUpEvent.Passed(var seat) ->
                voice.isMe(seat) ? Optional.of(voice.say("setup.passed")) : Optional.empty();
            case SetUpEvent.Mistaken(var seat, var cards, var why) ->
                Optional.of(voice.about(seat, "mistaken", "cards", voice.cards(cards), "why", voice.why(why)));
            case SetUpEvent.Caught(var challenger, var player, var set, var why, var penalty) ->
                Optional.of(voice.about(challenger, "setup.caught", "cards", voice.cards(set))
                        + " "
                        + voice.about(player, "setup.penalty", "count", penalty.size()));
            case SetUpEvent.Ended(var ending, var at) -> Optional.of(voice.say("setup.ended"));
            case SetUpEvent.Dealt dealt -> Optional.empty();
            case SetUpEvent.Drawn drawn -> Optional.empty();
            case SetUpEvent.TurnTo turn -> Optional.empty();
            case SetUpEvent.LaidAside aside -> Optional.empty();
        };
    }

    @Override
    public String rules(Voice voice) {
        return voice.say("help.setup");
    }
}
