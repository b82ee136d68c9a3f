package org.tercet.server.people;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jdbi.v3.core.Handle;
import org.tercet.journal.EventStore;
import org.tercet.server.http.Known;
import org.tercet.table.Person;

/** Where people are kept; it may wait for a disk. Of their secrets only hashes are known here. */
final class PeopleStore {

    static final long NEVER = Long.MAX_VALUE;

    private final EventStore store;

    /** Somebody with one of their secrets. */
    record Kept(Known known, long given) {}

    /** A secret by its hash, for a program or a browser of somebody. */
    record Given(String hash, Known to, long at, long ends) {}

    PeopleStore(EventStore store) {
        this.store = store;
    }

    void add(String id, String name, long now) {
        store.tx(handle -> handle.execute("INSERT INTO people (id, name, since) VALUES (?, ?, ?)", id, name, now));
    }

    void rename(String id, String name) {
        store.tx(handle -> handle.execute("UPDATE people SET name = ? WHERE id = ?", name, id));
    }

    void give(Given given) {
        store.tx(handle -> insert(handle, given));
    }

    /** The other one goes on until that moment. False, and nothing is given, if it has been ended meanwhile. */
    boolean renew(String hash, long until, Given given) {
        return store.tx(handle -> handle.execute("UPDATE secrets SET ends = ? WHERE hash = ?", until, hash) > 0
                && insert(handle, given) > 0);
    }

    private static int insert(Handle handle, Given given) {
        return handle.execute(
                "INSERT INTO secrets (hash, person, holder, program, given, ends) VALUES (?, ?, ?, ?, ?, ?)",
                given.hash(),
                given.to().person().id(),
                given.to().holder(),
                given.to().person().program(),
                given.at(),
                given.ends());
    }

    /** Whose it is; nobody's once its time is over. */
    Optional<Kept> find(String hash, long now) {
        return store.reading()
                .withHandle(handle -> handle.select(
                                "SELECT people.id, people.name, secrets.program, secrets.holder, secrets.given FROM secrets"
                                        + " JOIN people ON people.id = secrets.person"
                                        + " WHERE secrets.hash = ? AND secrets.ends > ?",
                                hash,
                                now)
                        .map((row, _) -> new Kept(
                                new Known(
                                        new Person(row.getString(1), row.getString(2), row.getBoolean(3)),
                                        row.getString(4)),
                                row.getLong(5)))
                        .findOne());
    }

    /** Those of some holders that have a secret whose time is not over. */
    Set<String> present(Set<String> holders, long now) {
        return store.reading()
                .withHandle(handle -> handle.createQuery(
                                "SELECT DISTINCT holder FROM secrets WHERE holder IN (<holders>) AND ends > :now")
                        .bindList("holders", holders)
                        .bind("now", now)
                        .mapTo(String.class)
                        .set());
    }

    /** So many of those who have a secret of somebody: the one who asks, then the newest. */
    List<Holder> holders(Known asker, long now, int most) {
        return store.reading()
                .withHandle(handle -> handle.select(
                                "SELECT holder, program, MIN(given) AS came FROM secrets WHERE person = ?"
                                        + " GROUP BY holder, program HAVING MAX(ends) > ?"
                                        + " ORDER BY CASE WHEN holder = ? THEN 0 ELSE 1 END, came DESC, holder LIMIT ?",
                                asker.person().id(),
                                now,
                                asker.holder(),
                                most)
                        .map((row, _) -> new Holder(
                                row.getString(1),
                                row.getBoolean(2),
                                row.getLong(3),
                                asker.holder().equals(row.getString(1))))
                        .list());
    }

    /** All that one holder has of somebody. False if there is nothing. */
    boolean end(String id, String holder) {
        return store.tx(
                handle -> handle.execute("DELETE FROM secrets WHERE person = ? AND holder = ?", id, holder) > 0);
    }

    /** All secrets of somebody. */
    void revoke(String id) {
        store.tx(handle -> handle.execute("DELETE FROM secrets WHERE person = ?", id));
    }
}
