package org.tercet.server.people;

import java.time.Duration;
import java.time.InstantSource;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import org.tercet.journal.EventStore;
import org.tercet.server.http.Caller;
import org.tercet.server.http.Doorkeeper;
import org.tercet.server.http.SecretCookie;
import org.tercet.server.http.Workers;
import org.tercet.table.Person;

/** Everybody who ever came, known by what they bring. */
public final class People implements Doorkeeper {

    private static final int MOST_REMEMBERED = 20_000;

    /** Longer would keep names and secrets that somebody has changed or revoked through another node. */
    private static final Duration REMEMBERED = Duration.ofSeconds(5);

    /** After so long a browser gets a new secret, and the old one goes on for a little while. */
    private static final Duration SECRET_AGE = Duration.ofDays(30);

    private static final Duration GRACE = Duration.ofDays(1);

    private static final int LONGEST_SECRET = 64;

    private final PeopleStore store;
    private final Workers workers;
    private final InstantSource clock;
    private final SequencedMap<String, Remembered> remembered = new LinkedHashMap<>(256, 0.75f, true);

    public People(EventStore database, Workers workers, InstantSource clock) {
        this.store = new PeopleStore(database);
        this.workers = workers;
        this.clock = clock;
    }

    private record Remembered(Person person, long until) {}

    @Override
    public CompletionStage<Optional<Person>> know(Caller caller) {
        Optional<String> brought = caller.token().or(caller::cookie);
        if (brought.isEmpty() || brought.get().isEmpty() || brought.get().length() > LONGEST_SECRET) {
            return CompletableFuture.completedFuture(Optional.empty());
        }
        String hash = Secret.of(brought.get()).hash();
        Optional<Person> known = recall(hash);
        return known.isPresent() ? CompletableFuture.completedFuture(known) : workers.ask(() -> find(hash));
    }

    @Override
    public CompletionStage<Set<String>> gone(Set<String> ids) {
        return workers.ask(() -> {
            Set<String> gone = new HashSet<>(ids);
            gone.removeAll(store.present(ids, clock.millis()));
            return gone;
        });
    }

    private Optional<Person> find(String hash) {
        Optional<Person> found =
                store.find(hash, clock.millis()).map(kept -> new Person(kept.id(), kept.name(), kept.program()));
        found.ifPresent(person -> remember(hash, person));
        return found;
    }

    /** Somebody new, with a secret that only they are told. */
    Welcome welcome(String name, boolean program) {
        String id = Secret.publicId();
        store.add(id, name, clock.millis());
        return new Welcome(new Person(id, name, program), give(id, program));
    }

    /** Somebody new, and what they are told. */
    record Welcome(Person person, Secret secret) {}

    Secret give(String id, boolean program) {
        Secret secret = Secret.make();
        long now = clock.millis();
        // A browser has forgotten it by then, so whoever brings it later is not the one it was given to.
        long ends = program ? PeopleStore.NEVER : now + SecretCookie.KEPT.toMillis();
        store.give(id, new PeopleStore.Given(secret.hash(), program, now, ends));
        return secret;
    }

    void rename(String id, String name) {
        store.rename(id, name);
        forget(id);
    }

    void revoke(String id) {
        store.revoke(id);
        forget(id);
    }

    /** A new secret for a browser whose own has been around for long. */
    Optional<Secret> renewed(Caller caller) {
        long now = clock.millis();
        return caller.cookie()
                .filter(_ -> caller.token().isEmpty())
                .map(cookie -> Secret.of(cookie).hash())
                .flatMap(hash -> store.find(hash, now)
                        .filter(kept -> now - kept.given() > SECRET_AGE.toMillis())
                        .map(kept -> {
                            store.end(hash, now + GRACE.toMillis());
                            return give(kept.id(), kept.program());
                        }));
    }

    private synchronized Optional<Person> recall(String hash) {
        return Optional.ofNullable(remembered.get(hash))
                .filter(known -> known.until() > clock.millis())
                .map(Remembered::person);
    }

    private synchronized void remember(String hash, Person person) {
        remembered.put(hash, new Remembered(person, clock.millis() + REMEMBERED.toMillis()));
        if (remembered.size() > MOST_REMEMBERED) {
            remembered.pollFirstEntry();
        }
    }

    private synchronized void forget(String id) {
        remembered.values().removeIf(known -> known.person().id().equals(id));
    }
}
