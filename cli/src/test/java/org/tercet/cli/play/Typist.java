package org.tercet.cli.play;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.tercet.bots.Dice;
import org.tercet.bots.Player;
import org.tercet.cards.Card;
import org.tercet.cards.Notation;
import org.tercet.rules.chipset.ChipsetMove;
import org.tercet.rules.coop.CoopMove;
import org.tercet.rules.game.Move;
import org.tercet.rules.game.View;
import org.tercet.rules.race.RaceMove;
import org.tercet.rules.scout.Forfeit;
import org.tercet.rules.scout.ScoutMove;
import org.tercet.rules.setup.SetUpMove;
import org.tercet.rules.twenty.TwentyMove;

/** Somebody who plays casually and types what they do, a line a second. */
final class Typist<V extends View, M extends Move> implements Lines {

    /** A game that takes more lines than this does not end. */
    private static final int MOST = 20_000;

    final List<String> typed = new ArrayList<>();
    private final Sitting<?, ?, M, ?, V> sitting;
    private final Session<V, M> session;
    private final Player<V, M> player;
    private final Dice dice;
    private long now;

    Typist(Sitting<?, ?, M, ?, V> sitting, Session<V, M> session, Player<V, M> player, Dice dice) {
        this.sitting = sitting;
        this.session = session;
        this.player = player;
        this.dice = dice;
        this.now = sitting.began();
    }

    @Override
    public long now() {
        return now;
    }

    @Override
    public Next next() {
        if (typed.size() > MOST) {
            return new Next.End();
        }
        String line = session.isBetweenRounds()
                ? ""
                : player.move(sitting.view().table(), Sitting.ME, dice)
                        .map(this::words)
                        .orElse("");
        typed.add(line);
        now += 1_000;
        return new Next.Line(line);
    }

    private String words(M move) {
        return switch (move) {
            case RaceMove.Call() -> "call";
            case RaceMove.Take(var cards) -> words(cards);
            case RaceMove.Turn(var place) -> key(place);
            case RaceMove.NoSet(), RaceMove.StillLooking() -> "n";
            case CoopMove.Take(var cards) -> words(cards);
            case CoopMove.Stop(), CoopMove.StillLooking() -> "n";
            case TwentyMove.Call() -> "call";
            case TwentyMove.Take(var cards) -> words(cards);
            case TwentyMove.Ask() -> "p";
            case TwentyMove.NoSet(), TwentyMove.StillLooking() -> "n";
            case SetUpMove.Play(var card) -> card.toString();
            case SetUpMove.Challenge(var others) -> words(others);
            case SetUpMove.Pass() -> "p";
            case ScoutMove.Point(var card, var second, var third) -> words(List.of(card, second, third));
            case ScoutMove.Seek(var card) -> card.toString();
            case ScoutMove.GiveUp() -> "p";
            case ScoutMove.NoSet(), ScoutMove.StillLooking() -> "n";
            case ScoutMove.Vote(var number, var choice) -> choice == Forfeit.SCOLDING ? "1" : "2";
            case ChipsetMove.Fold() -> "f";
            case ChipsetMove.Check(), ChipsetMove.Call() -> "c";
            case ChipsetMove.Raise(var by) -> Integer.toString(by);
            case ChipsetMove.Expose() -> "e";
            case ChipsetMove.Keep() -> "k";
            default -> throw new AssertionError(move);
        };
    }

    private String key(int place) {
        return session.scene().slots().stream()
                .filter(slot -> slot.place() == place)
                .map(slot -> String.valueOf(slot.key()))
                .findFirst()
                .orElseThrow();
    }

    private static String words(List<Card> cards) {
        return cards.stream().map(Notation::of).collect(Collectors.joining(" "));
    }
}
