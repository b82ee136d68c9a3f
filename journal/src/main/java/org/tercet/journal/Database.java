package org.tercet.journal;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Where the event log lives: a folder of ours, or a PostgreSQL. */
public sealed interface Database {

    /** SQLite in a data folder that one process at a time may open. */
    record Embedded(Path folder) implements Database {

        /** The database itself; SQLite keeps two more files beside it while it is open. */
        public Path file() {
            return folder.resolve("tercet.db");
        }

        @Override
        public String toString() {
            return file().toString();
        }
    }

    /** A PostgreSQL that several nodes may share; {@code hosts} is {@code host:port}, or several with commas. */
    record Postgres(String hosts, String name, String user, Secret password, Map<String, String> settings)
            implements Database {

        public Postgres {
            settings = Map.copyOf(settings);
        }

        /** The address without the password and without settings, which may hold secrets too. */
        @Override
        public String toString() {
            return "postgres://" + user + "@" + hosts + "/" + name;
        }
    }

    /** A password that does not print itself. */
    record Secret(@Nullable String value) {
        @Override
        public String toString() {
            return "…";
        }
    }

    static Database embedded(Path folder) {
        return new Embedded(folder.toAbsolutePath().normalize());
    }

    /**
     * Reads {@code postgres://user:password@host:port/name?setting=value}; {@code postgresql:} is the same.
     *
     * @throws DatabaseFault with {@link DatabaseFault.Reason#ADDRESS} when it is none
     */
    static Database parse(String address) {
        return PostgresAddress.parse(address);
    }

    /**
     * Opens the database: creates what is missing and migrates what is old.
     *
     * @param schemas what other rooms keep in the same database
     * @throws DatabaseFault that says in one sentence why not
     */
    default EventStore open(Schema... schemas) {
        return EventStore.open(this, List.of(schemas));
    }
}
