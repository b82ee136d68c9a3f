package org.tercet.cli;

import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.tercet.journal.Backup;
import org.tercet.journal.Database;
import org.tercet.journal.DatabaseFault;
import picocli.CommandLine.Parameters;

/** Copies all that a server keeps into one file, while it runs if need be. */
final class BackupErrand extends KeeperErrand {

    @Parameters(paramLabel = "FILE", arity = "0..1", description = "")
    private String file = "";

    BackupErrand(Context context) {
        super(context);
    }

    @Override
    public Integer call() {
        if (file.isEmpty()) {
            throw new Fault("needs-value", "what", List.of("FILE"));
        }
        Database.Embedded database = new Database.Embedded(folder());
        if (!Files.isRegularFile(database.file())) {
            throw new Fault("no-database", "folder", database.folder().toString());
        }
        Path copy = path(file);
        if (Files.exists(copy)) {
            throw new Fault("file-exists", "file", file);
        }
        try {
            Backup.write(database, copy);
        } catch (DatabaseFault e) {
            throw new Fault("not-copied", "file", file);
        }
        out().println(json ? Json.text(Map.of("file", copy.toString())) : say("copied", "file", copy));
        return DONE;
    }

    static Path path(String file) {
        try {
            return Path.of(file).toAbsolutePath();
        } catch (InvalidPathException e) {
            throw new Fault("no-file", "file", file);
        }
    }
}
