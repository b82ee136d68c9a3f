package org.tercet.bots.human;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.tercet.bots.Dice;
import org.tercet.bots.RaceFinds;
import org.tercet.bots.human.Waits.Thought;
import org.tercet.cards.CardSet;
import org.tercet.rules.game.Seat;
import org.tercet.rules.parts.Face;
import org.tercet.rules.race.Phase;
import org.tercet.rules.race.RaceMove;
import org.tercet.rules.race.RaceView;

/** Plays the base game and its modes: the finds on the table race to be seen, against giving up and against a rash call. */
public final class HumanRace implements Mind<RaceView, RaceMove> {

    private final Strength strength;
    private final Attention attention = new Attention();
    private final Recall recall = new Recall();

    public HumanRace(Strength strength) {
        this.strength = strength;
    }

    @Override
    public Optional<Intent<RaceMove>> think(RaceView view, Seat me, Dice dice) {
        if (view.faceDown()) {
            recall.look(view, strength.recalls(), dice);
        }
        return switch (view.phase()) {
            case Phase.Over over -> Optional.empty();
            case Phase.Shuffling shuffling -> Optional.empty();
            case Phase.Showing showing -> Optional.empty();
            case Phase.Called(var seat, var until) -> seat.equals(me) ? act(view, dice) : Optional.empty();
            case Phase.Turning(var seat, var places, var until) ->
                seat.equals(me) ? Optional.of(turn(view, dice)) : Optional.empty();
            case Phase.Open open -> view.faceDown() ? Optional.of(reach(view, dice)) : look(view, me, dice);
        };
    }

    private Optional<Intent<RaceMove>> look(RaceView view, Seat me, Dice dice) {
        List<CardSet> finds = RaceFinds.all(view);
        List<Thought<RaceMove>> thoughts = new ArrayList<>();
        for (CardSet find : finds) {
            thoughts.add(new Thought<>(Sight.mean(view.pattern(), find, strength), claim(view, find, dice)));
        }
        RaceFinds.guess(view, dice)
                .ifPresent(guess -> thoughts.add(new Thought<>(
                        strength.find(2) * Strength.RASHNESS, view.oneGesture() ? take(guess) : new RaceMove.Call())));
        if (view.mayAgree() && !view.agreed().contains(me)) {
            double alone = strength.giveUp() * (finds.isEmpty() ? 1.0 : Strength.DOUBT);
            thoughts.add(
                    new Thought<>(view.agreed().isEmpty() ? alone : alone / Strength.COMPANY, new RaceMove.NoSet()));
        }
        return Waits.first(thoughts, attention.moment(view.open()), dice)
                .map(first -> Intent.move(first.after(), first.what()));
    }

    private RaceMove claim(RaceView view, CardSet find, Dice dice) {
        return view.oneGesture() ? take(slip(view, find, dice)) : new RaceMove.Call();
    }

    /** After the call: what was seen is still there, unless the eyes slip. */
    private Optional<Intent<RaceMove>> act(RaceView view, Dice dice) {
        if (view.faceDown()) {
            return Optional.of(turn(view, dice));
        }
        List<Thought<CardSet>> thoughts = RaceFinds.all(view).stream()
                .map(find -> new Thought<>(Sight.mean(view.pattern(), find, strength), find))
                .toList();
        return Waits.first(thoughts, 0, dice)
                .map(first -> slip(view, first.what(), dice))
                .or(() -> RaceFinds.guess(view, dice))
                .map(cards -> Intent.move(Waits.pointing(dice), take(cards)));
    }

    private CardSet slip(RaceView view, CardSet find, Dice dice) {
        return dice.percent(strength.errs()) ? RaceFinds.guess(view, dice).orElse(find) : find;
    }

    private static RaceMove take(CardSet cards) {
        return new RaceMove.Take(cards.toList());
    }

    /** Nobody races long for face-down cards: each takes a turn soon, those who know a set sooner. */
    private Intent<RaceMove> reach(RaceView view, Dice dice) {
        int patience = recall.set(view, CardSet.NONE).isEmpty() ? Strength.GROPING : 1;
        double mean = (double) strength.giveUp() * patience / Strength.REACHING;
        long after = Strength.REACTION + Waits.exponential(mean, dice);
        return view.oneGesture()
                ? new Intent<>(after, turn(view, dice).move())
                : Intent.move(after, new RaceMove.Call());
    }

    private Intent<RaceMove> turn(RaceView view, Dice dice) {
        List<Integer> known = recall.set(view, view.open());
        List<Integer> backs = view.table().stream()
                .filter(face -> face.card().isEmpty())
                .map(Face::place)
                .toList();
        List<Integer> from = known.isEmpty() ? backs : known;
        return Intent.move(Waits.pointing(dice), new RaceMove.Turn(from.get(dice.below(from.size()))));
    }
}
