package org.tercet.server.http;

/** Keeps count of what is answered. */
public interface Tally {

    /** Counts nothing. */
    Tally NONE = (_, _, _) -> {};

    /** A route as it is written, or the kind of page. */
    void answered(String route, int status, long nanos);
}
