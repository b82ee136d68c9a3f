package org.tercet.journal;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.PosixFilePermissions;
import org.jspecify.annotations.Nullable;
import org.tercet.journal.DatabaseFault.Reason;

/** Holds a data folder for this process alone; the system lets go of it when the process dies, however it dies. */
final class FolderLock implements AutoCloseable {

    private final FileChannel channel;

    private FolderLock(FileChannel channel) {
        this.channel = channel;
    }

    /** Creates the folder if need be, readable by its owner only: the log knows everybody's cards. */
    static FolderLock take(Path folder) {
        Path file = folder.resolve("tercet.lock");
        try {
            create(folder);
            FileChannel channel = FileChannel.open(file, StandardOpenOption.CREATE, StandardOpenOption.WRITE);
            if (tryLock(channel) == null) {
                channel.close();
                throw new DatabaseFault(
                        Reason.IN_USE, "Another Tercet is running with the data folder " + folder + "; stop it first.");
            }
            return new FolderLock(channel);
        } catch (IOException e) {
            throw new DatabaseFault(Reason.FILE, "The data folder " + folder + " cannot be written.", e);
        }
    }

    private static void create(Path folder) throws IOException {
        Path parent = folder.getParent();
        if (!Files.isDirectory(folder) && parent != null) {
            create(parent);
            Files.createDirectories(folder, ownerOnly());
            Disk.syncFolder(parent);
        }
    }

    private static @Nullable FileLock tryLock(FileChannel channel) throws IOException {
        try {
            return channel.tryLock();
        } catch (OverlappingFileLockException e) {
            return null;
        }
    }

    private static FileAttribute<?>[] ownerOnly() {
        boolean posix = FileSystems.getDefault().supportedFileAttributeViews().contains("posix");
        return posix
                ? new FileAttribute<?>[] {
                    PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rwx------"))
                }
                : new FileAttribute<?>[0];
    }

    @Override
    public void close() {
        try {
            channel.close();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
