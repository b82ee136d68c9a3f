package org.tercet.cli.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.tercet.rules.chipset.ChipsetMove;
import org.tercet.rules.chipset.ChipsetView;
import org.tercet.rules.chipset.Phase;
import org.tercet.rules.game.Shown;

/** ChipSet: nothing is picked up, so its keys are letters of the moves and the digits of a raise. */
final class ChipsetFront implements Front<ChipsetView, ChipsetMove> {

    private static final char FOLD = 'f';
    private static final char CHECK_OR_CALL = 'c';
    private static final char EXPOSE = 'e';
    private static final char KEEP = 'k';
    private static final int DIGITS = 9;

    @Override
    public Scene scene(ChipsetView view, Voice voice) {
        List<Scene.Side> sides = view.players().stream()
                .map(player -> new Scene.Side(
                        voice.name(player.seat()), Integer.toString(player.chips()), note(view, player, voice)))
                .toList();
        List<String> facts =
                List.of(voice.say("chipset.pot", "count", view.pot()), voice.say("deck", "count", view.deck()));
        Optional<Long> until = view.phase().deadline().isPresent()
                ? Optional.of(view.phase().deadline().getAsLong())
                : Optional.empty();
        return new Scene(
                List.of(
                        Zone.toLookAt(voice.say("zone.middle"), view.middle()),
                        Zone.toLookAt(voice.say("zone.hand"), view.hand())),
                sides,
                facts,
                until);
    }

    private static String note(ChipsetView view, ChipsetView.Player player, Voice voice) {
        List<String> notes = new ArrayList<>();
        if (view.dealer().equals(player.seat())) {
            notes.add(voice.say("note.dealer"));
        }
        if (view.phase() instanceof Phase.Betting(var turn, var until) && turn.equals(player.seat())) {
            notes.add(voice.say("note.turn"));
        }
        switch (player.standing()) {
            case FOLDED -> notes.add(voice.say("note.folded"));
            case NEW, WAITING -> notes.add(voice.say("note.sits-out"));
            case IN -> {
                if (player.bet() > 0) {
                    notes.add(voice.say("note.bet", "count", player.bet()));
                }
            }
        }
        return String.join(", ", notes);
    }

    @Override
    public Desk<ChipsetMove> desk(ChipsetView view, Voice voice) {
        return switch (view.phase()) {
            case Phase.Over over -> Desk.waiting(voice.say("over"));
            case Phase.Ready ready -> Desk.waiting(voice.say("shuffling"));
            case Phase.Shuffling shuffling -> Desk.waiting(voice.say("shuffling"));
            case Phase.Pause pause -> Desk.waiting(voice.say("chipset.pause"));
            case Phase.Trial trial ->
                view.may().answer()
                        ? new Desk<>(
                                voice.say("chipset.trial"),
                                List.of(
                                        new Desk.Offer<>(EXPOSE, voice.say("offer.expose"), new ChipsetMove.Expose()),
                                        new Desk.Offer<>(KEEP, voice.say("offer.keep"), new ChipsetMove.Keep())),
                                Optional.empty())
                        : Desk.waiting(voice.say("chipset.others-answer"));
            case Phase.Betting(var turn, var until) ->
                voice.isMe(turn)
                        ? new Desk<>(voice.say("chipset.bet"), bets(view.may(), voice), Optional.empty())
                        : Desk.waiting(voice.about(turn, "chipset.turn"));
        };
    }

    private static List<Desk.Offer<ChipsetMove>> bets(ChipsetView.May may, Voice voice) {
        List<Desk.Offer<ChipsetMove>> offers = new ArrayList<>();
        if (may.check()) {
            offers.add(new Desk.Offer<>(CHECK_OR_CALL, voice.say("offer.check"), new ChipsetMove.Check()));
        } else if (may.toCall() > 0) {
            String label = voice.say("offer.call-bet", "count", may.toCall());
            offers.add(new Desk.Offer<>(CHECK_OR_CALL, label, new ChipsetMove.Call()));
        }
        for (int by = 1; by <= Math.min(DIGITS, may.mostRaise()); by++) {
            offers.add(raise((char) ('0' + by), by, voice));
        }
        if (may.mostRaise() > DIGITS) {
            offers.add(raise('0', may.mostRaise(), voice));
        }
        if (may.fold()) {
            offers.add(new Desk.Offer<>(FOLD, voice.say("offer.fold"), new ChipsetMove.Fold()));
        }
        return offers;
    }

    private static Desk.Offer<ChipsetMove> raise(char key, int by, Voice voice) {
        return new Desk.Offer<>(key, voice.say("offer.raise", "count", by), new ChipsetMove.Raise(by));
    }

    @Override
    public Optional<String> tell(Shown shown, ChipsetView after, Voice voice) {
        return Optional.ofNullable(ChipsetTelling.of(shown, voice));
    }

    @Override
    public String rules(Voice voice) {
        return voice.say("help.chipset");
    }
}
