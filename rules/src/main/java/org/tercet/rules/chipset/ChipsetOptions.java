package org.tercet.rules.chipset;

import org.tercet.rules.game.Options;

/**
 * What a table of ChipSet agreed on.
 *
 * @param chips what everybody sits down with
 * @param betLimit the most chips of one bet or raise
 * @param raises the most raises of a player in one phase; the first bet is one
 * @param deals how many times everybody deals
 * @param turnMillis how long a turn lasts
 * @param exposeMillis how long the offer to expose stands
 * @param pauseMillis how long the result lies open before the next deal
 */
public record ChipsetOptions(
        int chips, int betLimit, int raises, int deals, long turnMillis, long exposeMillis, long pauseMillis)
        implements Options {}
