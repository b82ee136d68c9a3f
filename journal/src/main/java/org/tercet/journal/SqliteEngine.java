package org.tercet.journal;

import java.nio.file.Path;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import javax.sql.DataSource;
import org.sqlite.SQLiteConfig;
import org.sqlite.SQLiteDataSource;
import org.sqlite.SQLiteErrorCode;
import org.sqlite.SQLiteException;
import org.tercet.journal.DatabaseFault.Reason;

/** SQLite with a write-ahead log that is synced by each commit. */
final class SqliteEngine implements Engine {

    /** "Trct": says whose file it is. */
    static final int APPLICATION = 0x54726374;

    private static final int BUSY_MILLIS = 5_000;

    /** Copying the write-ahead log back holds up a commit: this is only for when {@link Checkpoints} does not get to it. */
    private static final int CHECKPOINT_PAGES = 50_000;

    private static final String COLUMNS =
            " (persistence_id, sequence_nr, writer, adapter, serializer, manifest, payload, at)"
                    + " VALUES (?, ?, ?, ?, ?, ?, ?, ?)";

    private final Path file;

    SqliteEngine(Path file) {
        this.file = file;
    }

    Path file() {
        return file;
    }

    @Override
    public String name() {
        return "sqlite";
    }

    @Override
    public DataSource source(Use use) {
        SQLiteConfig config = new SQLiteConfig();
        config.setBusyTimeout(BUSY_MILLIS);
        config.enforceForeignKeys(true);
        // Nobody asks for them, and they would take one more query for each row.
        config.setGetGeneratedKeys(false);
        switch (use) {
            case DURABLE -> write(config, SQLiteConfig.SynchronousMode.FULL);
            case RELAXED -> write(config, SQLiteConfig.SynchronousMode.NORMAL);
            case READING -> config.setReadOnly(true);
        }
        SQLiteDataSource source = new SQLiteDataSource(config);
        source.setUrl("jdbc:sqlite:" + file);
        return source;
    }

    private static void write(SQLiteConfig config, SQLiteConfig.SynchronousMode synchronous) {
        config.setJournalMode(SQLiteConfig.JournalMode.WAL);
        config.setSynchronous(synchronous);
        config.setTransactionMode(SQLiteConfig.TransactionMode.IMMEDIATE);
        config.setPragma(SQLiteConfig.Pragma.WAL_AUTOCHECKPOINT, Integer.toString(CHECKPOINT_PAGES));
    }

    @Override
    public void lockForMigration(Connection connection) {
        // An immediate transaction is the lock.
    }

    @Override
    public void recognise(Connection connection) throws SQLException {
        try (Statement statement = connection.createStatement()) {
            int application = number(statement, "PRAGMA application_id");
            if (application == 0 && number(statement, "SELECT count(*) FROM sqlite_schema") == 0) {
                statement.execute("PRAGMA application_id = " + APPLICATION);
            } else if (application != APPLICATION) {
                throw new DatabaseFault(Reason.DAMAGED, "The database " + file + " belongs to another program.");
            }
        }
    }

    @Override
    public void settle(Connection connection) throws SQLException {
        // If a sync failed before a crash, the system may hold parts of the log that the disk does not, and say that
        // they are safe.
        // Copied into the database they are written and synced anew.
        try (Statement statement = connection.createStatement()) {
            statement.execute("PRAGMA wal_checkpoint(TRUNCATE)");
        }
    }

    @Override
    public void check(Connection connection) throws SQLException {
        try (Statement statement = connection.createStatement()) {
            if (number(statement, "PRAGMA synchronous") < 2 || !"wal".equals(text(statement, "PRAGMA journal_mode"))) {
                throw new DatabaseFault(Reason.NOT_DURABLE, "SQLite does not sync its log at " + file + ".");
            }
        }
    }

    @Override
    public void insert(Connection connection, String table, List<Row> rows) throws SQLException {
        Pen.whole(whole -> insertEach(whole, table, rows)).on(connection);
    }

    private static void insertEach(Connection connection, String table, List<Row> rows) throws SQLException {
        try (PreparedStatement insert = connection.prepareStatement("INSERT INTO " + table + COLUMNS)) {
            for (Row row : rows) {
                insert.setString(1, row.persistenceId());
                insert.setLong(2, row.sequenceNr());
                insert.setString(3, row.writer());
                insert.setString(4, row.adapter());
                insert.setInt(5, row.serializer());
                insert.setString(6, row.manifest());
                insert.setBytes(7, row.payload());
                insert.setLong(8, row.at());
                insert.executeUpdate();
            }
        }
    }

    @Override
    public String twin(Connection connection, String table) throws SQLException {
        try (Statement statement = connection.createStatement()) {
            return text(statement, "SELECT sql FROM sqlite_schema WHERE type = 'table' AND name = 'journal'")
                    .replaceFirst("journal", table);
        }
    }

    @Override
    public String settled() {
        return "1 = 1";
    }

    @Override
    public boolean oneWriter() {
        return true;
    }

    @Override
    public Reason reason(SQLException e) {
        // Met while the commit was appended to the log, before it was whole there, as when the disk is full.
        if (e instanceof SQLiteException ours && ours.getResultCode() == SQLiteErrorCode.SQLITE_IOERR_WRITE) {
            return Reason.FILE;
        }
        return switch (SQLiteErrorCode.getErrorCode(e.getErrorCode() & 0xff)) {
            case SQLITE_CONSTRAINT -> Reason.FENCED;
            case SQLITE_FULL -> Reason.FULL;
            case SQLITE_CANTOPEN, SQLITE_READONLY, SQLITE_PERM, SQLITE_AUTH -> Reason.FILE;
            case SQLITE_NOTADB, SQLITE_CORRUPT -> Reason.DAMAGED;
            default -> Reason.FAILED;
        };
    }

    private static int number(Statement statement, String query) throws SQLException {
        return Integer.parseInt(text(statement, query));
    }

    private static String text(Statement statement, String query) throws SQLException {
        try (ResultSet rows = statement.executeQuery(query)) {
            rows.next();
            return rows.getString(1);
        }
    }
}
