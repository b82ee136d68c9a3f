package org.tercet.hardening;

import org.jetbrains.lincheck.Lincheck;

/** How many orders of threads are tried; {@code ./tercet interleavings} raises it. */
public final class Interleavings {

    public static final int COUNT = Integer.getInteger("tercet.interleavings", 30);

    private Interleavings() {}

    /** Once as it comes, so that all classes are there and none is loaded while another thread is held; then in every order. */
    public static void check(Runnable scenario) {
        scenario.run();
        Lincheck.runConcurrentTest(COUNT, scenario);
    }
}
