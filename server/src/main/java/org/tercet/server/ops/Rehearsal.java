package org.tercet.server.ops;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.List;

/**
 * What a browser asks for first, asked by the server itself. The launcher has it done once after a build, so that Java can keep what it
 * learned about starting the server.
 */
public final class Rehearsal {

    private static final String WANTED = "tercet.rehearse";

    private static final int PATIENCE_MILLIS = 15_000;

    private Rehearsal() {}

    public static boolean isWanted() {
        return Boolean.getBoolean(WANTED);
    }

    /** Asks the server on that port of this machine. */
    public static void of(int port) {
        for (String path : List.of("/", "/api/v1/games", "/api/v1/tables", "/api/v1/puzzles/today", "/health/ready")) {
            ask(port, "GET " + path + " HTTP/1.1\r\nAccept: text/html\r\nAccept-Encoding: gzip\r\n", "");
        }
        String cookie = cookie(ask(port, post("/api/v1/me"), "{\"name\":\"Rehearsal\"}"));
        ask(port, post("/api/v1/play-now") + "Cookie: " + cookie + "\r\n", "{\"game\":\"base\"}");
    }

    private static String post(String path) {
        return "POST " + path + " HTTP/1.1\r\nContent-Type: application/json\r\n";
    }

    private static String cookie(String answer) {
        String name = "Set-Cookie: ";
        return answer.lines()
                .filter(line -> line.regionMatches(true, 0, name, 0, name.length()))
                .map(line -> line.substring(name.length()).split(";", 2)[0])
                .findFirst()
                .orElse("");
    }

    private static String ask(int port, String head, String body) {
        byte[] request = (head + "Host: localhost:" + port + "\r\nConnection: close\r\nContent-Length: " + body.length()
                        + "\r\n\r\n" + body)
                .getBytes(StandardCharsets.UTF_8);
        try (Socket socket = new Socket(InetAddress.getLoopbackAddress(), port);
                OutputStream out = socket.getOutputStream();
                InputStream in = socket.getInputStream()) {
            socket.setSoTimeout(PATIENCE_MILLIS);
            out.write(request);
            out.flush();
            return new String(in.readAllBytes(), StandardCharsets.ISO_8859_1);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
