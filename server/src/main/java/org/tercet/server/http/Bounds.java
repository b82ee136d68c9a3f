package org.tercet.server.http;

import java.time.Duration;

/**
 * How much anybody may have and do.
 *
 * @param connections all together
 * @param connectionsOfAddress from one address
 * @param ofAddress requests from one address
 * @param ofPerson requests by one person
 * @param sparesLocal whether an address of this machine itself may have and do as much as all together
 * @param head how long a request's head may take to arrive, from the moment that the connection waits for one
 * @param body how long its body may take
 * @param rest how long a connection may wait for its next request
 */
public record Bounds(
        int connections,
        int connectionsOfAddress,
        Pace ofAddress,
        Pace ofPerson,
        boolean sparesLocal,
        Duration head,
        Duration body,
        Duration rest) {

    public static final Bounds USUAL = new Bounds(
            20_000,
            512,
            new Pace(1_200, 120),
            new Pace(300, 30),
            true,
            Duration.ofSeconds(10),
            Duration.ofSeconds(20),
            Duration.ofSeconds(75));

    /** So many at once, and so many a second in the long run. */
    public record Pace(int burst, int perSecond) {}
}
