package org.tercet.chaos;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;

/** A folder that can be a disk of its own, which can be filled up. */
final class SmallDisk {

    /** What takes the room away. */
    static final String BALLAST = "ballast";

    private static final String SIZE = "size=128m";

    private final Path folder;
    private boolean mounted;

    SmallDisk(Path folder) {
        this.folder = folder;
    }

    Path folder() {
        return folder;
    }

    void mount() throws IOException, InterruptedException {
        Files.createDirectories(folder);
        try {
            Node.run("mount", "-t", "tmpfs", "-o", SIZE, "tmpfs", folder.toString());
        } catch (IOException e) {
            throw new IOException("a full disk needs a disk of its own, and none can be mounted here", e);
        }
        mounted = true;
    }

    void unmount() throws IOException, InterruptedException {
        if (mounted) {
            Node.run("umount", "-l", folder.toString());
            mounted = false;
        }
    }

    void fill() throws IOException {
        byte[] bytes = new byte[4_096];
        try (OutputStream out = Files.newOutputStream(folder.resolve(BALLAST))) {
            while (true) {
                out.write(bytes);
            }
        } catch (IOException e) {
            if (Files.size(folder.resolve(BALLAST)) == 0) {
                throw e;
            }
        }
    }

    void clear() throws IOException {
        Files.deleteIfExists(folder.resolve(BALLAST));
    }
}
