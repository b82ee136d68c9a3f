package org.tercet.cli;

import java.util.List;
import java.util.Optional;
import org.tercet.lab.simulate.CoopFigures;
import org.tercet.lab.simulate.Figures;
import org.tercet.lab.simulate.MatchTally;
import org.tercet.lab.simulate.Mean;

/**
 * What came of a simulation.
 *
 * @param parts one for each policy
 * @param gain how much better the second policy did than the first, on the same deals
 */
record Simulated(SimulatePlan plan, List<Part> parts, Optional<Mean> gain) {

    Simulated {
        parts = List.copyOf(parts);
    }

    /** What came of one policy: as much as is known of such games. */
    record Part(String policy, Optional<Figures> layouts, Optional<MatchTally> matches, Optional<CoopFigures> team) {}
}
