package org.tercet.journal;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.sql.DriverManager;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.tercet.journal.Database.Postgres;
import org.tercet.journal.DatabaseFault.Reason;

/** Opening a database, and being told why not. */
class DatabaseTest {

    static java.util.stream.Stream<Database> both() {
        return Stores.both();
    }

    @Test
    void an_address_is_read_with_its_escapes() {
        Postgres database = (Postgres)
                Database.parse("postgres://sam:s%3Acr%40et@db.example:5433/tercet?sslmode=require&connect_timeout=3");

        assertThat(database.hosts()).isEqualTo("db.example:5433");
        assertThat(database.name()).isEqualTo("tercet");
        assertThat(database.user()).isEqualTo("sam");
        assertThat(database.password().value()).isEqualTo("s:cr@et");
        assertThat(database.settings()).containsEntry("sslmode", "require").containsEntry("connectTimeout", "3");
    }

    @Test
    void an_address_may_leave_out_port_and_password_and_name_several_hosts() {
        Postgres database = (Postgres) Database.parse("postgresql://sam@one,two:5433,[::1]:5432/tercet");

        assertThat(database.hosts()).isEqualTo("one,two:5433,[::1]:5432");
        assertThat(database.password().value()).isNull();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "mysql://a:hush@h/n | should read",
                "postgres://a:hush@h | no database",
                "postgres://a:hush@h/ | no database",
                "postgres://:hush@h/n | no user",
                "postgres://h/n | no user",
                "postgres://a:hush@/n | no host",
                "postgres://a:hush@h:0/n | port",
                "postgres://a:hush@h:70000/n | port",
                "postgres://a:hush@h:x/n | host",
                "postgres://a:hush%2@h/n | hexadecimal",
                "postgres://a:hush@h/n?speed=fast | does not know: speed",
                "postgres://a:hush@h/n?sslmode | name=value",
            })
    void a_wrong_address_is_refused_without_repeating_its_secret(String address, String why) {
        DatabaseFault fault = catchThrowableOfType(DatabaseFault.class, () -> Database.parse(address));

        assertThat(fault.reason()).isEqualTo(Reason.ADDRESS);
        assertThat(fault).hasMessageContaining(why);
        assertThat(fault.getMessage()).doesNotContain("hush");
    }

    @Test
    void secrets_are_never_printed() {
        Database database = Database.parse("postgres://sam:hush@127.0.0.1:1/tercet?sslpassword=hush2");

        assertThat(database.toString()).isEqualTo("postgres://sam@127.0.0.1:1/tercet");
        DatabaseFault fault = catchThrowableOfType(DatabaseFault.class, database::open);
        assertThat(fault.reason()).isEqualTo(Reason.UNREACHABLE);
        assertThat(fault).hasMessage("The database postgres://sam@127.0.0.1:1/tercet does not answer.");
        assertThat(fault).hasStackTraceContaining("Connection").hasStackTraceContaining("127.0.0.1");
        java.io.StringWriter trace = new java.io.StringWriter();
        fault.printStackTrace(new java.io.PrintWriter(trace));
        assertThat(trace.toString()).doesNotContain("hush");
    }

    @Test
    void a_password_may_be_in_a_file_and_not_in_the_address(@TempDir Path folder) throws Exception {
        Path file = Files.writeString(folder.resolve("pgpass"), "*:*:*:postgres:postgres\n");
        Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rw-------"));
        String address = RealPostgres.newDatabase().replace("postgres:postgres@", "postgres@");
        assertThatThrownBy(() -> Database.parse(address).open()).isInstanceOf(DatabaseFault.class);
        System.setProperty("org.postgresql.pgpassfile", file.toString());
        try (EventStore store = Database.parse(address).open()) {
            store.probe().join();
        } finally {
            System.clearProperty("org.postgresql.pgpassfile");
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"postgres:wrong@", "postgres:postgres@"})
    void a_PostgreSQL_that_does_not_let_us_in_is_named(String who) {
        String address =
                RealPostgres.newDatabase().replace("postgres:postgres@", who).replaceFirst("/tercet\\d+$", "/nowhere");

        assertThat(catchThrowableOfType(
                                DatabaseFault.class,
                                () -> Database.parse(address).open())
                        .reason())
                .isEqualTo(Reason.REFUSED);
    }

    @ParameterizedTest
    @MethodSource("both")
    void opening_again_finds_what_was_stored(Database database) {
        for (int times = 1; times <= 3; times++) {
            try (EventStore store = database.open()) {
                store.writer().write(List.of(Stores.row("t", times))).join();
                assertThat(Stores.contents(store)).hasSize(times);
            }
        }
    }

    @ParameterizedTest
    @MethodSource("both")
    void probing_writes(Database database) {
        try (EventStore store = database.open()) {
            store.probe().join();
            store.probe().join();
            long at = store.reading()
                    .withHandle(handle -> handle.select("SELECT at FROM probe")
                            .mapTo(Long.class)
                            .one());
            assertThat(at).isBetween(System.currentTimeMillis() - 60_000, System.currentTimeMillis());
        }
    }

    @Test
    void the_data_folder_is_made_for_its_owner_alone(@TempDir Path temp) throws Exception {
        Path folder = temp.resolve("a/b");
        Database.embedded(folder).open().close();

        assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(folder)))
                .isEqualTo("rwx------");
    }

    @Test
    void a_database_that_is_closed_is_one_file(@TempDir Path folder) {
        try (EventStore store = Database.embedded(folder).open()) {
            store.writer().write(List.of(Stores.row("t", 1))).join();
            store.tx(handle -> handle.execute("DELETE FROM offsets"));
            store.derive(handle -> handle.execute("DELETE FROM offsets"));
            assertThat(Stores.contents(store)).hasSize(1);
            assertThat(folder.toFile().list()).contains("tercet.db-wal");
        }
        assertThat(folder.toFile().list()).containsExactlyInAnyOrder("tercet.db", "tercet.lock");
    }

    @Test
    void a_folder_that_is_open_is_refused(@TempDir Path folder) {
        try (EventStore open = Database.embedded(folder).open()) {
            assertThat(open.database()).isEqualTo(Database.embedded(folder));
            assertThatThrownBy(() -> Database.embedded(folder).open())
                    .isInstanceOf(DatabaseFault.class)
                    .hasMessage("Another Tercet is running with the data folder " + folder + "; stop it first.");
        }
        Database.embedded(folder).open().close();
    }

    @Test
    void a_folder_that_is_a_file_is_refused(@TempDir Path folder) throws Exception {
        Path file = Files.writeString(folder.resolve("file"), "x");

        assertThat(reason(Database.embedded(file))).isEqualTo(Reason.FILE);
    }

    @Test
    void a_file_that_is_no_database_is_refused_and_stays(@TempDir Path folder) throws Exception {
        Path file = Files.writeString(
                folder.resolve("tercet.db"), "not a database, but long enough to look at".repeat(100));
        byte[] before = Files.readAllBytes(file);

        assertThat(reason(Database.embedded(folder))).isEqualTo(Reason.DAMAGED);
        assertThat(file).hasBinaryContent(before);
    }

    @Test
    void a_database_of_another_program_is_refused(@TempDir Path folder) throws Exception {
        try (var connection = DriverManager.getConnection("jdbc:sqlite:" + folder.resolve("tercet.db"));
                var statement = connection.createStatement()) {
            statement.execute("CREATE TABLE theirs (x)");
        }

        assertThat(reason(Database.embedded(folder))).isEqualTo(Reason.DAMAGED);
    }

    @ParameterizedTest
    @MethodSource("both")
    void a_newer_database_is_refused_and_an_altered_one_too(Database database) {
        try (EventStore store = database.open()) {
            store.tx(handle -> handle.execute("UPDATE migrations SET checksum = 'other'"));
        }
        assertThat(reason(database)).isEqualTo(Reason.ALTERED);
    }

    @ParameterizedTest
    @MethodSource("both")
    void rooms_bring_their_own_tables(Database database) {
        Schema one = new Schema("room", DatabaseTest.class, List.of("0001-room.sql"));
        Schema two = new Schema("room", DatabaseTest.class, List.of("0001-room.sql", "0002-more.sql"));
        try (EventStore store = database.open(one)) {
            store.tx(handle -> handle.execute("INSERT INTO room (name) VALUES ('kept')"));
        }
        try (EventStore store = database.open(two)) {
            String kept = store.reading()
                    .withHandle(handle -> handle.select("SELECT name || size FROM room")
                            .mapTo(String.class)
                            .one());
            assertThat(kept).isEqualTo("kept0");
        }
        assertThat(catchThrowableOfType(DatabaseFault.class, () -> database.open(one))
                        .reason())
                .isEqualTo(Reason.NEWER);
    }

    @Test
    void a_PostgreSQL_without_fsync_is_refused() {
        try (RealPostgres postgres = RealPostgres.start("fsync=off")) {
            assertThat(reason(Database.parse(postgres.create("careless")))).isEqualTo(Reason.NOT_DURABLE);
        }
    }

    private static Reason reason(Database database) {
        return catchThrowableOfType(DatabaseFault.class, () -> database.open().close())
                .reason();
    }
}
