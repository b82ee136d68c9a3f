package org.tercet.rules.chipset;

import java.util.OptionalLong;
import org.tercet.rules.game.Seat;

/** What the table is waiting for. Nothing in it is secret. */
public sealed interface Phase {

    /** Nothing has been dealt yet. */
    record Ready() implements Phase {}

    /** One is to fold, check, call or raise. */
    record Betting(Seat turn, long until) implements Phase {}

    /** All still in are asked whether they expose. */
    record Trial(long until) implements Phase {}

    /** The pot is taken; the result lies open. */
    record Pause(long until) implements Phase {}

    /** All cards wait to be shuffled for the next deal. */
    record Shuffling() implements Phase {}

    record Over(ChipsetEvent.Ending ending) implements Phase {}

    /** When it changes by itself. */
    default OptionalLong deadline() {
        return switch (this) {
            case Betting betting -> OptionalLong.of(betting.until);
            case Trial trial -> OptionalLong.of(trial.until);
            case Pause pause -> OptionalLong.of(pause.until);
            case Ready ready -> OptionalLong.empty();
            case Shuffling shuffling -> OptionalLong.empty();
            case Over over -> OptionalLong.empty();
        };
    }
}
