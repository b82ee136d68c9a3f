package org.tercet.chaos;

import java.util.List;
import java.util.Locale;
import java.util.Set;

/** What is done to the servers. */
enum Fault {
    /** kill -9 of a node, as when its machine dies; it is started again when the others have taken over, or at once if there are none. */
    KILL,
    /** A node is stopped as for an upgrade, and started again. */
    STOP,
    /** All nodes are stopped and started one after the other, as for an upgrade. */
    ROLLING,
    /** A node sleeps for a while and wakes up, not knowing that it did. */
    PAUSE,
    /** The network between a node and the other nodes swallows everything, both ways; players and PostgreSQL still reach it. */
    PARTITION,
    /** The same for what the node sends only. */
    ONE_WAY,
    /** The network between a node and the others comes and goes every second. */
    FLAPPING,
    /** A node is cut off from everything: the others, PostgreSQL, players. */
    CABLE,
    /** Everything that passes through the network is slow, and connections overtake one another. */
    SLOW,
    /** Connections break off, one after the other. */
    LOSS,
    /** All players are thrown out at once, and come back at once; three times. */
    STORM,
    /** PostgreSQL dies and is started again. */
    POSTGRES,
    /** PostgreSQL does not answer for five seconds. */
    HANG,
    /** The tables' clock of a node is an hour ahead, then an hour behind, then right. */
    CLOCK,
    /** The disk of the embedded database is full, and then has room again. */
    DISK,
    /** All writes to files fail, and then work again. */
    WRITES;

    private static final Set<Fault> ALONE = Set.of(KILL, STOP, PAUSE, SLOW, LOSS, STORM, CLOCK, DISK, WRITES);
    private static final Set<Fault> ALONE_ONLY = Set.of(DISK, WRITES);

    static final List<Fault> USUAL = List.of(KILL, STOP, PAUSE, PARTITION, ONE_WAY, CABLE, STORM, POSTGRES, HANG);

    /** Whether it can happen to one node with the embedded database, or to several with PostgreSQL. */
    boolean suits(boolean embedded) {
        return embedded ? ALONE.contains(this) : !ALONE_ONLY.contains(this);
    }

    String word() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    static Fault of(String word) {
        for (Fault fault : values()) {
            if (fault.word().equals(word)) {
                return fault;
            }
        }
        throw new IllegalArgumentException(word + " is no fault; there are "
                + List.of(values()).stream().map(Fault::word).toList());
    }
}
