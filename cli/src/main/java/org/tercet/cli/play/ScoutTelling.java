package org.tercet.cli.play;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.tercet.rules.game.Shown;
import org.tercet.rules.scout.ScoutEvent;

/** What happens in Scout, in words. */
final class ScoutTelling {

    private ScoutTelling() {}

    /** Nothing where the table shows it. */
    static @Nullable String of(Shown shown, Voice voice) {
        return switch (shown) {
            case ScoutEvent.Pointing(var seat, var card, var until) ->
                voice.about(seat, "scout.points", "card", voice.cards(List.of(card)));
            case ScoutEvent.Miss(var seat, var pointed, var card, var wants) ->
                voice.about(
                        seat, "scout.missed", "card", voice.cards(List.of(card)), "wants", voice.cards(List.of(wants)));
            case ScoutEvent event -> event(event, voice);
            default -> null;
        };
    }

    private static @Nullable String event(ScoutEvent event, Voice voice) {
        return switch (event) {
            case ScoutEvent.GaveUp(var seat) -> voice.about(seat, "scout.gave-up");
            case ScoutEvent.Found(var seat, var card, var set) ->
                voice.about(seat, "scout.found", "card", voice.cards(List.of(card)), "cards", voice.cards(set));
            case ScoutEvent.Revealed(var seat, var card, var cards, var right, var why) ->
                voice.about(seat, "scout.revealed", "cards", voice.cards(cards), "why", voice.why(why));
            case ScoutEvent.Took(var seat, var cards) -> voice.about(seat, "taken", "cards", voice.cards(cards));
            case ScoutEvent.Paid(var seat, var card) -> voice.about(seat, "pays.cards", "count", 1);
            case ScoutEvent.Owed(var seat, var number, var until) -> voice.about(seat, "scout.owes");
            case ScoutEvent.Sentenced(var seat, var number, var forfeit) ->
                voice.about(seat, "scout.sentenced", "forfeit", ScoutFront.forfeit(forfeit, voice));
            case ScoutEvent.SatOut(var seat) -> voice.about(seat, "scout.sits-out");
            case ScoutEvent.Agreed(var seat) -> voice.about(seat, "agreed");
            case ScoutEvent.Disagreed(var seat) -> voice.about(seat, "disagreed");
            case ScoutEvent.Ended(var ending) -> ended(ending, voice);
            case ScoutEvent.Laid laid -> null;
            case ScoutEvent.Moved moved -> null;
            case ScoutEvent.Pointed pointed -> null;
            case ScoutEvent.Missed missed -> null;
            case ScoutEvent.Voted voted -> null;
            case ScoutEvent.BackIn back -> null;
        };
    }

    private static String ended(ScoutEvent.Ending ending, Voice voice) {
        return switch (ending) {
            case NOTHING_LEFT -> voice.say("ended.nothing-left");
            case AGREED -> voice.say("ended.agreed");
            case NOBODY_TO_PLAY_WITH -> voice.say("over");
        };
    }
}
