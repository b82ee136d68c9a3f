package org.tercet.server.cluster;

import org.apache.pekko.actor.setup.Setup;
import org.tercet.journal.EventStore;
import org.tercet.journal.Schema;

/** Hands the database to the leases of an actor system. */
public final class LeaseSetup extends Setup {

    /** What leases keep in the database. */
    public static final Schema SCHEMA = LeaseBook.SCHEMA;

    private final EventStore store;

    public LeaseSetup(EventStore store) {
        this.store = store;
    }

    LeaseBook book() {
        return new LeaseBook(store);
    }
}
