package org.tercet.cli;

import org.jspecify.annotations.Nullable;
import org.tercet.lab.odds.Classes;
import org.tercet.lab.odds.Odds;
import org.tercet.lab.odds.SetCounts;
import picocli.CommandLine.Option;

/** Exact odds of a fresh deal. */
final class OddsErrand extends Errand {

    @Option(names = "--sets", description = "")
    private boolean sets;

    @Option(names = "--classes", description = "")
    private boolean classes;

    @Option(names = "--cards", paramLabel = "N", description = "")
    private @Nullable Integer cards;

    @Option(names = "--attributes", paramLabel = "A", defaultValue = "4", description = "")
    private int attributes;

    OddsErrand(Context context) {
        super(context);
    }

    @Override
    public Integer call() {
        if (sets && classes) {
            throw new Fault("two-questions");
        }
        if (attributes < 3 || attributes > 4) {
            throw new Fault("attributes-range", "attributes", attributes);
        }
        OddsText text = new OddsText(speech());
        if (sets) {
            SetCounts counts = setCounts();
            out().print(json ? OddsJson.of(counts) : text.of(counts));
        } else if (classes) {
            Classes all = classes();
            out().print(json ? OddsJson.of(all) : text.of(all));
        } else {
            Odds odds = odds();
            out().print(json ? OddsJson.of(odds, cards) : text.of(odds, cards));
        }
        return DONE;
    }

    private SetCounts setCounts() {
        if (cards == null) {
            throw new Fault("sets-among", "min", SetCounts.FEWEST_CARDS, "max", SetCounts.MOST_CARDS);
        }
        if (cards < SetCounts.FEWEST_CARDS || cards > SetCounts.MOST_CARDS) {
            throw new Fault("sets-range", "min", SetCounts.FEWEST_CARDS, "max", SetCounts.MOST_CARDS, "cards", cards);
        }
        return SetCounts.of(attributes, cards);
    }

    private Classes classes() {
        if (cards != null) {
            throw new Fault("classes-of-all");
        }
        return Classes.ofDeck(attributes);
    }

    private Odds odds() {
        Odds odds = Odds.ofDeck(attributes);
        int most = odds.table().size() - 1;
        if (cards != null && (cards < 0 || cards > most)) {
            throw new Fault(cards > most ? "always-a-set" : "table-range", "most", most, "cards", cards);
        }
        return odds;
    }
}
