package org.tercet.rules.twenty;

import java.util.List;
import org.tercet.rules.game.Chosen;
import org.tercet.rules.game.Options;
import org.tercet.rules.game.Setting;

/**
 * How a table plays 20/20.
 *
 * @param oneGesture choosing the cards is the call and the take at once
 * @param callMillis how long a caller has
 */
public record TwentyOptions(boolean oneGesture, long callMillis) implements Options {

    private static final String GESTURE = "gesture";
    private static final String CALL_SECONDS = "call-seconds";

    static final List<Setting> SETTINGS = List.of(
            new Setting.OneOf(GESTURE, List.of("call", "one"), "call"), new Setting.Whole(CALL_SECONDS, 2, 30, 5));

    static TwentyOptions of(Chosen chosen) {
        return new TwentyOptions(chosen.text(GESTURE).equals("one"), chosen.whole(CALL_SECONDS) * 1_000L);
    }
}
