package org.tercet.load;

import java.io.IOException;
import java.net.ServerSocket;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.UUID;

/** The servers that are measured: one, or several that are one service. */
final class Nodes implements AutoCloseable {

    private final List<Child> children = new ArrayList<>();

    private Nodes() {}

    static Nodes start(Plan plan, Path folder) throws IOException {
        Nodes nodes = new Nodes();
        String name = "bench-" + UUID.randomUUID();
        try {
            for (int i = 0; i < plan.nodes(); i++) {
                List<String> words =
                        new ArrayList<>(List.of(folder.resolve("node-" + i).toString()));
                plan.database().ifPresent(words::add);
                if (plan.nodes() > 1) {
                    words.addAll(List.of(name, Integer.toString(free())));
                }
                nodes.children.add(Child.start(Served.class, words));
            }
            return nodes;
        } catch (IOException e) {
            nodes.close();
            throw e;
        }
    }

    private static int free() throws IOException {
        try (ServerSocket socket = new ServerSocket(0)) {
            return socket.getLocalPort();
        }
    }

    List<Integer> ports() {
        return children.stream().map(Child::port).toList();
    }

    /** Of all together. */
    long heap() throws IOException {
        long all = 0;
        for (Child child : children) {
            all += child.heap();
        }
        return all;
    }

    /** Of all together. */
    long processor() {
        return children.stream().mapToLong(Child::processor).sum();
    }

    @Override
    public void close() {
        children.forEach(Child::close);
    }
}
