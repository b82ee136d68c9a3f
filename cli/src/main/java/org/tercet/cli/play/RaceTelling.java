package org.tercet.cli.play;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.tercet.rules.race.RaceEvent;
import org.tercet.rules.race.RaceEvent.Ending;

/** What happens in a race, in words. */
final class RaceTelling {

    private RaceTelling() {}

    /** Nothing where the table shows it. */
    static @Nullable String of(RaceEvent event, Voice voice) {
        return switch (event) {
            case RaceEvent.Called(var seat, var until) -> voice.about(seat, "called");
            case RaceEvent.Taken(var seat, var cards, var leaving, var why) ->
                voice.about(seat, "taken", "cards", voice.cards(cards));
            case RaceEvent.Mistaken(var seat, var cards, var why) ->
                voice.about(seat, "mistaken", "cards", voice.cards(cards), "why", voice.why(why));
            case RaceEvent.RanOut(var seat) -> voice.about(seat, "ran-out");
            case RaceEvent.Paid paid -> paid(paid, voice);
            case RaceEvent.Agreed(var seat) -> voice.about(seat, "agreed");
            case RaceEvent.Disagreed(var seat) -> voice.about(seat, "disagreed");
            case RaceEvent.Owes(var sets) -> voice.say("owes", "count", sets);
            case RaceEvent.PaidOff(var sets) -> voice.say("paid-off", "count", sets);
            case RaceEvent.Gathered() -> voice.say("gathered");
            case RaceEvent.Discarded(var cards) -> voice.say("discarded");
            case RaceEvent.Turned(var seat, var spot, var until) ->
                voice.about(seat, "turned", "card", voice.cards(List.of(spot.card())));
            case RaceEvent.Missed(var seat, var cards, var why, var until) ->
                voice.about(seat, "missed", "cards", voice.cards(cards), "why", voice.why(why));
            case RaceEvent.TurnedBack(var places) -> voice.say("turned-back");
            case RaceEvent.Ended(var ending, var at) -> ended(ending, voice);
            case RaceEvent.Laid laid -> null;
            case RaceEvent.LaidFaceDown faceDown -> null;
            case RaceEvent.Moved moved -> null;
            case RaceEvent.Relaid relaid -> null;
        };
    }

    private static @Nullable String paid(RaceEvent.Paid paid, Voice voice) {
        if (paid.cards().isEmpty() && paid.points() == 0) {
            return null;
        }
        return paid.cards().isEmpty()
                ? voice.about(paid.seat(), "pays.points", "count", paid.points())
                : voice.about(paid.seat(), "pays.cards", "count", paid.cards().size());
    }

    private static String ended(Ending ending, Voice voice) {
        return voice.say(
                switch (ending) {
                    case NOTHING_LEFT -> "ended.nothing-left";
                    case AGREED -> "ended.agreed";
                    case STOPPED -> "ended.stopped";
                });
    }
}
