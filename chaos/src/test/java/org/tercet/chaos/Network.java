package org.tercet.chaos;

import java.io.Closeable;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.ThreadLocalRandom;
import java.util.function.BiPredicate;
import java.util.function.IntUnaryOperator;

/**
 * What lies between the nodes, between them and PostgreSQL, and between players and them: everything passes through doors of this process,
 * which can swallow it, slow it down, or fall shut.
 */
final class Network implements Closeable {

    /** Everybody who is not a node. */
    static final int PLAYERS = -1;

    static final int DATABASE = -2;

    private final List<ServerSocket> doors = new CopyOnWriteArrayList<>();
    private final List<Link> links = new CopyOnWriteArrayList<>();

    private volatile BiPredicate<Integer, Integer> swallows = (from, to) -> false;
    private volatile int slowest;

    /** A connection through a door. */
    private record Link(int from, int to, Socket near, Socket far, Losses losses) {
        private void cut() {
            try (near;
                    far) {
                losses.any = true;
            } catch (IOException e) {
                losses.any = true;
            }
        }
    }

    /** Whether a connection has lost something, and is of no use any more. */
    private static final class Losses {
        private volatile boolean any;
    }

    /**
     * A door to whoever listens on a port.
     *
     * @param whose who comes from a port of this machine
     * @return the door's own port
     */
    int door(IntUnaryOperator whose, int to, int port) throws IOException {
        ServerSocket door = new ServerSocket(0, 200, InetAddress.getLoopbackAddress());
        doors.add(door);
        Thread.ofVirtual().start(() -> accept(door, whose, to, port));
        return door.getLocalPort();
    }

    /** Nothing passes from the one to the other; they are not told. */
    void swallow(BiPredicate<Integer, Integer> which) {
        swallows = which;
    }

    /** Everything takes up to so many milliseconds longer, one connection overtaking the other. */
    void slow(int millis) {
        slowest = millis;
    }

    /** Connections break off. */
    void cut(BiPredicate<Integer, Integer> which) {
        for (Link link : links) {
            if (which.test(link.from(), link.to())) {
                link.cut();
            }
        }
    }

    /** Any one connection breaks off. */
    void cutOne() {
        if (!links.isEmpty()) {
            links.get(ThreadLocalRandom.current().nextInt(links.size())).cut();
        }
    }

    void mend() {
        swallows = (from, to) -> false;
        slowest = 0;
        for (Link link : links) {
            if (link.losses().any) {
                link.cut();
            }
        }
    }

    private void accept(ServerSocket door, IntUnaryOperator whose, int to, int port) {
        while (!door.isClosed()) {
            try {
                Socket near = door.accept();
                Thread.ofVirtual().start(() -> connect(near, whose, to, port));
            } catch (IOException e) {
                // The next one may have more luck; when the door is closed there is none.
            }
        }
    }

    private void connect(Socket near, IntUnaryOperator whose, int to, int port) {
        try {
            int from = whose.applyAsInt(near.getPort());
            Socket far = new Socket(InetAddress.getLoopbackAddress(), port);
            near.setTcpNoDelay(true);
            far.setTcpNoDelay(true);
            Link link = new Link(from, to, near, far, new Losses());
            links.add(link);
            Thread.ofVirtual().start(() -> pump(link, near, far, from, to));
            Thread.ofVirtual().start(() -> pump(link, far, near, to, from));
        } catch (IOException e) {
            try {
                near.close();
            } catch (IOException closing) {
                e.addSuppressed(closing);
            }
        }
    }

    /** A direction that has lost something carries nothing more; the other one goes on. */
    private void pump(Link link, Socket source, Socket target, int from, int to) {
        boolean lost = false;
        try (source;
                target) {
            InputStream in = source.getInputStream();
            OutputStream out = target.getOutputStream();
            byte[] bytes = new byte[16_384];
            for (int count = in.read(bytes); count >= 0; count = in.read(bytes)) {
                if (slowest > 0) {
                    Thread.sleep(ThreadLocalRandom.current().nextInt(slowest));
                }
                if (lost || swallows.test(from, to)) {
                    lost = true;
                    link.losses().any = true;
                } else {
                    out.write(bytes, 0, count);
                }
            }
        } catch (IOException e) {
            // A connection that breaks is what this is for.
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        links.remove(link);
    }

    @Override
    public void close() throws IOException {
        for (ServerSocket door : doors) {
            door.close();
        }
        links.forEach(Link::cut);
    }
}
