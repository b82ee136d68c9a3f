package org.tercet.server.live;

import org.tercet.table.live.Bye;

/** The codes that WebSocket has for goodbyes. */
final class Codes {

    private static final short NORMAL = 1000;
    private static final short GOING_AWAY = 1001;
    private static final short PROTOCOL = 1002;
    private static final short POLICY = 1008;

    private Codes() {}

    static short of(Bye why) {
        return switch (why) {
            case KICKED, CLOSED, NOT_FOUND -> NORMAL;
            case STOPPING, MOVED -> GOING_AWAY;
            case WRONG_PROTOCOL -> PROTOCOL;
            case TOO_SLOW, TOO_MUCH, UNKNOWN_PERSON -> POLICY;
        };
    }

    /** For a goodbye of the table, which has said why. */
    static short ofTable() {
        return NORMAL;
    }
}
