package org.tercet.server;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.net.InetAddress;
import java.net.Socket;
import java.net.SocketTimeoutException;
import java.nio.charset.StandardCharsets;

/** A connection that says whatever it likes. */
final class RawSocket implements AutoCloseable {

    private final Socket socket;
    private final InputStream in;

    RawSocket(int port) throws IOException {
        this.socket = new Socket(InetAddress.getLoopbackAddress(), port);
        this.socket.setTcpNoDelay(true);
        this.socket.setSoTimeout(10_000);
        this.in = socket.getInputStream();
    }

    RawSocket say(String text) throws IOException {
        return say(text.getBytes(StandardCharsets.ISO_8859_1));
    }

    RawSocket say(byte[] bytes) throws IOException {
        socket.getOutputStream().write(bytes);
        socket.getOutputStream().flush();
        return this;
    }

    /** One answer with its body. */
    Said hear() throws IOException {
        String head = head();
        int status = head.matches("(?s)HTTP/\\d\\.\\d \\d{3}.*") ? Integer.parseInt(head.substring(9, 12)) : -1;
        int length = 0;
        for (String line : head.split("\r\n", -1)) {
            if (line.regionMatches(true, 0, "content-length: ", 0, 16)) {
                length = Integer.parseInt(line.substring(16));
            }
        }
        return new Said(status, head, new String(in.readNBytes(length), StandardCharsets.UTF_8));
    }

    /** What was answered. */
    record Said(int status, String head, String body) {}

    private String head() throws IOException {
        ByteArrayOutputStream head = new ByteArrayOutputStream();
        int newlines = 0;
        while (newlines < 2) {
            int letter = in.read();
            if (letter < 0) {
                return head.toString(StandardCharsets.ISO_8859_1);
            }
            head.write(letter);
            newlines = letter == '\n' ? newlines + 1 : letter == '\r' ? newlines : 0;
        }
        return head.toString(StandardCharsets.ISO_8859_1);
    }

    /** Whether the other end closes it within so many milliseconds, whatever it says before. */
    boolean isClosedWithin(int millis) {
        long until = System.nanoTime() + millis * 1_000_000L;
        try {
            socket.setSoTimeout(50);
            while (System.nanoTime() < until) {
                try {
                    if (in.read() < 0) {
                        return true;
                    }
                } catch (SocketTimeoutException e) {
                    // Still open, and silent.
                }
            }
            return false;
        } catch (IOException e) {
            return true;
        }
    }

    @Override
    public void close() throws IOException {
        socket.close();
    }
}
