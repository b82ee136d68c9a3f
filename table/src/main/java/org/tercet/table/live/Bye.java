package org.tercet.table.live;

import org.tercet.wire.shape.Written;

/** Why a socket closes. */
public enum Bye {
    KICKED,
    CLOSED,
    /** The server stops: come again. */
    STOPPING,
    /** The table goes on elsewhere: come again. */
    MOVED,
    TOO_SLOW,
    TOO_MUCH,
    NOT_FOUND,
    UNKNOWN_PERSON,
    WRONG_PROTOCOL;

    /** The message that says so, the same in every game. */
    public String text() {
        return "{\"type\":\"bye\",\"why\":\"" + Written.name(this) + "\"}";
    }
}
