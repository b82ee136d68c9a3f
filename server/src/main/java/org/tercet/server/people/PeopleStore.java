package org.tercet.server.people;

import java.util.Optional;
import java.util.Set;
import org.tercet.journal.EventStore;

/** Where people are kept; it may wait for a disk. Of their secrets only hashes are known here. */
final class PeopleStore {

    static final long NEVER = Long.MAX_VALUE;

    private final EventStore store;

    /** Somebody with one of their secrets. */
    record Kept(String id, String name, boolean program, long given) {}

    /** A secret by its hash, for a program or a browser. */
    record Given(String hash, boolean program, long at, long ends) {}

    PeopleStore(EventStore store) {
        this.store = store;
    }

    void add(String id, String name, long now) {
        store.tx(handle -> handle.execute("INSERT INTO people (id, name, since) VALUES (?, ?, ?)", id, name, now));
    }

    void rename(String id, String name) {
        store.tx(handle -> handle.execute("UPDATE people SET name = ? WHERE id = ?", name, id));
    }

    void give(String id, Given given) {
        store.tx(handle -> handle.execute(
                "INSERT INTO secrets (hash, person, program, given, ends) VALUES (?, ?, ?, ?, ?)",
                given.hash(),
                id,
                given.program(),
                given.at(),
                given.ends()));
    }

    /** Whose it is; nobody's once its time is over. */
    Optional<Kept> find(String hash, long now) {
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

    /** Those of some people who have a secret whose time is not over. */
    Set<String> present(Set<String> ids, long now) {
        return store.reading()
                .withHandle(handle -> handle.createQuery(
                                "SELECT DISTINCT person FROM secrets WHERE person IN (<ids>) AND ends > :now")
                        .bindList("ids", ids)
                        .bind("now", now)
                        .mapTo(String.class)
                        .set());
    }

    /** It ends at that moment. */
    void end(String hash, long at) {
        store.tx(handle -> handle.execute("UPDATE secrets SET ends = ? WHERE hash = ?", at, hash));
    }

    /** All secrets of somebody. */
    void revoke(String id) {
        store.tx(handle -> handle.execute("DELETE FROM secrets WHERE person = ?", id));
    }
}
