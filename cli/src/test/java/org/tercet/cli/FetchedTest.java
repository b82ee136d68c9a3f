package org.tercet.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.tercet.wire.file.GameFile;
import org.tercet.wire.words.Language;

/** Game files from servers, good and bad ones. */
class FetchedTest {

    private static final byte[] GAME = FairGames.of("base").text().getBytes(StandardCharsets.UTF_8);

    private final ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor();
    private HttpServer server;

    @BeforeEach
    void open() throws IOException {
        server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        server.setExecutor(threads);
        server.createContext("/game", exchange -> answer(exchange, 200, GAME));
        server.createContext(
                "/none", exchange -> answer(exchange, 404, "nothing here".getBytes(StandardCharsets.UTF_8)));
        server.createContext("/empty", exchange -> answer(exchange, 200, new byte[0]));
        server.createContext("/moved", exchange -> moved(exchange, "/game"));
        server.createContext("/round", exchange -> moved(exchange, "/round"));
        server.createContext("/file", exchange -> moved(exchange, "file:///etc/hosts"));
        server.createContext("/endless", FetchedTest::endless);
        server.createContext("/dribble", FetchedTest::dribble);
        server.createContext("/broken", FetchedTest::broken);
        server.start();
    }

    @AfterEach
    void close() {
        server.stop(0);
        threads.shutdownNow();
    }

    @Test
    void a_game_is_verified_from_its_address() {
        Asked asked = Asked.tercet("verify", address("/game"));

        assertThat(asked.code()).as(asked.toString()).isZero();
        assertThat(asked.out()).contains("Verified");
        assertThat(Asked.tercet("verify", address("/moved"))).isEqualTo(asked);
    }

    @Test
    void what_is_no_game_file_gets_one_sentence() {
        assertSentence("/none", "answers with 404, not with a game file.");
        assertSentence("/empty", "is empty.");
        assertSentence("/endless", "is larger than 4 MiB, which no game file is.");
        assertSentence("/broken", "Nothing can be had from");
        assertSentence("/round", "");
        assertSentence("/file", "");
    }

    @Test
    void a_server_that_dribbles_is_given_up() {
        long before = System.nanoTime();
        assertThatThrownBy(() -> new Fetched(address("/dribble"), Duration.ofSeconds(1)).bytes())
                .isInstanceOfSatisfying(
                        Fault.class,
                        fault -> assertThat(fault.sentence(Speech.of("verify", Language.EN)))
                                .endsWith("takes longer than 1 seconds."));
        assertThat(Duration.ofNanos(System.nanoTime() - before)).isLessThan(Duration.ofSeconds(15));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "file:///etc/passwd",
                "ftp://example.com/game",
                "jar:http://example.com!/x",
                "http://",
                "http:// /",
                "https://[",
                "http://localhost:99999999/"
            })
    void other_addresses_are_not_read(String address) {
        Asked asked = Asked.tercet("verify", address);

        assertThat(asked.code()).isEqualTo(2);
        assertThat(asked.err().lines()).hasSize(1);
        assertThat(asked.err()).doesNotContain("mistake");
    }

    @Test
    void a_server_that_is_not_there_is_one_sentence() {
        server.stop(0);

        assertSentence("/game", "Nothing can be had from");
    }

    private void assertSentence(String path, String sentence) {
        Asked asked = Asked.tercet("verify", address(path));
        assertThat(asked.code()).as(asked.toString()).isEqualTo(2);
        assertThat(asked.out()).isEmpty();
        assertThat(asked.err()).contains(sentence).doesNotContain("mistake");
        assertThat(asked.err().lines()).hasSize(1);
    }

    private String address(String path) {
        return "http://" + server.getAddress().getAddress().getHostAddress() + ":"
                + server.getAddress().getPort() + path;
    }

    private static void answer(HttpExchange exchange, int status, byte[] body) throws IOException {
        exchange.sendResponseHeaders(status, body.length == 0 ? -1 : body.length);
        try (OutputStream out = exchange.getResponseBody()) {
            out.write(body);
        }
    }

    private static void moved(HttpExchange exchange, String to) throws IOException {
        exchange.getResponseHeaders().add("Location", to);
        answer(exchange, 302, new byte[0]);
    }

    private static void endless(HttpExchange exchange) throws IOException {
        exchange.sendResponseHeaders(200, 0);
        byte[] much = new byte[1 << 16];
        try (OutputStream out = exchange.getResponseBody()) {
            for (int i = 0; i < 4 * GameFile.LARGEST / much.length; i++) {
                out.write(much);
            }
        }
    }

    private static void dribble(HttpExchange exchange) throws IOException {
        exchange.sendResponseHeaders(200, 0);
        try (OutputStream out = exchange.getResponseBody()) {
            for (int i = 0; i < 1_000; i++) {
                out.write('x');
                out.flush();
                Thread.sleep(50);
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private static void broken(HttpExchange exchange) throws IOException {
        exchange.sendResponseHeaders(200, 1_000);
        exchange.getResponseBody().write('x');
        exchange.close();
    }
}
