package org.tercet.server.live;

import java.time.Duration;
import org.tercet.server.http.Bounds.Pace;

/**
 * How much passes through a socket, and how long it may be silent.
 *
 * @param pace of messages from a client
 * @param waiting how much may wait to be read by a client, in letters
 * @param hello how long the first message may take
 * @param ping how often a client is asked whether it is there
 * @param silence after which it is not
 * @param stuck how long a client may read nothing of what waits
 * @param perPerson sockets of one person
 */
public record LiveBounds(
        Pace pace, int waiting, Duration hello, Duration ping, Duration silence, Duration stuck, int perPerson) {

    public static final LiveBounds USUAL = new LiveBounds(
            new Pace(60, 20),
            128 * 1024,
            Duration.ofSeconds(10),
            Duration.ofSeconds(20),
            Duration.ofSeconds(60),
            Duration.ofSeconds(20),
            20);
}
