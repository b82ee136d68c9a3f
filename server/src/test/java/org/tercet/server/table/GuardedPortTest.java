package org.tercet.server.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.typesafe.config.ConfigValueFactory;
import java.io.EOFException;
import java.io.IOException;
import java.net.Socket;
import java.net.SocketException;
import java.net.SocketTimeoutException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.security.cert.X509Certificate;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import javax.net.ssl.SSLException;
import javax.net.ssl.SSLSocket;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.tercet.journal.Database;
import org.tercet.journal.EventStore;
import org.tercet.server.cluster.Authority;
import org.tercet.server.cluster.Authority.Issued;
import org.tercet.server.cluster.Authority.Terms;
import org.tercet.server.cluster.Membership;
import org.tercet.server.cluster.NodeAddress;

/** The port for the other nodes answers nobody but them. */
class GuardedPortTest {

    private static final String CLUSTER = "guarded";

    /** What a node says first to another. */
    private static final byte[] GREETING = "AKKA\u0001".getBytes(StandardCharsets.US_ASCII);

    /** The kind of the record by which TLS says that it goes no further. */
    private static final int ALERT = 21;

    private static final int NOTHING = -1;

    @TempDir
    static Path folder;

    private static Authority ours;
    private static Issued own;
    private static NodeAddress address;
    private static EventStore store;
    private static TableNode node;

    @BeforeAll
    static void start() throws Exception {
        ours = new Authority("ours");
        own = ours.issue(folder.resolve("own"), Terms.node(CLUSTER));
        address = ClusterNode.free();
        store = Database.embedded(folder.resolve("data")).open(ShardedTables.SCHEMA);
        Membership membership = new Membership(CLUSTER, List.of(), address, Optional.empty(), Optional.of(own.files()));
        // The usual minute would be long to wait for.
        node = TableNode.started(
                CLUSTER,
                membership
                        .config(List.of(address))
                        .withValue(
                                "pekko.remote.artery.ssl.rotating-keys-engine.ssl-context-cache-ttl",
                                ConfigValueFactory.fromAnyRef("1ms")),
                store);
    }

    @AfterAll
    static void stop() {
        node.close();
        store.close();
    }

    @Test
    void who_has_a_certificate_of_the_cluster_is_listened_to() throws Exception {
        try (SSLSocket socket = Knock.with(ours, ours.issue(folder.resolve("other"), Terms.node(CLUSTER)), address)) {
            assertThat(socket.getSession().getProtocol()).isEqualTo("TLSv1.3");
            socket.getOutputStream().write(GREETING);
            assertThatThrownBy(() -> socket.getInputStream().read()).isInstanceOf(SocketTimeoutException.class);
        }
    }

    @Test
    void who_speaks_without_tls_is_told_nothing() throws Exception {
        try (Socket socket = Knock.plainly(address)) {
            socket.getOutputStream().write(GREETING);
            socket.getOutputStream().write("GET / HTTP/1.1\r\n\r\n".repeat(10).getBytes(StandardCharsets.US_ASCII));
            assertThat(first(socket)).isIn(NOTHING, ALERT);
        }
    }

    @Test
    void who_shows_no_certificate_is_refused() {
        assertRefused(() -> Knock.without(ours, address));
    }

    @Test
    void who_shows_a_certificate_of_somebody_else_is_refused_even_if_that_has_the_same_name() throws Exception {
        Issued strange = new Authority("ours").issue(folder.resolve("strange"), Terms.node(CLUSTER));
        assertRefused(() -> Knock.with(ours, strange, address));
    }

    @Test
    void who_shows_a_certificate_for_something_else_is_refused() throws Exception {
        Issued other = ours.issue(folder.resolve("mail"), Terms.node("mail"));
        assertRefused(() -> Knock.with(ours, other, address));
    }

    @Test
    void who_shows_a_certificate_that_has_expired_is_refused() throws Exception {
        Terms past = Terms.node(CLUSTER).until(Instant.now().minusSeconds(60));
        Issued old = ours.issue(folder.resolve("old"), past);
        assertRefused(() -> Knock.with(ours, old, address));
    }

    @Test
    void who_speaks_an_older_tls_is_refused() {
        assertRefused(() -> Knock.with(ours, own, address, "TLSv1.2"));
    }

    @Test
    void new_files_count_without_a_restart() throws Exception {
        assertThat(shown()).isEqualTo(own.certificate());
        Issued renewed = ours.issue(own.files().folder(), Terms.node(CLUSTER));
        assertThat(shown()).isEqualTo(renewed.certificate());
        own = renewed;
    }

    private static int first(Socket socket) throws IOException {
        try {
            return socket.getInputStream().read();
        } catch (SocketException e) {
            return NOTHING;
        }
    }

    private static X509Certificate shown() throws Exception {
        try (SSLSocket socket = Knock.with(ours, own, address)) {
            return (X509Certificate) socket.getSession().getPeerCertificates()[0];
        }
    }

    /**
     * In TLS 1.3 who comes has finished the handshake before the other side has looked at what they have shown, so the refusal may only be heard
     * afterwards: as an alert, or as a connection that is gone if the alert got lost with it.
     */
    private static void assertRefused(Callable<SSLSocket> coming) {
        assertThatThrownBy(() -> {
                    try (SSLSocket socket = coming.call()) {
                        assertThat(socket.getInputStream().read()).isLessThan(0);
                        throw new EOFException();
                    }
                })
                .isInstanceOfAny(SSLException.class, SocketException.class, EOFException.class);
    }
}
