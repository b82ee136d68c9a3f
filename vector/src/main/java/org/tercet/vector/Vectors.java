package org.tercet.vector;

import org.tercet.cards.SetFinder;
import org.tercet.cards.Solver;
import org.tercet.lab.simulate.BaseGames;
import org.tercet.lab.simulate.OneByOne;

/** Chooses between vectors and plain Java, once, by whether this Java was started with the vector module. */
public final class Vectors {
    private static final String MODULE = "jdk.incubator.vector";

    /** With narrower vectors plain Java is as quick. */
    private static final int NARROWEST = 16;

    private static final boolean PRESENT =
            ModuleLayer.boot().findModule(MODULE).isPresent() && Width.BYTES >= NARROWEST;

    private Vectors() {}

    public static boolean arePresent() {
        return PRESENT;
    }

    /** The quickest set finder for many hands at once; one for each thread. */
    public static SetFinder finder() {
        return PRESENT ? new VectorFinder() : Solver.INSTANCE;
    }

    /** The quickest way to play many base games, once it is warm; one for each thread. */
    public static BaseGames games() {
        return PRESENT ? new Lockstep() : new OneByOne();
    }

    /** Not loaded without the module. */
    private static final class Width {
        static final int BYTES = Columns.HANDS;
    }
}
