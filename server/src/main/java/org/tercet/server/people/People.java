package org.tercet.server.people;

import java.time.Duration;
import java.time.InstantSource;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.function.Predicate;
import org.tercet.journal.EventStore;
import org.tercet.server.http.Caller;
import org.tercet.server.http.Doorkeeper;
import org.tercet.server.http.Known;
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

    /** As many as somebody is told of at once: programs may be any number, and one that is ended makes room. */
    private static final int MOST_HOLDERS = 100;

    private final PeopleStore store;
    private final Workers workers;
    private final InstantSource clock;
    private final SequencedMap<String, Remembered> remembered = new LinkedHashMap<>(256, 0.75f, true);

    public People(EventStore database, Workers workers, InstantSource clock) {
        this.store = new PeopleStore(database);
        this.workers = workers;
        this.clock = clock;
    }

    private record Remembered(Known known, long until) {}

    @Override
    public CompletionStage<Optional<Known>> know(Caller caller) {
        Optional<String> brought = caller.token().or(caller::cookie);
        if (brought.isEmpty() || brought.get().isEmpty() || brought.get().length() > LONGEST_SECRET) {
            return CompletableFuture.completedFuture(Optional.empty());
        }
        String hash = Secret.of(brought.get()).hash();
        Optional<Known> known = recall(hash);
        return known.isPresent() ? CompletableFuture.completedFuture(known) : workers.ask(() -> find(hash));
    }

    @Override
    public CompletionStage<Set<String>> gone(Set<String> holders) {
        return workers.ask(() -> {
            Set<String> gone = new HashSet<>(holders);
            gone.removeAll(store.present(holders, clock.millis()));
            return gone;
        });
    }

    private Optional<Known> find(String hash) {
        Optional<Known> found = store.find(hash, clock.millis()).map(PeopleStore.Kept::known);
        found.ifPresent(known -> remember(hash, known));
        return found;
    }

    /** Somebody new, with a secret that only they are told. */
    Welcome welcome(String name, boolean program) {
        Person person = new Person(Secret.publicId(), name, program);
        store.add(person.id(), name, clock.millis());
        return new Welcome(person, give(person));
    }

    /** Somebody new, and what they are told. */
    record Welcome(Person person, Secret secret) {}

    /** For a browser or a program that has none yet. */
    Secret give(Person person) {
        Secret secret = Secret.make();
        store.give(given(secret, new Known(person, Secret.publicId())));
        return secret;
    }

    private PeopleStore.Given given(Secret secret, Known to) {
        long now = clock.millis();
        // A browser has forgotten it by then, so whoever brings it later is not the one it was given to.
        long ends = to.person().program() ? PeopleStore.NEVER : now + SecretCookie.KEPT.toMillis();
        return new PeopleStore.Given(secret.hash(), to, now, ends);
    }

    void rename(String id, String name) {
        store.rename(id, name);
        forget(known -> known.person().id().equals(id));
    }

    void revoke(String id) {
        store.revoke(id);
        forget(known -> known.person().id().equals(id));
    }

    List<Holder> holders(Known asker) {
        return store.holders(asker, clock.millis(), MOST_HOLDERS);
    }

    /** One holder has nothing of somebody any more. False if it had nothing. */
    boolean end(String id, String holder) {
        boolean ended = store.end(id, holder);
        forget(known -> known.holder().equals(holder));
        return ended;
    }

    /** A new secret for a browser whose own has been around for long. */
    Optional<Secret> renewed(Caller caller) {
        long now = clock.millis();
        return caller.cookie()
                .filter(_ -> caller.token().isEmpty())
                .map(cookie -> Secret.of(cookie).hash())
                .flatMap(hash -> store.find(hash, now)
                        .filter(kept -> now - kept.given() > SECRET_AGE.toMillis())
                        .flatMap(kept -> renew(hash, kept.known())));
    }

    private Optional<Secret> renew(String hash, Known holder) {
        Secret secret = Secret.make();
        long until = clock.millis() + GRACE.toMillis();
        return store.renew(hash, until, given(secret, holder)) ? Optional.of(secret) : Optional.empty();
    }

    private synchronized Optional<Known> recall(String hash) {
        return Optional.ofNullable(remembered.get(hash))
                .filter(it -> it.until() > clock.millis())
                .map(Remembered::known);
    }

    private synchronized void remember(String hash, Known known) {
        remembered.put(hash, new Remembered(known, clock.millis() + REMEMBERED.toMillis()));
        if (remembered.size() > MOST_REMEMBERED) {
            remembered.pollFirstEntry();
        }
    }

    private synchronized void forget(Predicate<Known> whose) {
        remembered.values().removeIf(it -> whose.test(it.known()));
    }
}
