package org.tercet.journal;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletionException;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.tercet.journal.DatabaseFault.Reason;

/** While a database cannot be written, writes are refused and none is acknowledged; then all goes on by itself. */
class BrokenDatabaseTest {

    @Test
    void a_full_disk_refuses_and_goes_on_when_there_is_room(@TempDir Path temp) throws Exception {
        Path disk = Files.createDirectory(temp.resolve("disk"));
        List<String> mounted = List.of(
                "unshare", "-rm", "sh", "-c", "mount -t tmpfs -o size=3m tmpfs '" + disk + "' && exec \"$@\"", "sh");
        assumeTrue(runs(mounted, "true"), "a small disk cannot be mounted here");

        Path output = temp.resolve("output");
        Process process = Processes.java(mounted, output, FullDisk.class, disk.toString());
        assertThat(process.waitFor(120, TimeUnit.SECONDS)).isTrue();

        List<String> said = Files.readAllLines(output);
        assertThat(said)
                .filteredOn(line -> line.startsWith("refused"))
                .hasSize(21)
                .containsOnly("refused FULL");
        assertThat(said)
                .filteredOn(line -> !line.startsWith("refused"))
                .containsExactly("ready yes", "went on 100", "kept true");
    }

    @Test
    void a_PostgreSQL_that_is_away_refuses_and_goes_on_when_it_is_back() throws Exception {
        URI real = URI.create(RealPostgres.newDatabase());
        List<String> acknowledged = new ArrayList<>();
        try (Proxy proxy = Proxy.to(real.getPort());
                EventStore store = Database.parse(
                                "postgres://postgres:postgres@127.0.0.1:" + proxy.port() + real.getPath())
                        .open()) {
            assertThat(write(store, 1, acknowledged)).isNull();
            proxy.cut();
            assertThat(write(store, 2, acknowledged)).isEqualTo(Reason.UNREACHABLE);
            assertThat(write(store, 2, acknowledged)).isEqualTo(Reason.UNREACHABLE);
            proxy.mend();
            assertThat(write(store, 2, acknowledged)).isNull();
            assertThat(Stores.contents(store))
                    .containsExactlyElementsOf(acknowledged)
                    .hasSize(2);
        }
    }

    @Test
    void a_PostgreSQL_that_hangs_is_given_up() throws Exception {
        URI real = URI.create(RealPostgres.newDatabase());
        List<String> acknowledged = new ArrayList<>();
        try (Proxy proxy = Proxy.to(real.getPort());
                EventStore store = Database.parse("postgres://postgres:postgres@127.0.0.1:" + proxy.port()
                                + real.getPath() + "?socketTimeout=1&connectTimeout=1&loginTimeout=1")
                        .open()) {
            assertThat(write(store, 1, acknowledged)).isNull();
            proxy.silence();
            assertThat(write(store, 2, acknowledged)).isEqualTo(Reason.UNREACHABLE);
            proxy.mend();
            assertThat(write(store, 3, acknowledged)).isNull();
            assertThat(Stores.contents(store)).containsAll(acknowledged);
        }
    }

    @Test
    void a_connection_that_PostgreSQL_ends_is_made_anew() throws Exception {
        List<String> acknowledged = new ArrayList<>();
        try (EventStore store = Database.parse(RealPostgres.newDatabase()).open()) {
            assertThat(write(store, 1, acknowledged)).isNull();
            store.tx(handle -> handle.execute("SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
                    + " WHERE datname = current_database() AND pid <> pg_backend_pid()"));
            assertThat(write(store, 2, acknowledged)).isEqualTo(Reason.UNREACHABLE);
            assertThat(write(store, 2, acknowledged)).isNull();
        }
    }

    @Test
    void a_PostgreSQL_that_is_killed_has_what_it_acknowledged_when_it_is_back() throws Exception {
        List<String> acknowledged = new ArrayList<>();
        try (RealPostgres postgres = RealPostgres.start();
                EventStore store = Database.parse(postgres.create("tercet")).open()) {
            for (int number = 1; number <= 50; number++) {
                assertThat(write(store, number, acknowledged)).isNull();
            }
            postgres.kill();
            assertThat(write(store, 51, acknowledged)).isEqualTo(Reason.UNREACHABLE);
            postgres.restart();
            assertThat(write(store, 51, acknowledged)).isNull();
            assertThat(Stores.contents(store))
                    .containsExactlyElementsOf(acknowledged)
                    .hasSize(51);
        }
    }

    /** Null when it was stored. */
    private static Reason write(EventStore store, long number, List<String> acknowledged) {
        try {
            store.writer().write(List.of(Stores.row("t", number))).join();
            acknowledged.add("t#" + number);
            return null;
        } catch (CompletionException e) {
            return ((DatabaseFault) e.getCause()).reason();
        }
    }

    private static boolean runs(List<String> prefix, String command) throws Exception {
        List<String> all = new ArrayList<>(prefix);
        all.add(command);
        try {
            return new ProcessBuilder(all)
                            .redirectErrorStream(true)
                            .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                            .start()
                            .waitFor()
                    == 0;
        } catch (java.io.IOException e) {
            return false;
        }
    }
}
