package org.tercet.server.people;

import java.util.Optional;

/** Where people are kept. It may wait for a disk. */
public interface PeopleStore {

    void add(String id, String name, long now);

    void rename(String id, String name);

    /** A secret by its hash, for a program or a browser. */
    void give(String id, String hash, boolean program, long now);

    /** Whose it is; nobody's once its time is over. */
    Optional<Kept> find(String hash, long now);

    /** It ends at that moment. */
    void end(String hash, long at);

    /** All secrets of somebody. */
    void revoke(String id);

    /** Somebody with one of their secrets. */
    record Kept(String id, String name, boolean program, long given) {}
}
