package org.tercet.server.http;

import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Predicate;

/**
 * All that the way in is made of.
 *
 * @param passes whether a failure may be over when somebody tries again
 */
public record Setup(
        Router router,
        Pages pages,
        Doorkeeper doorkeeper,
        Origins origins,
        Proxies proxies,
        Bounds bounds,
        Workers workers,
        Tally tally,
        Diary diary,
        Predicate<Throwable> passes,
        AtomicBoolean stopping) {}
