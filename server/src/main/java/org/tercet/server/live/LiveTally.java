package org.tercet.server.live;

/** Keeps count of what passes through sockets. */
public interface LiveTally {

    /** Counts nothing. */
    LiveTally NONE = new LiveTally() {
        @Override
        public void heard() {}

        @Override
        public void said() {}

        @Override
        public void ended(String why) {}
    };

    void heard();

    void said();

    /** The edge ended a conversation. */
    void ended(String why);
}
