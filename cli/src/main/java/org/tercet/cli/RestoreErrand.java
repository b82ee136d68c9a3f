package org.tercet.cli;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.tercet.journal.Backup;
import org.tercet.journal.Database;
import org.tercet.journal.DatabaseFault;
import picocli.CommandLine.Parameters;

/** Makes a copy what a server keeps, where nothing is kept yet. */
final class RestoreErrand extends KeeperErrand {

    @Parameters(paramLabel = "FILE", arity = "0..1", description = "")
    private String file = "";

    RestoreErrand(Context context) {
        super(context);
    }

    @Override
    public Integer call() {
        if (file.isEmpty()) {
            throw new Fault("needs-value", "what", List.of("FILE"));
        }
        Path copy = BackupErrand.path(file);
        if (!Files.isRegularFile(copy)) {
            throw new Fault("no-file", "file", file);
        }
        Database.Embedded database = new Database.Embedded(folder());
        String folder = database.folder().toString();
        if (Files.exists(database.file())) {
            throw new Fault("database-exists", "folder", folder);
        }
        try {
            Backup.restore(copy, database);
        } catch (DatabaseFault e) {
            throw switch (e.reason()) {
                case IN_USE -> new Fault("folder-in-use", "folder", folder);
                case DAMAGED -> new Fault("no-backup", "file", file);
                default -> new Fault("folder-unwritable", "folder", folder);
            };
        }
        out().println(json ? Json.text(Map.of("folder", folder)) : say("restored", "folder", database.folder()));
        return DONE;
    }
}
