package org.tercet.rules.race;

import org.tercet.cards.Card;
import org.tercet.cards.Pattern;
import org.tercet.rules.game.Length;
import org.tercet.rules.race.RaceRules.Penalty;
import org.tercet.rules.race.RaceRules.Score;
import org.tercet.rules.race.RaceRules.Solo;
import org.tercet.rules.race.RaceRules.Table;

/** The modes that online players know, on the base game's engine. */
public final class Modes {

    /** The name that stands where a published game names its rulebook. */
    public static final String ONLINE = "online";

    /** 14 cards make 91 pairs, and 81 cards can complete them: two pairs want the same card. */
    private static final int ALWAYS_AN_ULTRASET = 15;

    private static final int ALWAYS_A_SET = 21;

    public static final RaceRules SET_CHAIN = mode(Pattern.SET, 1, 12, Card.COUNT, Table.REFILLED);

    public static final RaceRules ULTRASET = mode(Pattern.ULTRASET, 0, 12, ALWAYS_AN_ULTRASET, Table.REFILLED);

    public static final RaceRules ULTRASET_CHAIN = mode(Pattern.ULTRASET, 2, 12, Card.COUNT, Table.REFILLED);

    public static final RaceRules GHOST = mode(Pattern.GHOST, 0, 10, ALWAYS_A_SET, Table.REFILLED);

    public static final RaceRules PUZZLE = mode(Pattern.SET, 0, 12, ALWAYS_A_SET, Table.FIXED);

    public static final RaceRules SHUFFLE = mode(Pattern.SET, 0, 12, ALWAYS_A_SET, Table.RESHUFFLED);

    public static final RaceRules MEMORY = new RaceRules(
            ONLINE,
            Pattern.SET,
            0,
            ALWAYS_A_SET,
            ALWAYS_A_SET,
            ALWAYS_A_SET,
            Score.POINTS,
            Penalty.NOTHING,
            Solo.PLAY_ON,
            Table.FACE_DOWN,
            Length.ONE_ROUND);

    private Modes() {}

    private static RaceRules mode(Pattern pattern, int previous, int laid, int most, Table table) {
        return new RaceRules(
                ONLINE,
                pattern,
                previous,
                laid,
                laid,
                most,
                Score.POINTS,
                Penalty.ONE_POINT,
                Solo.PLAY_ON,
                table,
                Length.ONE_ROUND);
    }
}
