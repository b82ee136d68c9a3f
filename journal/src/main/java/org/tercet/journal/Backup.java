package org.tercet.journal;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import org.jspecify.annotations.Nullable;
import org.tercet.journal.Database.Embedded;
import org.tercet.journal.DatabaseFault.Reason;

/** Copies of the embedded database as one file: whole, of one moment, and checked. */
public final class Backup {

    private Backup() {}

    /**
     * Writes a copy, also while a server has the database open, here or in another process.
     *
     * @throws DatabaseFault when there is no database, when the file exists already, or when it cannot be written
     */
    public static void write(Embedded database, Path file) {
        if (!Files.isRegularFile(database.file())) {
            throw new DatabaseFault(Reason.FILE, "There is no database in " + database.folder() + ".");
        }
        if (Files.exists(file)) {
            throw new DatabaseFault(Reason.FILE, "The file " + file + " exists already.");
        }
        Path part = beside(file);
        SqliteEngine engine = new SqliteEngine(database.file());
        try (Connection connection = engine.source(Engine.Use.READING).getConnection();
                PreparedStatement copy = connection.prepareStatement("VACUUM INTO ?")) {
            Files.deleteIfExists(part);
            copy.setString(1, part.toString());
            copy.execute();
            check(part);
            publish(part, file);
        } catch (SQLException e) {
            delete(part);
            throw Faults.of(engine, database, e);
        } catch (IOException e) {
            delete(part);
            throw new DatabaseFault(Reason.FILE, "The file " + file + " cannot be written.", e);
        }
    }

    /**
     * Makes the copy the database of a folder that has none yet.
     *
     * @throws DatabaseFault when the copy is damaged, or the folder has a database already or is in use
     */
    public static void restore(Path file, Embedded into) {
        check(file);
        FolderLock folder = FolderLock.take(into.folder());
        try {
            if (Files.exists(into.file())) {
                throw new DatabaseFault(
                        Reason.FILE, "The folder " + into.folder() + " has a database already; move it away first.");
            }
            Path part = beside(into.file());
            Files.copy(file, part, StandardCopyOption.REPLACE_EXISTING);
            publish(part, into.file());
        } catch (IOException e) {
            throw new DatabaseFault(Reason.FILE, "The data folder " + into.folder() + " cannot be written.", e);
        } finally {
            folder.close();
        }
    }

    private static void check(Path file) {
        if (!Files.isRegularFile(file)) {
            throw new DatabaseFault(Reason.FILE, "There is no file " + file + ".");
        }
        SqliteEngine engine = new SqliteEngine(file);
        try (Connection connection = engine.source(Engine.Use.READING).getConnection();
                Statement statement = connection.createStatement()) {
            engine.recognise(connection);
            try (ResultSet rows = statement.executeQuery("PRAGMA integrity_check")) {
                if (!rows.next() || !"ok".equals(rows.getString(1))) {
                    throw damaged(file, null);
                }
            }
        } catch (SQLException e) {
            throw damaged(file, e);
        }
    }

    private static DatabaseFault damaged(Path file, @Nullable SQLException cause) {
        return new DatabaseFault(
                Reason.DAMAGED, "The file " + file + " is damaged or not a database of Tercet.", cause);
    }

    private static Path beside(Path file) {
        return file.resolveSibling(file.getFileName() + ".part");
    }

    /** Under its name there is never a file that is not whole and on disk. */
    private static void publish(Path part, Path file) throws IOException {
        Disk.syncFile(part);
        Files.move(part, file, StandardCopyOption.ATOMIC_MOVE);
        Disk.syncFolder(file.toAbsolutePath().resolveSibling("."));
    }

    private static void delete(Path part) {
        try {
            Files.deleteIfExists(part);
        } catch (IOException e) {
            // What is left over has a name that says so.
        }
    }
}
