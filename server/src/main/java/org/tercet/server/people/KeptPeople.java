package org.tercet.server.people;

import java.util.Optional;
import org.tercet.journal.EventStore;

/** People in the database. */
public final class KeptPeople implements PeopleStore {

    private static final long NEVER = Long.MAX_VALUE;

    private final EventStore store;

    public KeptPeople(EventStore store) {
        this.store = store;
    }

    @Override
    public void add(String id, String name, long now) {
        store.tx(handle -> handle.execute("INSERT INTO people (id, name, since) VALUES (?, ?, ?)", id, name, now));
    }

    @Override
    public void rename(String id, String name) {
        store.tx(handle -> handle.execute("UPDATE people SET name = ? WHERE id = ?", name, id));
    }

    @Override
    public void give(String id, String hash, boolean program, long now) {
        store.tx(handle -> handle.execute(
                "INSERT INTO secrets (hash, person, program, given, ends) VALUES (?, ?, ?, ?, ?)",
                hash,
                id,
                program,
                now,
                NEVER));
    }

    @Override
    public Optional<Kept> find(String hash, long now) {
        return store.reading()
                .withHandle(handle -> handle.select(
                                "SELECT people.id, people.name, secrets.program, secrets.given FROM secrets"
                                        + " JOIN people ON people.id = secrets.person"
                                        + " WHERE secrets.hash = ? AND secrets.ends > ?",
                                hash,
                                now)
                        .map((row, _) ->
                                new Kept(row.getString(1), row.getString(2), row.getBoolean(3), row.getLong(4)))
                        .findOne());
    }

    @Override
    public void end(String hash, long at) {
        store.tx(handle -> handle.execute("UPDATE secrets SET ends = ? WHERE hash = ?", at, hash));
    }

    @Override
    public void revoke(String id) {
        store.tx(handle -> handle.execute("DELETE FROM secrets WHERE person = ?", id));
    }
}
