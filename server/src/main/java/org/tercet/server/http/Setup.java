package org.tercet.server.http;

import java.util.concurrent.atomic.AtomicBoolean;

/** All that the way in is made of. */
public record Setup(
        Router router,
        Pages pages,
        Doorkeeper doorkeeper,
        Origins origins,
        Proxies proxies,
        Bounds bounds,
        Workers workers,
        Tally tally,
        AtomicBoolean stopping) {}
