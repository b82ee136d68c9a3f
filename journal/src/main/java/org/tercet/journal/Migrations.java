package org.tercet.journal;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** Brings a database up to date in one transaction, and refuses one that is ahead of this program. */
final class Migrations {

    static final Schema OWN = new Schema("journal", Migrations.class, List.of("0001-journal.sql"));

    private final Connection connection;
    private final Engine engine;

    private Migrations(Connection connection, Engine engine) {
        this.connection = connection;
        this.engine = engine;
    }

    /** Applies what is missing. The connection comes without auto-commit and keeps that. */
    static void apply(Connection connection, Engine engine, List<Schema> schemas) throws SQLException {
        Migrations migrations = new Migrations(connection, engine);
        try {
            engine.lockForMigration(connection);
            migrations.prepare();
            migrations.apply(OWN);
            for (Schema schema : schemas) {
                migrations.apply(schema);
            }
            connection.commit();
        } catch (SQLException | RuntimeException e) {
            connection.rollback();
            throw e;
        }
    }

    private void prepare() throws SQLException {
        try (Statement statement = connection.createStatement()) {
            statement.execute("CREATE TABLE IF NOT EXISTS migrations (room TEXT NOT NULL, number INTEGER NOT NULL,"
                    + " file TEXT NOT NULL, checksum TEXT NOT NULL, PRIMARY KEY (room, number))");
        }
    }

    private void apply(Schema schema) throws SQLException {
        Map<Integer, String> applied = applied(schema.room());
        List<String> files = schema.files();
        if (applied.size() > files.size()) {
            throw new DatabaseFault(
                    DatabaseFault.Reason.NEWER, "The database was written by a newer version of Tercet; use that one.");
        }
        for (int number = 1; number <= files.size(); number++) {
            String file = files.get(number - 1);
            String sql = read(schema, file);
            String checksum = checksum(sql);
            String known = applied.get(number);
            if (known == null) {
                run(sql);
                record(schema.room(), number, file, checksum);
            } else if (!known.equals(checksum)) {
                throw new DatabaseFault(
                        DatabaseFault.Reason.ALTERED,
                        "The database was built with another " + schema.room() + "/" + file
                                + " than this version of Tercet has.");
            }
        }
    }

    private Map<Integer, String> applied(String room) throws SQLException {
        Map<Integer, String> applied = new TreeMap<>();
        try (PreparedStatement select =
                connection.prepareStatement("SELECT number, checksum FROM migrations WHERE room = ?")) {
            select.setString(1, room);
            try (ResultSet rows = select.executeQuery()) {
                while (rows.next()) {
                    applied.put(rows.getInt(1), rows.getString(2));
                }
            }
        }
        return applied;
    }

    private void run(String sql) throws SQLException {
        try (Statement statement = connection.createStatement()) {
            for (String part : sql.split(";[ \t]*(\r?\n|$)", -1)) {
                if (!part.isBlank()) {
                    statement.execute(part);
                }
            }
        }
    }

    private void record(String room, int number, String file, String checksum) throws SQLException {
        try (PreparedStatement insert = connection.prepareStatement("INSERT INTO migrations VALUES (?, ?, ?, ?)")) {
            insert.setString(1, room);
            insert.setInt(2, number);
            insert.setString(3, file);
            insert.setString(4, checksum);
            insert.executeUpdate();
        }
    }

    private String read(Schema schema, String file) {
        for (String folder : List.of(engine.name(), "sql")) {
            try (InputStream in = schema.home().getResourceAsStream(folder + "/" + file)) {
                if (in != null) {
                    return new String(in.readAllBytes(), UTF_8);
                }
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
        throw new IllegalArgumentException("no migration " + schema.room() + "/" + file + " for " + engine.name());
    }

    private static String checksum(String sql) {
        try {
            byte[] digest = MessageDigest.getInstance("SHA-256")
                    .digest(sql.replace("\r\n", "\n").getBytes(UTF_8));
            return HexFormat.of().formatHex(digest);
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException(e);
        }
    }
}
