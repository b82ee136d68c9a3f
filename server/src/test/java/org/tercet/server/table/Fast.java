package org.tercet.server.table;

import java.time.Duration;
import org.tercet.server.Edge;
import org.tercet.server.http.Bounds;
import org.tercet.server.http.Bounds.Pace;
import org.tercet.server.live.LiveBounds;

/** For tests at whose tables time passes faster: nobody is told that they say too much. */
final class Fast {

    private static final Pace ANY = new Pace(100_000_000, 100_000_000);
    private static final Duration LONG = Duration.ofMinutes(10);

    static final Edge.Limits LIMITS = new Edge.Limits(
            new Bounds(20_000, 20_000, ANY, ANY, true, LONG, LONG, LONG),
            new LiveBounds(ANY, 1 << 24, LONG, LONG, LONG, LONG, 1_000));

    private Fast() {}
}
