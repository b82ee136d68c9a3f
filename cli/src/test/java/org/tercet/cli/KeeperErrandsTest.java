package org.tercet.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.logging.Level;
import java.util.logging.Logger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.tercet.journal.EventStore;
import org.tercet.server.ops.Settings;

/** What those who run a server ask for, as far as it does not run. */
class KeeperErrandsTest {

    @TempDir
    Path folder;

    private String data() {
        return folder.resolve("data").toString();
    }

    @Test
    void a_port_that_is_in_use_is_one_sentence() throws IOException {
        try (ServerSocket other = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            String port = Integer.toString(other.getLocalPort());

            assertThat(Asked.tercet("serve", "--port", port, "--data", data()))
                    .isEqualTo(new Asked(
                            2, "", "tercet: Port " + port + " is in use already: choose another with --port.\n"));
        }
    }

    @Test
    void a_folder_that_cannot_be_written_is_one_sentence() throws IOException {
        Path file = Files.writeString(folder.resolve("file"), "not a folder");

        assertThat(Asked.tercet(
                        "--lang=es", "serve", "--data", file.resolve("data").toString()))
                .isEqualTo(new Asked(
                        2,
                        "",
                        "tercet: No se puede escribir en la carpeta de datos “" + shortened(file.resolve("data"))
                                + ".\n"));
    }

    private static String shortened(Path path) {
        String text = path.toString();
        return text.length() > 40 ? text.substring(0, 40) + "…”" : text + "”";
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "--port 70000 | 70000 is not a port: they go from 0 to 65535.",
                "--port x | “x” cannot be understood.",
                "--origin example.org | “example.org” is not an origin: one is written like https://play.example.org.",
                "--origin https://example.org/ | “https://example.org/” is not an origin: one is written like https://play.example.org.",
                "--proxy localhost | “localhost” is not an address in digits.",
                "--database mysql://x | The address of the database cannot be understood: one is written like postgres://user:password@host/name.",
                "--database postgres://u:hush@h/n?sslmode=prefer | The address of the database asks for TLS but would do without: say sslmode=verify-full, or sslmode=disable on a network of your own.",
                "--bot 1 | “--bot” is not an option here: --help lists them.",
            })
    void what_cannot_be_is_one_sentence(String options, String sentence) {
        assertThat(Asked.tercet(("serve --data " + data() + " " + options).split(" ")))
                .isEqualTo(new Asked(2, "", "tercet: " + sentence + "\n"));
    }

    @ParameterizedTest
    @CsvSource({"en", "es", "fr", "it", "pt"})
    void a_database_that_speaks_no_TLS_is_one_sentence_in_every_language(String language) throws IOException {
        try (ServerSocket database = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            Thread.startVirtualThread(() -> refuseTls(database));
            String address = "postgres://ana:hush@127.0.0.1:" + database.getLocalPort() + "/tercet?sslmode=verify-full";

            Asked asked = Asked.tercet("serve", "--lang", language, "--data", data(), "--database", address);

            assertThat(asked.code()).isEqualTo(2);
            assertThat(asked.out()).isEmpty();
            assertThat(asked.err().lines()).hasSize(1);
            assertThat(asked.err()).contains("TLS", "sslmode=disable").doesNotContain("hush");
        }
    }

    /** As PostgreSQL says it. */
    private static void refuseTls(ServerSocket database) {
        try (Socket line = database.accept()) {
            line.getInputStream().readNBytes(8);
            line.getOutputStream().write('N');
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Test
    void without_a_command_it_is_the_server() {
        assertThat(Asked.tercet("--port", "70000").err()).contains("is not a port");
        assertThat(Asked.tercet("--lang", "fr", "--port", "70000").err()).contains("n’est pas un port");
    }

    @Test
    void a_backup_can_be_restored_where_nothing_is() throws IOException {
        try (EventStore store = org.tercet.server.Main.open(Settings.usual(Path.of(data())))) {
            store.tx(handle -> handle.execute("INSERT INTO people (id, name, since) VALUES ('x', 'Ana', 1)"));
        }
        String copy = folder.resolve("copy").toString();
        String other = folder.resolve("other").toString();

        assertThat(Asked.tercet("backup", copy, "--data", data()).out()).startsWith("Everything is in ");
        assertThat(Asked.tercet("backup", copy, "--data", data()).code()).isEqualTo(2);
        assertThat(Asked.tercet("backup", copy + "2", "--data", other).err()).contains("holds no database");
        assertThat(Asked.tercet("restore", copy, "--data", data()).err()).contains("holds a database already");
        assertThat(Asked.tercet("restore", copy, "--data", other).code()).isZero();
        Logger pool = Logger.getLogger("com.zaxxer.hikari");
        pool.setLevel(Level.INFO);
        assertThat(Asked.tercet("rebuild", "--data", other).out())
                .isEqualTo("Everything is made again, with 0 matches on record.\n");
        assertThat(pool.isLoggable(Level.INFO)).isFalse();
        try (EventStore store = org.tercet.server.Main.open(Settings.usual(Path.of(other)))) {
            List<String> names = store.reading()
                    .withHandle(handle -> handle.select("SELECT name FROM people")
                            .mapTo(String.class)
                            .list());
            assertThat(names).containsExactly("Ana");
        }
    }

    @Test
    void what_is_no_backup_is_not_restored() throws IOException {
        Path file = Files.writeString(folder.resolve("letter"), "Dear Ana");

        assertThat(Asked.tercet("restore", file.toString(), "--data", data()).err())
                .contains("is damaged, or no backup of Tercet");
        assertThat(Asked.tercet("restore", file + "x", "--data", data()).err()).contains("There is no file");
        assertThat(Asked.tercet(Map.of(), "restore").err()).isEqualTo("tercet: FILE needs a value.\n");
    }
}
