package org.tercet.rules.chipset;

import java.util.List;
import org.tercet.rules.game.Chosen;
import org.tercet.rules.game.Setting;

/** What a table of ChipSet can choose. */
final class ChipsetSettings {

    private static final String CHIPS = "chips";
    private static final String BET_LIMIT = "bet-limit";
    private static final String RAISES = "raises";
    private static final String DEALS = "deals";
    private static final String TURN_SECONDS = "turn-seconds";
    private static final String EXPOSE_SECONDS = "expose-seconds";
    private static final String NEXT_SECONDS = "next-seconds";

    private static final long SECOND = 1_000;

    private ChipsetSettings() {}

    static List<Setting> offered() {
        return List.of(
                new Setting.Whole(CHIPS, 5, 200, 20),
                new Setting.Whole(BET_LIMIT, 1, 20, 3),
                new Setting.Whole(RAISES, 1, 5, 1),
                new Setting.Whole(DEALS, 1, 10, 1),
                new Setting.Whole(TURN_SECONDS, 5, 120, 30),
                new Setting.Whole(EXPOSE_SECONDS, 3, 30, 10),
                new Setting.Whole(NEXT_SECONDS, 0, 30, 5));
    }

    static ChipsetOptions options(Chosen chosen) {
        return new ChipsetOptions(
                chosen.whole(CHIPS),
                chosen.whole(BET_LIMIT),
                chosen.whole(RAISES),
                chosen.whole(DEALS),
                chosen.whole(TURN_SECONDS) * SECOND,
                chosen.whole(EXPOSE_SECONDS) * SECOND,
                chosen.whole(NEXT_SECONDS) * SECOND);
    }
}
