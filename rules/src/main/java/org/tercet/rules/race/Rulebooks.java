package org.tercet.rules.race;

import java.util.List;
import org.tercet.cards.Pattern;
import org.tercet.rules.game.Length;
import org.tercet.rules.race.RaceRules.Penalty;
import org.tercet.rules.race.RaceRules.Score;
import org.tercet.rules.race.RaceRules.Solo;
import org.tercet.rules.race.RaceRules.Table;

/** The published rulebooks of the base game. A new one is one constant here and its name in {@link #ALL}. */
public final class Rulebooks {

    public static final RaceRules DEVIR =
            printed("devir", 12, Score.CARDS_HELD, Penalty.THREE_CARDS, Solo.PLAY_ON, Length.ONE_ROUND);

    public static final RaceRules ITALIAN =
            printed("italian", 12, Score.POINTS, Penalty.ONE_POINT, Solo.OWES_SETS, Length.ONE_ROUND);

    public static final RaceRules GIGAMIC =
            printed("gigamic", 9, Score.CARDS_HELD, Penalty.THREE_CARDS, Solo.PLAY_ON, Length.ONE_ROUND);

    public static final RaceRules FX_SCHMIDT =
            printed("fx-schmidt", 9, Score.POINTS, Penalty.ONE_POINT, Solo.STOPS, Length.EVERYONE_DEALS);

    public static final List<RaceRules> ALL = List.of(DEVIR, ITALIAN, GIGAMIC, FX_SCHMIDT);

    private Rulebooks() {}

    private static RaceRules printed(
            String name, int laidSmall, Score score, Penalty penalty, Solo solo, Length usual) {
        return new RaceRules(name, Pattern.SET, 0, 12, laidSmall, 21, score, penalty, solo, Table.REFILLED, usual);
    }
}
