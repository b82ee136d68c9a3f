package org.tercet.server.cluster;

import java.time.Duration;
import java.util.List;
import org.tercet.journal.EventStore;
import org.tercet.journal.Schema;

/** Who holds which lease, in PostgreSQL. Only the clock of the database counts: nodes may have wrong ones. */
final class LeaseBook {

    static final Schema SCHEMA = new Schema("cluster", LeaseBook.class, List.of("0001-leases.sql"));

    private static final String LATER = "clock_timestamp() + ? * interval '1 millisecond'";

    private final EventStore store;

    LeaseBook(EventStore store) {
        this.store = store;
    }

    /** Whether it is the owner's now: it was nobody's, had run out, or was the owner's already. */
    boolean take(String name, String owner, Duration time) {
        return store.tx(handle -> handle.execute(
                        "INSERT INTO leases (name, owner, until) VALUES (?, ?, " + LATER
                                + ") ON CONFLICT (name) DO UPDATE"
                                + " SET owner = excluded.owner, until = " + LATER
                                + " WHERE leases.owner = excluded.owner OR leases.until < clock_timestamp()",
                        name,
                        owner,
                        time.toMillis(),
                        time.toMillis()))
                == 1;
    }

    /** Whether it still was the owner's, and is for so long again. */
    boolean renew(String name, String owner, Duration time) {
        return store.tx(handle -> handle.execute(
                        "UPDATE leases SET until = " + LATER
                                + " WHERE name = ? AND owner = ? AND until >= clock_timestamp()",
                        time.toMillis(),
                        name,
                        owner))
                == 1;
    }

    /** Whether it was one owner's and is now another's. */
    boolean pass(String name, String from, String to, Duration time) {
        return store.tx(handle -> handle.execute(
                        "UPDATE leases SET owner = ?, until = " + LATER + " WHERE name = ? AND owner = ?",
                        to,
                        time.toMillis(),
                        name,
                        from))
                == 1;
    }

    /** It is the owner's now, whoever had it. */
    void put(String name, String owner, Duration time) {
        store.tx(handle -> handle.execute(
                "INSERT INTO leases (name, owner, until) VALUES (?, ?, " + LATER
                        + ") ON CONFLICT (name) DO UPDATE SET owner = excluded.owner, until = excluded.until",
                name,
                owner,
                time.toMillis()));
    }

    /** Who has it and until when, as text: another text later on says that its holder is alive. */
    String holding(String name) {
        return store.reading()
                .withHandle(handle -> handle.select("SELECT owner || ' ' || until FROM leases WHERE name = ?", name)
                        .mapTo(String.class)
                        .findOne()
                        .orElse(""));
    }

    /** The owners of all that begin so and have not run out. */
    List<String> owners(String beginning) {
        return store.reading()
                .withHandle(handle -> handle.select(
                                "SELECT owner FROM leases WHERE starts_with(name, ?) AND until >= clock_timestamp()"
                                        + " ORDER BY until DESC, owner",
                                beginning)
                        .mapTo(String.class)
                        .list());
    }

    /** Those that begin so and ran out long ago are forgotten. */
    void forget(String beginning, Duration since) {
        store.tx(handle -> handle.execute(
                "DELETE FROM leases WHERE starts_with(name, ?) AND until < " + LATER, beginning, -since.toMillis()));
    }

    void giveBack(String name, String owner) {
        store.tx(handle -> handle.execute("DELETE FROM leases WHERE name = ? AND owner = ?", name, owner));
    }
}
