package org.tercet.table;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.tercet.rules.game.Length;

/**
 * What somebody asks for who opens a table; what is absent is as usual.
 *
 * @param open whether strangers find it in the lobby
 * @param chat whether players may write freely
 * @param programs whether anybody's program may sit down
 * @param bots the strengths of the bots that sit there from the beginning
 * @param begin the match begins by itself once so many people sit there
 * @param waits whether time stands still while somebody's line is broken
 */
public record Wish(
        String game,
        Optional<String> rulebook,
        Optional<Map<String, String>> values,
        Optional<Length> length,
        Optional<Boolean> open,
        Optional<Boolean> chat,
        Optional<Boolean> programs,
        Optional<List<String>> bots,
        Optional<Integer> begin,
        Optional<Boolean> waits) {}
