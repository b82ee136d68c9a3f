package org.tercet.hardening.sim;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/**
 * Matches with copies of the table that die, sleep, have wrong clocks and do not know of one another, and sockets that break.
 * {@code ./tercet simulate-faults} plays more of them.
 */
class SimulationTest {

    private static final int MATCHES = 1_000;

    @Test
    void whatever_breaks_nothing_acknowledged_is_lost_and_everybody_is_told_the_same() {
        Faults.Figures figures = Faults.run(1, MATCHES, 2, 60);

        assertThat(figures.broken()).isEmpty();
        assertThat(figures.matches()).isEqualTo(MATCHES);
        assertThat(figures.faults()).isGreaterThan(MATCHES);
    }

    @Test
    void the_same_seed_is_the_same_match() {
        Simulation.Result once = Simulation.played(14, true);

        assertThat(once.diary()).isNotEmpty();
        assertThat(Simulation.played(14, true)).isEqualTo(once);
    }
}
