package org.tercet.table.sim;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/**
 * Matches with copies of the table that die, sleep, have wrong clocks and do not know of one another, and sockets that break. The system
 * property {@code tercet.simulations} plays more of them, from {@code tercet.seed} on.
 */
class SimulationTest {

    private static final int MATCHES = Integer.getInteger("tercet.simulations", 300);
    private static final long FIRST = Long.getLong("tercet.seed", 1);

    @Test
    void whatever_breaks_nothing_acknowledged_is_lost_and_everybody_is_told_the_same() {
        long faults = 0;
        for (long seed = FIRST; seed < FIRST + MATCHES; seed++) {
            Simulation simulation = new Simulation(seed);
            try {
                simulation.play();
            } catch (AssertionError | RuntimeException e) {
                throw new AssertionError("-Dtercet.seed=" + seed + " -Dtercet.simulations=1: " + e.getMessage(), e);
            }
            faults += simulation.faults();
        }
        assertThat(faults).isGreaterThan(MATCHES);
    }
}
