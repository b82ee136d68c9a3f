package org.tercet.server;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Random;

/** Good messages with something changed in them. */
final class Mutation {

    private static final List<Request> REQUESTS = List.of(
            post("/api/v1/check", "{\"cards\":[\"1rso\",\"1gso\",\"1pso\"]}"),
            post(
                    "/api/v1/tables",
                    "{\"game\":\"base\",\"rulebook\":\"italian\",\"values\":{\"call-seconds\":\"5\"},\"length\":\"one-round\",\"open\":true,\"bots\":[\"good\"]}"),
            post("/api/v1/play-now", "{\"game\":\"chess\"}"),
            post("/api/v1/me", "{\"name\":\"Zoë\",\"token\":false}"),
            post("/api/v1/puzzles/2026-07-27/finds", "{\"format\":\"classic\",\"cards\":[\"1rso\",\"1gso\",\"1pso\"]}"),
            new Request("POST", "/api/v1/records", "text/plain", "Tercet-Game: 1\nGame: base\nRulebook: devir\n"),
            get("/api/v1/games"),
            get("/api/v1/tables"),
            get("/api/v1/tables/0123456789abcdef01234567"),
            get("/api/v1/codes/ABCD"),
            get("/api/v1/records?game=base&mine=true&before=5"),
            get("/api/v1/records/0123456789abcdef01234567/file"),
            get("/api/v1/puzzles/2026-07-27?format=small"),
            get("/api/v1/puzzles/today?zone=Europe%2FMadrid"),
            get("/api/v1/standings/base?span=week"),
            get("/api/v1/me"),
            get("/index.html"));

    private static final List<String> MESSAGES = List.of(
            "{\"type\":\"do\",\"id\":\"c7\",\"act\":{\"type\":\"play\",\"move\":{\"type\":\"take\",\"cards\":[\"1rso\",\"1gso\",\"1pso\"]}}}",
            "{\"type\":\"do\",\"id\":\"c8\",\"act\":{\"type\":\"start\"}}",
            "{\"type\":\"do\",\"id\":\"c9\",\"act\":{\"type\":\"choose\",\"rulebook\":\"italian\",\"values\":{\"call-seconds\":\"5\"},\"length\":\"everyone-deals\"}}",
            "{\"type\":\"do\",\"id\":\"d1\",\"act\":{\"type\":\"add-bot\",\"strength\":\"good\"}}",
            "{\"type\":\"do\",\"id\":\"d2\",\"act\":{\"type\":\"remove\",\"seat\":0}}",
            "{\"type\":\"do\",\"id\":\"d3\",\"act\":{\"type\":\"hand-over\",\"seat\":0}}",
            "{\"type\":\"do\",\"id\":\"d4\",\"act\":{\"type\":\"say\",\"phrase\":\"hello\"}}",
            "{\"type\":\"do\",\"id\":\"d5\",\"act\":{\"type\":\"contribute\",\"random\":\"00112233445566778899aabbccddeeff\"}}",
            "{\"type\":\"do\",\"id\":\"d6\",\"act\":{\"type\":\"close\"}}",
            "{\"type\":\"hello\",\"protocol\":1,\"last\":17}");

    private static final List<String> ODD = List.of(
            "null",
            "-1",
            "1e999",
            "99999999999999999999",
            "0.5",
            "true",
            "\"\"",
            "[]",
            "{}",
            "[[[[[[[[[[[[[[[[[[[[",
            "\\u0000",
            "\\ud800",
            "\"type\":\"",
            "\u202e",
            "é",
            "//",
            "..",
            "%00",
            "' OR '1'='1",
            "<script>",
            "\\",
            "\"",
            ",",
            ":",
            "}");

    private final Random random;

    Mutation(Random random) {
        this.random = random;
    }

    /** The letters of the body are its bytes. */
    record Request(String method, String path, String type, String body) {
        byte[] bytes() {
            return body.getBytes(StandardCharsets.ISO_8859_1);
        }
    }

    private static Request post(String path, String body) {
        return new Request("POST", path, "application/json", letters(bytes(body)));
    }

    private static Request get(String path) {
        return new Request("GET", path, "application/json", "");
    }

    private static String letters(byte[] bytes) {
        return new String(bytes, StandardCharsets.ISO_8859_1);
    }

    private static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }

    Request request() {
        Request good = REQUESTS.get(random.nextInt(REQUESTS.size()));
        byte[] body = good.bytes();
        String path = good.path();
        if (body.length == 0 || random.nextInt(8) == 0) {
            path = letters(changed(bytes(path))).replaceAll("[^!-~]", "x");
            path = path.startsWith("/") ? path : "/" + path;
        } else {
            body = changed(body);
        }
        String type = random.nextInt(50) == 0 ? "text/xml" : good.type();
        return new Request(good.method(), path, type, letters(body));
    }

    /** For a socket it has to be text. */
    String message() {
        byte[] changed = changed(bytes(MESSAGES.get(random.nextInt(MESSAGES.size()))));
        return new String(changed, StandardCharsets.UTF_8);
    }

    private byte[] changed(byte[] good) {
        byte[] now = good;
        int times = 1 + random.nextInt(4);
        for (int i = 0; i < times; i++) {
            now = once(now);
        }
        return now;
    }

    private byte[] once(byte[] now) {
        int from = now.length == 0 ? 0 : random.nextInt(now.length);
        int to = Math.min(now.length, from + random.nextInt(8));
        return switch (random.nextInt(6)) {
            case 0 -> spliced(now, from, to, new byte[0]);
            case 1 -> spliced(now, from, from, bytes(ODD.get(random.nextInt(ODD.size()))));
            case 2 -> spliced(now, from, to, bytes(ODD.get(random.nextInt(ODD.size()))));
            case 3 -> spliced(now, from, Math.min(now.length, from + 1), new byte[] {(byte) random.nextInt(256)});
            case 4 -> spliced(now, from, from, java.util.Arrays.copyOfRange(now, from, to));
            default -> java.util.Arrays.copyOf(now, from);
        };
    }

    private static byte[] spliced(byte[] now, int from, int to, byte[] between) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        out.write(now, 0, from);
        out.writeBytes(between);
        out.write(now, to, now.length - to);
        return out.toByteArray();
    }
}
