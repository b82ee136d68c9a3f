package org.tercet.server.people;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.tercet.journal.EventStore;
import org.tercet.server.Main;
import org.tercet.server.http.Address;
import org.tercet.server.http.Caller;
import org.tercet.server.http.Known;
import org.tercet.server.http.Workers;
import org.tercet.server.ops.Settings;
import org.tercet.table.Person;

/** How long secrets are good for. */
class SecretAgeTest {

    private final Workers workers = new Workers(1, 10);
    private Instant now = Instant.parse("2026-11-15T12:00:00Z");
    private EventStore store;
    private People people;

    @BeforeEach
    void start(@TempDir Path folder) {
        store = Main.open(new Settings(0, "127.0.0.1", folder, Optional.empty(), List.of(), List.of()));
        people = new People(store, workers, () -> now);
    }

    @AfterEach
    void stop() {
        workers.close();
        store.close();
    }

    @Test
    void after_thirty_days_a_browser_gets_another_and_the_old_one_goes_on_for_a_day() {
        People.Welcome ana = people.welcome("Ana", false);
        Caller old = browser(ana.secret());
        later(29);
        assertThat(people.renewed(old)).isEmpty();
        later(2);

        Secret renewed = people.renewed(old).orElseThrow();

        assertThat(known(browser(renewed))).contains(ana.person());
        assertThat(known(old)).contains(ana.person());
        later(2);
        assertThat(known(old)).isEmpty();
        assertThat(known(browser(renewed))).contains(ana.person());
    }

    @Test
    void one_that_a_browser_has_not_brought_for_four_hundred_days_is_nobodys() {
        Caller ana = browser(people.welcome("Ana", false).secret());
        later(399);
        assertThat(known(ana)).isPresent();
        later(2);

        assertThat(known(ana)).isEmpty();
        assertThat(people.renewed(ana)).isEmpty();
    }

    @Test
    void that_of_a_program_is_good_until_it_says_goodbye() {
        People.Welcome robi = people.welcome("Robi", true);
        later(4_000);
        assertThat(known(program(robi.secret()))).contains(robi.person());

        people.revoke(robi.person().id());

        assertThat(known(program(robi.secret()))).isEmpty();
    }

    @Test
    void a_browser_stays_the_same_one_when_its_secret_is_renewed_and_both_end_together() {
        Caller old = browser(people.welcome("Ana", false).secret());
        Known before = met(people, old).orElseThrow();
        long first = now.toEpochMilli();
        later(31);
        Caller renewed = browser(people.renewed(old).orElseThrow());
        Known after = met(people, renewed).orElseThrow();

        assertThat(after).isEqualTo(before);
        assertThat(people.holders(after)).containsExactly(new Holder(after.holder(), false, first, true));

        assertThat(people.end(after.person().id(), after.holder())).isTrue();

        assertThat(known(old)).isEmpty();
        assertThat(known(renewed)).isEmpty();
    }

    @Test
    void one_whose_time_is_over_is_not_told_of() {
        People.Welcome ana = people.welcome("Ana", false);
        Caller robi = program(people.give(new Person(ana.person().id(), "Ana", true)));
        assertThat(people.holders(met(people, robi).orElseThrow())).hasSize(2);
        later(401);

        assertThat(people.holders(met(people, robi).orElseThrow()))
                .extracting(Holder::program)
                .containsExactly(true);
    }

    @Test
    void of_very_many_the_newest_are_told_of_and_the_one_that_asks() {
        People.Welcome ana = people.welcome("Ana", false);
        Person program = new Person(ana.person().id(), "Ana", true);
        for (int i = 0; i < 120; i++) {
            later(1);
            people.give(program);
        }

        List<Holder> told = people.holders(met(people, browser(ana.secret())).orElseThrow());

        assertThat(told).hasSize(100);
        assertThat(told.getFirst().here()).isTrue();
        assertThat(told.get(1).since()).isEqualTo(now.toEpochMilli());
    }

    private void later(int days) {
        now = now.plus(Duration.ofDays(days));
    }

    private Optional<Person> known(Caller caller) {
        return met(people, caller).map(Known::person);
    }

    static Optional<Known> met(People people, Caller caller) {
        return people.know(caller).toCompletableFuture().join();
    }

    static Caller browser(Secret secret) {
        return caller(Optional.empty(), Optional.of(secret.tell()));
    }

    static Caller program(Secret secret) {
        return caller(Optional.of(secret.tell()), Optional.empty());
    }

    private static Caller caller(Optional<String> token, Optional<String> cookie) {
        Address here = Address.of("127.0.0.1").orElseThrow();
        return new Caller(here, false, "localhost", token, cookie, Optional.empty());
    }
}
