package org.tercet.journal;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.tercet.journal.Database.Postgres;
import org.tercet.journal.DatabaseFault.Reason;

/** What an address says about TLS, and what counts when it says nothing. */
class PostgresTlsTest {

    @ParameterizedTest
    @ValueSource(
            strings = {
                "db",
                "db.example:5433",
                "10.0.0.7",
                "192.168.1.7:5432",
                "[2001:db8::1]:5432",
                "[::2]",
                "localhost.example",
                "localhost.",
                "127.0.0.1.example",
                "127.0.0.256",
                "127.1",
                "1127.0.0.1",
                "127.0.0.1,db",
                "db,localhost",
            })
    void a_host_elsewhere_is_spoken_to_by_TLS_and_has_to_prove_its_name(String hosts) {
        assertThat(settings(hosts, "")).containsEntry("sslmode", "verify-full");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "localhost",
                "LocalHost:5433",
                "127.0.0.1",
                "127.255.0.9:1",
                "[::1]",
                "[::1]:5432",
                "localhost,127.0.0.1:1",
            })
    void this_machine_is_spoken_to_as_the_driver_does_it(String hosts) {
        assertThat(settings(hosts, "")).isEmpty();
        assertThat(settings(hosts, "?sslmode=prefer")).isEqualTo(Map.of("sslmode", "prefer"));
    }

    @ParameterizedTest
    @CsvSource({
        "sslmode=disable, disable",
        "sslmode=require, require",
        "sslmode=verify-ca, verify-ca",
        "sslmode=verify-full, verify-full",
        "sslmode=Verify-Full, verify-full",
        "sslmode=prefer&sslmode=disable, disable",
        "ssl%6Dode=%64isable, disable",
        "ssl=true, verify-full",
        "ssl=, verify-full",
        "ssl=false&sslmode=disable, disable",
        "sslrootcert=own.pem, verify-full",
    })
    void what_somebody_asks_for_counts(String settings, String mode) {
        assertThat(settings("db", "?" + settings)).containsEntry("sslmode", mode);
    }

    @ParameterizedTest
    @CsvSource({
        "sslmode=prefer, FALLS_BACK",
        "sslmode=PREFER, FALLS_BACK",
        "sslmode=allow, FALLS_BACK",
        "ssl%6Dode=%70refer, FALLS_BACK",
        "sslmode=disable&sslmode=prefer, FALLS_BACK",
        "ssl=true&sslmode=allow, FALLS_BACK",
        "ssl=false, FALLS_BACK",
        "ssl=0, FALLS_BACK",
        "sslmode=, ADDRESS",
        "sslmode=on, ADDRESS",
        "sslmode=verify_full, ADDRESS",
        "sslmode=disable%00, ADDRESS",
        "sslmode=%20disable, ADDRESS",
        "SSLMODE=disable, ADDRESS",
    })
    void what_falls_back_or_is_no_mode_is_refused(String settings, Reason reason) {
        DatabaseFault fault = catchThrowableOfType(
                DatabaseFault.class, () -> Database.parse("postgres://sam:hush@db/tercet?" + settings));

        assertThat(fault.reason()).isEqualTo(reason);
        assertThat(fault.getMessage()).doesNotContain("hush");
    }

    @ParameterizedTest
    @ValueSource(strings = {"PGHOST=db", "PGPORT=1", "PGDBNAME=other", "user=eve", "password=hush2"})
    void the_host_is_the_one_that_everybody_sees(String setting) {
        DatabaseFault fault = catchThrowableOfType(
                DatabaseFault.class, () -> Database.parse("postgres://sam:hush@localhost/tercet?" + setting));

        assertThat(fault.reason()).isEqualTo(Reason.ADDRESS);
        assertThat(fault.getMessage()).doesNotContain("hush");
    }

    @Test
    void the_authorities_of_Java_count_where_there_is_no_file_of_ones_own(@TempDir Path home) throws Exception {
        String before = System.getProperty("user.home");
        System.setProperty("user.home", home.toString());
        try {
            assertThat(PostgresTls.isUpToJava(settings("db", ""))).isTrue();
            assertThat(PostgresTls.isUpToJava(settings("localhost", "?sslmode=verify-ca")))
                    .isTrue();
            assertThat(PostgresTls.isUpToJava(settings("localhost", ""))).isFalse();
            assertThat(PostgresTls.isUpToJava(settings("db", "?sslmode=require")))
                    .isFalse();
            assertThat(PostgresTls.isUpToJava(settings("db", "?sslrootcert=own.pem")))
                    .isFalse();
            assertThat(PostgresTls.isUpToJava(settings("db", "?sslcert=me.crt&sslkey=me.pk8")))
                    .isFalse();
            Files.createFile(Files.createDirectory(home.resolve(".postgresql")).resolve("root.crt"));
            assertThat(PostgresTls.isUpToJava(settings("db", ""))).isFalse();
        } finally {
            System.setProperty("user.home", before);
        }
    }

    private static Map<String, String> settings(String hosts, String settings) {
        return ((Postgres) Database.parse("postgres://sam:hush@" + hosts + "/tercet" + settings)).settings();
    }
}
