package org.tercet.server.live;

import org.tercet.wire.shape.Written;

/** Why a socket closes, as far as the edge knows; the table has reasons of its own. */
enum Bye {
    STOPPING(1001),
    TOO_SLOW(1008),
    TOO_MUCH(1008),
    UNKNOWN_PERSON(1008),
    WRONG_PROTOCOL(1002);

    /** The code for a socket that is closed because the table says so. */
    static final short NORMAL = 1000;

    private final short code;

    Bye(int code) {
        this.code = (short) code;
    }

    short code() {
        return code;
    }

    String text() {
        return "{\"type\":\"bye\",\"why\":\"" + Written.name(this) + "\"}";
    }
}
