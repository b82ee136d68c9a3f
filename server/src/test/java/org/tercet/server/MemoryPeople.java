package org.tercet.server;

import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import org.tercet.server.people.PeopleStore;

/** People for as long as a test lasts. */
final class MemoryPeople implements PeopleStore {

    private final Map<String, String> names = new ConcurrentHashMap<>();
    private final Map<String, Given> secrets = new ConcurrentHashMap<>();

    private record Given(String id, boolean program, long at, long until) {}

    @Override
    public void add(String id, String name, long now) {
        names.put(id, name);
    }

    @Override
    public void rename(String id, String name) {
        names.put(id, name);
    }

    @Override
    public void give(String id, String hash, boolean program, long now) {
        secrets.put(hash, new Given(id, program, now, Long.MAX_VALUE));
    }

    @Override
    public Optional<Kept> find(String hash, long now) {
        return Optional.ofNullable(secrets.get(hash))
                .filter(given -> given.until() > now)
                .map(given -> new Kept(given.id(), names.get(given.id()), given.program(), given.at()));
    }

    @Override
    public void end(String hash, long at) {
        secrets.computeIfPresent(hash, (_, given) -> new Given(given.id(), given.program(), given.at(), at));
    }

    @Override
    public void revoke(String id) {
        secrets.values().removeIf(given -> given.id().equals(id));
    }

    /** As it would lie on a disk. */
    String written() {
        return names + " " + secrets;
    }
}
