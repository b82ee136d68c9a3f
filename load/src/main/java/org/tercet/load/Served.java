package org.tercet.load;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.tercet.server.Main;
import org.tercet.server.ops.Settings;

/** The server that is measured, as the main class of a process of its own. It prints its port, and stops when its input ends. */
final class Served {

    private Served() {}

    public static void main(String[] words) throws Exception {
        Optional<String> database = words.length > 1 ? Optional.of(words[1]) : Optional.empty();
        Settings settings = new Settings(0, "127.0.0.1", Path.of(words[0]), database, List.of(), List.of());
        try (Main server = Main.start(settings)) {
            System.out.println(server.edge().port());
            while (System.in.read() >= 0) {
                System.gc();
                Runtime memory = Runtime.getRuntime();
                System.out.println(memory.totalMemory() - memory.freeMemory());
            }
        }
    }
}
