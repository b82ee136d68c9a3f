package org.tercet.journal;

import org.apache.pekko.actor.setup.Setup;

/** Hands the open database to the journal of an actor system: {@code BootstrapSetup.create(config).and(new JournalSetup(store))}. */
public final class JournalSetup extends Setup {

    private final EventStore store;

    public JournalSetup(EventStore store) {
        this.store = store;
    }

    EventStore store() {
        return store;
    }
}
