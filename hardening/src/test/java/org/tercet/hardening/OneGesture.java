package org.tercet.hardening;

import java.util.Map;
import java.util.Optional;
import org.tercet.table.Terms;
import org.tercet.table.Wish;

/** Tables for programs, at which a set of the base game is taken without a call before. */
public final class OneGesture {

    private OneGesture() {}

    public static Terms terms(String game) {
        Wish wish = new Wish(
                game,
                Optional.empty(),
                game.equals("base") ? Optional.of(Map.of("gesture", "one")) : Optional.empty(),
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
