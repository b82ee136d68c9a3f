package org.tercet.bots.casual;

import java.util.List;
import java.util.Optional;
import org.tercet.bots.Dice;
import org.tercet.bots.Player;
import org.tercet.bots.RaceFinds;
import org.tercet.cards.CardSet;
import org.tercet.rules.game.Seat;
import org.tercet.rules.parts.Face;
import org.tercet.rules.race.Phase;
import org.tercet.rules.race.RaceMove;
import org.tercet.rules.race.RaceView;

/** Looks for a find at each glance, errs now and then, and agrees when it sees nothing. */
public final class CasualRace implements Player<RaceView, RaceMove> {

    private static final int ERRS = 4;
    private static final int OVERLOOKS = 30;
    private static final int GIVES_UP = 3;

    @Override
    public Optional<RaceMove> move(RaceView view, Seat me, Dice dice) {
        return switch (view.phase()) {
            case Phase.Over over -> Optional.empty();
            case Phase.Shuffling shuffling -> Optional.empty();
            case Phase.Showing showing -> Optional.empty();
            case Phase.Called(var seat, var until) -> seat.equals(me) ? called(view, dice) : Optional.empty();
            case Phase.Turning(var seat, var places, var until) ->
                seat.equals(me) ? turn(view, dice) : Optional.empty();
            case Phase.Open open -> look(view, me, dice);
        };
    }

    private static Optional<RaceMove> look(RaceView view, Seat me, Dice dice) {
        if (view.faceDown()) {
            return view.oneGesture() ? turn(view, dice) : Optional.of(new RaceMove.Call());
        }
        if (view.agreed().contains(me)) {
            return dice.percent(GIVES_UP) ? Optional.of(new RaceMove.StillLooking()) : Optional.empty();
        }
        boolean errs = dice.percent(ERRS);
        Optional<CardSet> find = dice.percent(OVERLOOKS) ? Optional.empty() : find(view, dice);
        if (find.isEmpty() && !errs) {
            boolean agrees = view.mayAgree() && (find(view, dice).isEmpty() || dice.percent(GIVES_UP));
            return agrees ? Optional.of(new RaceMove.NoSet()) : Optional.empty();
        }
        return view.oneGesture()
                ? take(find.isPresent() && !errs ? find : RaceFinds.guess(view, dice))
                : Optional.of(new RaceMove.Call());
    }

    /** Sometimes the cards are gone from one's eyes, and time runs out. */
    private static Optional<RaceMove> called(RaceView view, Dice dice) {
        if (view.faceDown()) {
            return turn(view, dice);
        }
        if (dice.percent(ERRS)) {
            return Optional.empty();
        }
        Optional<CardSet> find = dice.percent(ERRS) ? Optional.empty() : find(view, dice);
        return take(find.isPresent() ? find : RaceFinds.guess(view, dice));
    }

    private static Optional<RaceMove> take(Optional<CardSet> cards) {
        return cards.map(chosen -> new RaceMove.Take(chosen.toList()));
    }

    private static Optional<RaceMove> turn(RaceView view, Dice dice) {
        List<Face> backs =
                view.table().stream().filter(face -> face.card().isEmpty()).toList();
        return backs.isEmpty()
                ? Optional.empty()
                : Optional.of(new RaceMove.Turn(pick(backs, dice).place()));
    }

    private static Optional<CardSet> find(RaceView view, Dice dice) {
        List<CardSet> finds = RaceFinds.all(view);
        return finds.isEmpty() ? Optional.empty() : Optional.of(pick(finds, dice));
    }

    private static <T> T pick(List<T> from, Dice dice) {
        return from.get(dice.below(from.size()));
    }
}
