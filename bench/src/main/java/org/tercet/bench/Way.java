package org.tercet.bench;

import java.util.List;
import java.util.Locale;
import org.tercet.cards.SetFinder;
import org.tercet.cards.Solver;
import org.tercet.vector.VectorFinder;

/** Who looks for sets: two plain baselines, then ours. */
public enum Way {
    NAIVE("naive triple loop"),
    PAIRS("66 pairs with a lookup"),
    SCALAR("Tercet, scalar"),
    VECTOR("Tercet, vectors");

    private final String title;

    Way(String title) {
        this.title = title;
    }

    /** Those that this machine's Java can run. */
    static List<Way> of(Machine machine) {
        return machine.vectors() ? List.of(values()) : List.of(NAIVE, PAIRS, SCALAR);
    }

    String id() {
        return name().toLowerCase(Locale.ROOT);
    }

    String title() {
        return title;
    }

    SetFinder finder() {
        return switch (this) {
            case NAIVE -> new NaiveTriples();
            case PAIRS -> new PairsWithLookup();
            case SCALAR -> Solver.INSTANCE;
            case VECTOR -> new VectorFinder();
        };
    }
}
