package org.tercet.cli;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.tercet.server.ops.CannotStart;
import org.tercet.server.ops.Settings;
import picocli.CommandLine.Option;

/** Something for those who run a server: it is about what the server keeps. */
abstract class KeeperErrand extends Errand {

    @Option(names = "--data", paramLabel = "DIR", description = "")
    private Optional<String> data = Optional.empty();

    KeeperErrand(Context context) {
        super(context);
    }

    protected Path folder() {
        try {
            return data.map(Path::of)
                    .orElseGet(() ->
                            Settings.usualData(System::getProperty, terminal().variables()))
                    .toAbsolutePath();
        } catch (InvalidPathException e) {
            throw new Fault("folder-unwritable", "folder", data.orElse(""));
        }
    }

    /** Where it is kept, and nothing else that matters. */
    protected Settings kept(Optional<String> database) {
        return new Settings(0, Settings.USUAL_BIND, folder(), database, List.of(), List.of());
    }

    /** Why something that is kept cannot be used. */
    static Fault fault(CannotStart why) {
        String about = why.about();
        return switch (why.reason()) {
            case PORT_IN_USE -> new Fault("port-in-use", "port", Integer.valueOf(about));
            case CANNOT_LISTEN -> new Fault("cannot-listen", "address", about);
            case FOLDER_UNWRITABLE -> new Fault("folder-unwritable", "folder", about);
            case FOLDER_IN_USE -> new Fault("folder-in-use", "folder", about);
            case DATABASE_ADDRESS -> new Fault("database-address");
            case DATABASE_FALLS_BACK -> new Fault("database-falls-back");
            case DATABASE_UNREACHABLE -> new Fault("database-unreachable");
            case DATABASE_REFUSES -> new Fault("database-refuses");
            case DATABASE_WITHOUT_TLS -> new Fault("database-without-tls");
            case DATABASE_UNTRUSTED -> new Fault("database-untrusted");
            case DATABASE_OF_OTHER_VERSION -> new Fault("database-of-other-version");
            case DATABASE_DAMAGED -> new Fault("database-damaged");
            case DATABASE_NOT_DURABLE -> new Fault("database-not-durable");
            case DATABASE_FAILS -> new Fault("database-fails");
            case CLUSTER_NEEDS_POSTGRES -> new Fault("cluster-needs-postgres");
            case TLS_UNREADABLE -> new Fault("tls-unreadable", "file", about);
            case TLS_NO_CERTIFICATE -> new Fault("tls-no-certificate", "file", about);
            case TLS_SEVERAL_AUTHORITIES -> new Fault("tls-several-authorities", "file", about);
            case TLS_NO_KEY -> new Fault("tls-no-key", "file", about);
            case TLS_NOT_VALID_NOW -> new Fault("tls-not-valid-now", "file", about);
            case TLS_OTHER_KEY -> new Fault("tls-other-key", "file", about);
            case TLS_OTHER_AUTHORITY -> new Fault("tls-other-authority", "file", about);
            case TLS_OTHER_NAME -> new Fault("tls-other-name", "file", about);
        };
    }
}
