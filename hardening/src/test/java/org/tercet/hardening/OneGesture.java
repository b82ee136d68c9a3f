package org.tercet.hardening;

import java.util.Map;
import java.util.Optional;
import org.tercet.table.Terms;
import org.tercet.table.Wish;

/** Tables for programs, at which a set of the base game is taken without a call before. */
public final class OneGesture {

    private OneGesture() {}

    public static Terms terms(String game) {
        return terms(game, game.equals("base") ? Optional.of(Map.of("gesture", "one")) : Optional.empty());
    }

    /** The base game with 27 cards. */
    public static Terms small() {
        return terms("base", Optional.of(Map.of("gesture", "one", "deck", "small")));
    }

    private static Terms terms(String game, Optional<Map<String, String>> values) {
        Wish wish = new Wish(
                game,
                Optional.empty(),
                values,
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.of(true),
                Optional.empty(),
                Optional.empty(),
                Optional.empty());
        return ((Terms.Choice.Valid) Terms.of(wish)).terms();
    }
}
