package org.tercet.load;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.tercet.server.Main;
import org.tercet.server.cluster.Membership;
import org.tercet.server.cluster.NodeAddress;
import org.tercet.server.ops.Settings;

/**
 * The server that is measured, as the main class of a process of its own: its folder, its database, the name of its cluster and the port
 * for the other nodes. It prints its port, and stops when its input ends.
 */
final class Served {

    private Served() {}

    public static void main(String[] words) throws Exception {
        try (Main server = Main.start(settings(words))) {
            System.out.println(server.edge().port());
            while (System.in.read() >= 0) {
                System.gc();
                Runtime memory = Runtime.getRuntime();
                System.out.println(memory.totalMemory() - memory.freeMemory());
            }
        }
    }

    private static Settings settings(String[] words) {
        Optional<String> database = words.length > 1 ? Optional.of(words[1]) : Optional.empty();
        Settings alone = new Settings(0, "127.0.0.1", Path.of(words[0]), database, List.of(), List.of());
        if (words.length < 4) {
            return alone;
        }
        NodeAddress here = new NodeAddress("127.0.0.1", Integer.parseInt(words[3]));
        return alone.among(new Membership(words[2], List.of(), here, Optional.empty()));
    }
}
