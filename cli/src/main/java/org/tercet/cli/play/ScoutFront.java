package org.tercet.cli.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.tercet.cards.Card;
import org.tercet.rules.game.Shown;
import org.tercet.rules.scout.Debt;
import org.tercet.rules.scout.Forfeit;
import org.tercet.rules.scout.ScoutMove;
import org.tercet.rules.scout.ScoutView;
import org.tercet.rules.scout.ScoutView.Stage;
import org.tercet.wire.shape.Written;

/** Scout: three cards point, the first of them for all to see; one card seeks. Forfeits are voted on with the digits. */
final class ScoutFront implements Front<ScoutView, ScoutMove> {

    @Override
    public Scene scene(ScoutView view, Voice voice) {
        Zone table = Zone.spots(voice.say("zone.table"), view.table(), view.rectangle(), voice.keyboard());
        List<Scene.Side> sides = view.players().stream()
                .map(player -> new Scene.Side(
                        voice.name(player.seat()), Integer.toString(player.score()), note(view, player, voice)))
                .toList();
        List<String> facts = new ArrayList<>(List.of(voice.say("deck", "count", view.deck())));
        view.pair().ifPresent(pair -> facts.add(voice.say("scout.pair", "cards", voice.cards(pair))));
        return view.stage() instanceof Stage.Searching searching
                ? new Scene(List.of(table.lighting(searching.card())), sides, facts, Optional.of(searching.until()))
                : new Scene(List.of(table), sides, facts, Optional.empty());
    }

    private static String note(ScoutView view, ScoutView.Player player, Voice voice) {
        List<String> notes = new ArrayList<>();
        if (view.stage() instanceof Stage.Searching searching) {
            if (searching.scout().equals(player.seat())) {
                notes.add(voice.say("note.scout"));
            } else if (searching.passed().contains(player.seat())) {
                notes.add(voice.say("note.passed"));
            }
        }
        if (view.agreed().contains(player.seat())) {
            notes.add(voice.say("note.none"));
        }
        if (player.sitsOut()) {
            notes.add(voice.say("note.sits-out"));
        }
        player.forfeits().forEach(forfeit -> notes.add(forfeit(forfeit, voice)));
        return String.join(", ", notes);
    }

    static String forfeit(Forfeit forfeit, Voice voice) {
        return voice.say("forfeit." + Written.name(forfeit));
    }

    @Override
    public Desk<ScoutMove> desk(ScoutView view, Voice voice) {
        List<Desk.Offer<ScoutMove>> offers = new ArrayList<>(votes(view, voice));
        return switch (view.stage()) {
            case Stage.Over over -> Desk.waiting(voice.say("over"));
            case Stage.Looking looking -> {
                if (view.may().agree()) {
                    offers.add(new Desk.Offer<>(NONE, voice.say("offer.none"), new ScoutMove.NoSet()));
                }
                if (view.may().disagree()) {
                    offers.add(new Desk.Offer<>(NONE, voice.say("offer.looking"), new ScoutMove.StillLooking()));
                }
                String prompt = voice.say(view.may().point() ? "scout.look" : "scout.out");
                yield new Desk<>(
                        prompt, offers, view.may().point() ? Optional.of(point(view, voice)) : Optional.empty());
            }
            case Stage.Searching(var scout, var card, var until, var passed) -> {
                String name = voice.cards(List.of(card));
                if (!view.may().seek()) {
                    yield new Desk<>(voice.about(scout, "scout.waits", "card", name), offers, Optional.empty());
                }
                offers.add(new Desk.Offer<>(PASS, voice.say("offer.give-up"), new ScoutMove.GiveUp()));
                yield new Desk<>(
                        voice.about(scout, "scout.seek", "card", name), offers, Optional.of(seek(view, card, voice)));
            }
        };
    }

    private Desk.Pick<ScoutMove> point(ScoutView view, Voice voice) {
        return new Desk.Pick<>(3, scene(view, voice).slots(), chosen -> {
            List<Card> cards = Slot.cards(chosen);
            return new ScoutMove.Point(cards.get(0), cards.get(1), cards.get(2));
        });
    }

    private Desk.Pick<ScoutMove> seek(ScoutView view, Card pointed, Voice voice) {
        List<Slot> others = scene(view, voice).slots().stream()
                .filter(slot -> slot.card().filter(pointed::equals).isEmpty())
                .toList();
        return new Desk.Pick<>(
                1, others, chosen -> new ScoutMove.Seek(Slot.cards(chosen).getFirst()));
    }

    /** For the first forfeit that waits for a vote. */
    private static List<Desk.Offer<ScoutMove>> votes(ScoutView view, Voice voice) {
        if (view.may().votes().isEmpty()) {
            return List.of();
        }
        int number = view.may().votes().getFirst();
        String whose = view.debts().stream()
                .filter(debt -> debt.number() == number)
                .map(Debt::seat)
                .map(voice::name)
                .findFirst()
                .orElse("");
        List<Desk.Offer<ScoutMove>> offers = new ArrayList<>();
        for (Forfeit forfeit : Forfeit.values()) {
            char key = (char) ('1' + offers.size());
            String label = voice.say("scout.vote", "name", whose, "forfeit", forfeit(forfeit, voice));
            offers.add(new Desk.Offer<>(key, label, new ScoutMove.Vote(number, forfeit)));
        }
        return offers;
    }

    @Override
    public Optional<String> tell(Shown shown, ScoutView after, Voice voice) {
        return Optional.ofNullable(ScoutTelling.of(shown, voice));
    }

    @Override
    public String rules(Voice voice) {
        return voice.say("help.scout");
    }
}
