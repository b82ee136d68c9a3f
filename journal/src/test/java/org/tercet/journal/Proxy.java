package org.tercet.journal;

import java.io.Closeable;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;

/** A way to a PostgreSQL that can be cut, and can swallow what is sent on it. */
final class Proxy implements Closeable {

    private final ServerSocket server;
    private final int target;
    private final List<Socket> sockets = new CopyOnWriteArrayList<>();
    private volatile boolean cut;
    private volatile boolean silent;

    private Proxy(ServerSocket server, int target) {
        this.server = server;
        this.target = target;
    }

    static Proxy to(int port) throws IOException {
        Proxy proxy = new Proxy(new ServerSocket(0, 50, InetAddress.getLoopbackAddress()), port);
        Thread.ofVirtual().start(proxy::accept);
        return proxy;
    }

    int port() {
        return server.getLocalPort();
    }

    void cut() {
        cut = true;
        sockets.forEach(Proxy::close);
        sockets.clear();
    }

    /** What is sent gets lost, and nothing says so. */
    void silence() {
        silent = true;
    }

    void mend() {
        if (silent) {
            cut();
        }
        silent = false;
        cut = false;
    }

    private void accept() {
        while (!server.isClosed()) {
            try {
                Socket near = server.accept();
                if (cut) {
                    near.close();
                    continue;
                }
                Socket far = new Socket(InetAddress.getLoopbackAddress(), target);
                sockets.addAll(List.of(near, far));
                Thread.ofVirtual().start(() -> pump(near, far));
                Thread.ofVirtual().start(() -> pump(far, near));
            } catch (IOException e) {
                // The next one may have more luck; when the proxy is closed there is none.
            }
        }
    }

    private void pump(Socket from, Socket to) {
        try (from;
                to) {
            InputStream in = from.getInputStream();
            OutputStream out = to.getOutputStream();
            byte[] bytes = new byte[8_192];
            for (int count = in.read(bytes); count >= 0; count = in.read(bytes)) {
                if (!silent) {
                    out.write(bytes, 0, count);
                }
            }
        } catch (IOException e) {
            // A connection that breaks is what this is for.
        }
    }

    private static void close(Socket socket) {
        try {
            socket.close();
        } catch (IOException e) {
            throw new java.io.UncheckedIOException(e);
        }
    }

    @Override
    public void close() throws IOException {
        server.close();
        cut();
    }
}
