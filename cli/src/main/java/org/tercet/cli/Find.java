package org.tercet.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.tercet.cards.CardSet;
import org.tercet.cards.Notation;
import org.tercet.cards.Sets;
import picocli.CommandLine.Parameters;

/** Finds all sets among some cards. */
final class Find extends Errand {

    @Parameters(paramLabel = "CARD", arity = "0..*", description = "")
    private final List<String> cards = new ArrayList<>();

    Find(Context context) {
        super(context);
    }

    @Override
    public Integer call() {
        if (cards.isEmpty()) {
            throw new Fault("which-cards");
        }
        List<CardSet> sets = Sets.all(CardSet.of(Hand.of(cards)));
        if (json) {
            out().println(Json.text(Map.of(
                    "sets",
                    sets.stream()
                            .map(set -> set.stream().map(Notation::of).toList())
                            .toList())));
        } else {
            out().println(say(sets.isEmpty() ? "none" : "found", "count", sets.size()));
            sets.forEach(set -> out().println("  " + Notation.of(set)));
        }
        return DONE;
    }
}
