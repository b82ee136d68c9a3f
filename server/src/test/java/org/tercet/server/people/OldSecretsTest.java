package org.tercet.server.people;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.tercet.journal.Database;
import org.tercet.journal.EventStore;
import org.tercet.journal.RealPostgres;
import org.tercet.journal.Schema;
import org.tercet.server.Main;
import org.tercet.server.http.Known;
import org.tercet.server.http.Workers;
import org.tercet.table.Person;

/** Secrets that were given before holders had ids, in a database of either kind. */
class OldSecretsTest {

    private static final Schema BEFORE =
            new Schema("server", Main.class, Main.SCHEMA.files().subList(0, 3));
    private static final Instant NOW = Instant.parse("2026-11-15T12:00:00Z");

    @TempDir
    private Path folder;

    private final Workers workers = new Workers(1, 10);

    @AfterEach
    void stop() {
        workers.close();
    }

    static Stream<String> databases() {
        return Stream.of("embedded", RealPostgres.newDatabase());
    }

    private Database database(String name) {
        return name.equals("embedded") ? Database.embedded(folder) : Database.parse(name);
    }

    @ParameterizedTest
    @MethodSource("databases")
    void each_is_one_of_its_own_and_can_be_ended(String name) {
        Secret browser = Secret.make();
        Secret program = Secret.make();
        try (EventStore old = database(name).open(BEFORE)) {
            old.tx(handle -> handle.execute("INSERT INTO people (id, name, since) VALUES ('ana', 'Ana', 0)"));
            give(old, browser, false);
            give(old, program, true);
        }

        try (EventStore store = database(name).open(Main.SCHEMA)) {
            People people = new People(store, workers, () -> NOW);
            Known known =
                    SecretAgeTest.met(people, SecretAgeTest.browser(browser)).orElseThrow();
            List<Holder> holders = people.holders(known);
            String other = holders.getLast().id();

            assertThat(known.person()).isEqualTo(new Person("ana", "Ana", false));
            assertThat(holders).extracting(Holder::program).containsExactly(false, true);
            assertThat(holders).extracting(Holder::here).containsExactly(true, false);
            assertThat(people.end("bea", other)).isFalse();
            assertThat(people.end("ana", other)).isTrue();
            assertThat(people.gone(Set.of(known.holder(), other))
                            .toCompletableFuture()
                            .join())
                    .containsExactly(other);
            assertThat(SecretAgeTest.met(people, SecretAgeTest.program(program)))
                    .isEmpty();
            assertThat(people.holders(known)).extracting(Holder::id).containsExactly(known.holder());
        }
    }

    @Test
    void nodes_of_the_version_before_may_give_some_while_they_run_beside() {
        Secret browser = Secret.make();
        try (EventStore store = Database.parse(RealPostgres.newDatabase()).open(Main.SCHEMA)) {
            store.tx(handle -> handle.execute("INSERT INTO people (id, name, since) VALUES ('ana', 'Ana', 0)"));
            give(store, browser, false);
            give(store, Secret.make(), true);
            People people = new People(store, workers, () -> NOW);
            Known known =
                    SecretAgeTest.met(people, SecretAgeTest.browser(browser)).orElseThrow();

            assertThat(people.holders(known))
                    .extracting(Holder::id)
                    .hasSize(2)
                    .doesNotHaveDuplicates()
                    .doesNotContain("");
        }
    }

    /** As the version before did it. */
    private static void give(EventStore store, Secret secret, boolean program) {
        store.tx(handle -> handle.execute(
                "INSERT INTO secrets (hash, person, program, given, ends) VALUES (?, 'ana', ?, 0, ?)",
                secret.hash(),
                program,
                PeopleStore.NEVER));
    }
}
