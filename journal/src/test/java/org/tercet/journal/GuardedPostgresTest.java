package org.tercet.journal;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.io.DataInputStream;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.net.URLEncoder;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.TimeUnit;
import java.util.logging.Level;
import java.util.logging.Logger;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.tercet.journal.DatabaseFault.Reason;

/** A PostgreSQL that speaks TLS, as if it were on another machine: nobody else is told anything, and nothing goes in plain text. */
class GuardedPostgresTest {

    @TempDir
    static Path ours;

    @TempDir
    static Path theirs;

    /** The driver would say on the error stream what it throws as well. */
    private static final Logger TWICE = Logger.getLogger("org.postgresql.ssl");

    private static RealPostgres postgres;
    private static SelfSigned certificate;
    private static String here;

    @BeforeAll
    static void begin() throws Exception {
        TWICE.setLevel(Level.OFF);
        certificate = SelfSigned.issue(ours, "ip:" + Elsewhere.HOST);
        postgres = RealPostgres.start();
        here = postgres.create("tercet");
        postgres.guard(certificate.certificate(), certificate.key());
    }

    @AfterAll
    static void end() {
        postgres.close();
    }

    @Test
    void events_are_stored_and_read_by_TLS_alone() {
        try (EventStore store = Database.parse(trusting()).open()) {
            store.writer().write(List.of(Stores.row("guarded", 1))).join();

            assertThat(Stores.contents(store)).contains("guarded#1");
            store.derive(handle -> handle.execute("DELETE FROM offsets"));
            store.tx(handle -> handle.execute("DELETE FROM offsets"));
            List<String> lines = store.reading()
                    .withHandle(handle -> handle.select(
                                    "SELECT CASE WHEN ssl THEN version ELSE 'plain' END"
                                            + " FROM pg_stat_ssl JOIN pg_stat_activity USING (pid) WHERE application_name = 'tercet'")
                            .mapTo(String.class)
                            .list());
            assertThat(lines).hasSizeGreaterThanOrEqualTo(4).allMatch(version -> version.startsWith("TLSv1."));
        }
    }

    @Test
    void a_certificate_of_an_authority_that_nobody_knows_is_refused() throws Exception {
        SelfSigned other = SelfSigned.issue(theirs, "ip:" + Elsewhere.HOST);

        assertRefused(Elsewhere.address(here, ""), Reason.UNTRUSTED, "authority");
        assertRefused(Elsewhere.address(here, rootcert(other.certificate())), Reason.UNTRUSTED, "authority");
    }

    @Test
    void a_file_of_authorities_that_is_missing_or_empty_lets_nobody_in() throws IOException {
        Path empty = Files.createFile(theirs.resolve("empty.pem"));

        assertRefused(Elsewhere.address(here, rootcert(empty)), Reason.UNTRUSTED, "authority");
        assertRefused(Elsewhere.address(here, rootcert(theirs.resolve("none.pem"))), Reason.UNTRUSTED, "authority");
    }

    @Test
    void a_certificate_for_another_name_is_refused() {
        String address = trusting();

        assertRefused(address.replace(Elsewhere.HOST, "192.0.2.8"), Reason.UNTRUSTED, "another name");
        Database.parse(address.replace(Elsewhere.HOST, "192.0.2.8") + "&sslmode=verify-ca")
                .open()
                .close();
    }

    @Test
    void an_authority_that_Java_trusts_needs_no_file() throws Exception {
        Path output = theirs.resolve("output");
        List<String> trusting = List.of(
                "env",
                "JAVA_TOOL_OPTIONS=-Djavax.net.ssl.trustStore=" + certificate.trusting()
                        + " -Djavax.net.ssl.trustStorePassword=" + SelfSigned.PASSWORD + " -Duser.home=" + theirs);

        Process scribe =
                Processes.java(trusting, output, Scribe.class, Elsewhere.address(here, ""), "public", "1", "2");

        assertThat(scribe.waitFor(60, TimeUnit.SECONDS)).isTrue();
        assertThat(Files.readAllLines(output)).contains("open", "ack public-0#1", "ack public-0#2");
    }

    @Test
    void a_PostgreSQL_without_TLS_is_spoken_to_only_where_somebody_says_so() {
        String plain = RealPostgres.newDatabase();

        assertRefused(Elsewhere.address(plain, ""), Reason.NO_TLS, "does not speak TLS");
        assertRefused(plain + "?sslmode=require", Reason.NO_TLS, "does not speak TLS");
        Database.parse(Elsewhere.address(plain, "&sslmode=disable")).open().close();
        Database.parse(plain).open().close();
    }

    /** Neither who asks nor what for, let alone the password. */
    @Test
    void who_speaks_no_TLS_is_told_nothing() throws Exception {
        try (ServerSocket server = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            CompletableFuture<byte[]> told = CompletableFuture.supplyAsync(() -> refusingTls(server));
            String address = "postgres://sam:hush@127.0.0.1:" + server.getLocalPort() + "/tercet";

            assertRefused(Elsewhere.address(address, ""), Reason.NO_TLS, "does not speak TLS");
            assertThat(told.get(20, TimeUnit.SECONDS)).isEmpty();
        }
    }

    private static byte[] refusingTls(ServerSocket server) {
        try (Socket socket = server.accept()) {
            DataInputStream in = new DataInputStream(socket.getInputStream());
            assertThat(in.readLong()).isEqualTo(8L << 32 | 1234 << 16 | 5679);
            socket.getOutputStream().write('N');
            return in.readAllBytes();
        } catch (IOException e) {
            throw new java.io.UncheckedIOException(e);
        }
    }

    @Test
    void a_PostgreSQL_that_comes_back_without_TLS_is_away_until_it_speaks_it_again() throws Exception {
        try (RealPostgres own = RealPostgres.start()) {
            String address = own.create("tercet");
            own.guard(certificate.certificate(), certificate.key());
            try (EventStore store = Database.parse(Elsewhere.address(address, rootcert(certificate.certificate())))
                    .open()) {
                assertThat(write(store, 1)).isNull();
                own.unguard();
                own.kill();
                own.restart();
                assertThat(write(store, 2)).isEqualTo(Reason.UNREACHABLE);
                assertThat(write(store, 2)).isEqualTo(Reason.UNREACHABLE);
                own.guard(certificate.certificate(), certificate.key());
                assertThat(write(store, 2)).isNull();
                assertThat(Stores.contents(store)).containsExactly("t#1", "t#2");
            }
        }
    }

    /** Null when it was stored. */
    private static Reason write(EventStore store, long number) {
        try {
            store.writer().write(List.of(Stores.row("t", number))).join();
            return null;
        } catch (CompletionException e) {
            return ((DatabaseFault) e.getCause()).reason();
        }
    }

    private static String trusting() {
        return Elsewhere.address(here, rootcert(certificate.certificate()));
    }

    private static String rootcert(Path file) {
        return "&sslrootcert=" + URLEncoder.encode(file.toString(), UTF_8);
    }

    private static void assertRefused(String address, Reason reason, String why) {
        Database database = Database.parse(address.replaceFirst(":[a-z]+@", ":s3cret@"));
        DatabaseFault fault =
                catchThrowableOfType(DatabaseFault.class, () -> database.open().close());

        assertThat(fault).isNotNull();
        assertThat(fault.reason()).isEqualTo(reason);
        assertThat(fault).hasMessageContaining(why);
        StringWriter trace = new StringWriter();
        fault.printStackTrace(new PrintWriter(trace));
        assertThat(trace.toString()).doesNotContain("s3cret");
    }
}
