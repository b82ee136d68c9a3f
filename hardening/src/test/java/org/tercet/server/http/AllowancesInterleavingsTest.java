package org.tercet.server.http;

import org.jetbrains.lincheck.datastructures.ModelCheckingOptions;
import org.jetbrains.lincheck.datastructures.Operation;
import org.junit.jupiter.api.Test;
import org.tercet.hardening.Interleavings;

/** However threads take turns, nobody gets more than their allowance, and nobody pays for another. */
public class AllowancesInterleavingsTest {

    private final Allowances allowances = new Allowances(new Bounds.Pace(3, 1));

    @Operation
    public boolean ana() {
        return pays("ana");
    }

    @Operation
    public boolean bea() {
        return pays("bea");
    }

    private boolean pays(String who) {
        try {
            allowances.pay(who, Toll.LOOK);
            return true;
        } catch (Objected e) {
            return false;
        }
    }

    @Test
    void paying_is_as_if_one_after_the_other() {
        new ModelCheckingOptions()
                .iterations(Math.clamp(Interleavings.COUNT / 60, 3, 20))
                .invocationsPerIteration(Interleavings.COUNT)
                .threads(3)
                .actorsPerThread(2)
                .check(AllowancesInterleavingsTest.class);
    }
}
