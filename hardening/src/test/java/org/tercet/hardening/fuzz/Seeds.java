package org.tercet.hardening.fuzz;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.tercet.rules.game.Event;
import org.tercet.rules.game.Move;
import org.tercet.table.Entry;

/** Good examples of all that is read. */
final class Seeds {

    private static final List<String> ACTS = List.of(
            "{\"type\":\"sit\"}",
            "{\"type\":\"start\"}",
            "{\"type\":\"choose\",\"rulebook\":\"italian\",\"values\":{\"call-seconds\":\"5\"},\"length\":\"everyone-deals\"}",
            "{\"type\":\"add-bot\",\"strength\":\"good\"}",
            "{\"type\":\"stand-in\",\"seat\":1,\"strength\":\"casual\"}",
            "{\"type\":\"remove\",\"seat\":1}",
            "{\"type\":\"hand-over\",\"seat\":1}",
            "{\"type\":\"say\",\"phrase\":\"hello\"}",
            "{\"type\":\"say\",\"text\":\"hello\"}",
            "{\"type\":\"contribute\",\"random\":\"00112233445566778899aabbccddeeff\"}",
            "{\"type\":\"next-round\"}",
            "{\"type\":\"leave\"}",
            "{\"type\":\"rematch\"}",
            "{\"type\":\"close\"}");

    private Seeds() {}

    static List<byte[]> cards() {
        return texts("2rts", "1RSO", "3pod");
    }

    static List<byte[]> cardLists() {
        return texts(
                "b1rso 1gso 1pso", "c1rso 1gso 1pso 2rts", "b--json 1rso 1gso 2pso", "c--help", "b--lang=es 1rso", "c");
    }

    static List<byte[]> heads() {
        return texts(
                "Fgame=base&mine=true&before=17",
                "Gx/api/v1/tables/0123456789abcdef01234567",
                "H192.168.1.7",
                "Hfe80::1",
                "Ihttps://play.example.org:8443",
                "Jnode-1.tercet:2552",
                "Kpostgres://tercet:hunter2@db-1:5432,db-2/tercet?sslmode=require",
                "LZo\u00eb \u202e e\u0301");
    }

    static List<byte[]> bodies() {
        return List.of(
                chosen(
                        0,
                        "{\"game\":\"base\",\"rulebook\":\"italian\",\"values\":{\"call-seconds\":\"5\"},\"length\":\"one-round\",\"open\":true,\"chat\":false,\"programs\":true,\"bots\":[\"good\"],\"begin\":2,\"waits\":true}"),
                chosen(1, "{\"game\":\"chipset\"}"),
                chosen(2, "{\"name\":\"Zo\u00eb\",\"token\":true}"),
                chosen(3, "{\"cards\":[\"1rso\",\"1gso\",\"1pso\"]}"),
                chosen(4, "{\"format\":\"classic\",\"cards\":[\"1rso\",\"1gso\",\"1pso\"]}"),
                chosen(5, "{\"type\":\"hello\",\"protocol\":1,\"last\":17}"));
    }

    static List<byte[]> nodes() {
        String person = "{\"id\":\"a1\",\"name\":\"Ana\",\"program\":false}";
        return List.of(
                chosen(
                        0,
                        "{\"terms\":{\"game\":\"base\",\"chosen\":{\"rulebook\":\"italian\",\"values\":{\"gesture\":\"call\"}},\"length\":\"one-round\",\"open\":true,\"chat\":true,\"programs\":true,\"begin\":2},\"host\":"
                                + person
                                + ",\"code\":\"QXRT\",\"seed\":\"0707\",\"bots\":[\"good\"],\"replyTo\":\"ref\"}"),
                chosen(1, "{\"person\":" + person + ",\"last\":7,\"socket\":\"ref\"}"),
                chosen(2, "{\"ref\":\"pekko://tercet@node-1:2552/user/x#1\"}"),
                chosen(3, "{\"person\":" + person + ",\"text\":\"{}\",\"socket\":\"ref\"}"),
                chosen(4, "{\"text\":\"{}\"}"),
                chosen(5, "{\"code\":\"QXRT\"}"));
    }

    static List<byte[]> stored() {
        List<byte[]> all = new ArrayList<>();
        for (int game = 0; game < Tables.ALL.size(); game++) {
            stored(Tables.at(game), game, all);
        }
        return all;
    }

    private static <M extends Move, E extends Event> void stored(
            Tables<?, ?, M, E, ?> tables, int game, List<byte[]> all) {
        for (Entry<M, E> entry : tables.log()) {
            all.add(chosen(game, tables.json().entries().text(entry)));
        }
    }

    /** Acts at the first table; and each game's own moves, which its golden examples show, at all tables. */
    static List<byte[]> messages() {
        List<byte[]> all = new ArrayList<>();
        for (String act : ACTS) {
            all.add(message(0, 0, act));
            all.add(message(0, 1, act));
        }
        all.add(message(0, 1, ACTS.get(4), ACTS.get(1), ACTS.get(10)));
        for (String move : moves()) {
            for (int game = 0; game < Tables.ALL.size(); game++) {
                all.add(message(game, 0, "{\"type\":\"play\",\"move\":" + move + "}"));
            }
        }
        return all;
    }

    private static List<String> moves() {
        return lines("wire/src/test/resources/golden")
                .filter(line -> line.startsWith("move "))
                .map(line -> line.substring(5))
                .toList();
    }

    private static byte[] message(int game, int phase, String... acts) {
        StringBuilder text = new StringBuilder();
        for (String act : acts) {
            text.append(text.isEmpty() ? "" : "\n")
                    .append("d{\"type\":\"do\",\"id\":\"c7\",\"act\":")
                    .append(act)
                    .append('}');
        }
        return chosen(game, (char) phase + text.toString());
    }

    static List<byte[]> files() {
        return Stream.of("specs/src/test/resources/transcripts", "server/src/test/resources/kept/1")
                .flatMap(folder -> contents(folder).stream())
                .toList();
    }

    private static Stream<String> lines(String folder) {
        return contents(folder).stream().flatMap(bytes -> new String(bytes, UTF_8).lines());
    }

    private static List<byte[]> contents(String folder) {
        try (Stream<Path> files = Files.list(root().resolve(folder))) {
            List<byte[]> all = new ArrayList<>();
            for (Path file :
                    files.filter(it -> it.toString().endsWith(".txt")).sorted().toList()) {
                all.add(Files.readAllBytes(file));
            }
            return all;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The folder of the sources, from wherever within it this runs. */
    static Path root() {
        Path here = Path.of("").toAbsolutePath();
        while (!Files.exists(here.resolve("tercet.bat"))) {
            here = here.getParent();
        }
        return here;
    }

    private static List<byte[]> texts(String... texts) {
        return Stream.of(texts).map(text -> text.getBytes(UTF_8)).toList();
    }

    private static byte[] chosen(int first, String rest) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        out.write(first);
        out.writeBytes(rest.getBytes(UTF_8));
        return out.toByteArray();
    }
}
