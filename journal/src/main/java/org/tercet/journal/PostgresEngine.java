package org.tercet.journal;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.net.URLEncoder;
import java.sql.Array;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import javax.sql.DataSource;
import org.postgresql.PGProperty;
import org.postgresql.ds.PGSimpleDataSource;
import org.postgresql.ssl.DefaultJavaSSLFactory;
import org.postgresql.util.PSQLException;
import org.tercet.journal.Database.Postgres;
import org.tercet.journal.DatabaseFault.Reason;

/** PostgreSQL, which several nodes may write at the same time. */
final class PostgresEngine implements Engine {

    /** The lower bits of an ordering number the rows within a transaction. */
    private static final int ROW_BITS = 20;

    static final int MOST_ROWS = 1 << ROW_BITS;

    private static final String BASE = "(SELECT base FROM era)";

    /** One statement, so that storing and committing are one trip to the server. */
    private static final String COLUMNS =
            " (ordering, persistence_id, sequence_nr, writer, adapter, serializer, manifest, payload, at)"
                    + " SELECT ((pg_current_xact_id()::text::bigint + " + BASE + ") << " + ROW_BITS + ") + nr - 1,"
                    + " persistence_id, sequence_nr, writer, adapter, serializer, manifest, payload, at"
                    + " FROM unnest(?::text[], ?::bigint[], ?::text[], ?::text[], ?::int[], ?::text[], ?::bytea[], ?::bigint[])"
                    + " WITH ORDINALITY"
                    + " AS t(persistence_id, sequence_nr, writer, adapter, serializer, manifest, payload, at, nr)";

    /** After a move to another PostgreSQL, whose transactions have smaller numbers, new events still come last. */
    private static final String NEW_ERA = "UPDATE era SET base = ? - pg_current_xact_id()::text::bigint"
            + " WHERE base + pg_current_xact_id()::text::bigint < ?";

    private static final long MIGRATION_LOCK = 0x546572636574L;

    private final Postgres database;

    PostgresEngine(Postgres database) {
        this.database = database;
    }

    @Override
    public String name() {
        return "postgres";
    }

    @Override
    public DataSource source(Use use) {
        PGSimpleDataSource source = new PGSimpleDataSource();
        try {
            source.setUrl("jdbc:postgresql://" + database.hosts() + "/" + URLEncoder.encode(database.name(), UTF_8));
            set(source, PGProperty.APPLICATION_NAME, "tercet");
            set(source, PGProperty.CONNECT_TIMEOUT, "5");
            set(source, PGProperty.SOCKET_TIMEOUT, "15");
            set(source, PGProperty.TCP_KEEP_ALIVE, "true");
            set(source, PGProperty.PREPARE_THRESHOLD, "1");
            set(source, PGProperty.TARGET_SERVER_TYPE, database.hosts().contains(",") ? "primary" : "any");
            set(source, PGProperty.OPTIONS, options(use));
            if (PostgresTls.isUpToJava(database.settings())) {
                set(source, PGProperty.SSL_FACTORY, DefaultJavaSSLFactory.class.getName());
            }
            for (Map.Entry<String, String> setting : database.settings().entrySet()) {
                source.setProperty(setting.getKey(), setting.getValue());
            }
        } catch (SQLException e) {
            throw new DatabaseFault(Reason.ADDRESS, "PostgreSQL's driver cannot read a setting of the database.", e);
        }
        source.setUser(database.user());
        source.setPassword(database.password().value());
        source.setReadOnly(use == Use.READING);
        return source;
    }

    /** A process that sleeps in the middle of a transaction must not keep the others from what it has locked. */
    private static String options(Use use) {
        return "-c idle_in_transaction_session_timeout=2s -c synchronous_commit=" + (use == Use.RELAXED ? "off" : "on");
    }

    private static void set(PGSimpleDataSource source, PGProperty property, String value) throws SQLException {
        source.setProperty(property, value);
    }

    @Override
    public void recognise(Connection connection) {
        // What a database holds besides our tables is its owner's business.
    }

    @Override
    public void settle(Connection connection) {
        // PostgreSQL sees to that itself: it stops when a sync fails.
    }

    @Override
    public void lockForMigration(Connection connection) throws SQLException {
        try (Statement statement = connection.createStatement()) {
            statement.execute("SELECT pg_advisory_xact_lock(" + MIGRATION_LOCK + ")");
        }
    }

    @Override
    public void check(Connection connection) throws SQLException {
        try (Statement statement = connection.createStatement()) {
            if (!"on".equals(text(statement, "SHOW fsync"))
                    || "off".equals(text(statement, "SHOW synchronous_commit"))) {
                throw new DatabaseFault(
                        Reason.NOT_DURABLE,
                        "PostgreSQL at " + database.hosts()
                                + " runs with fsync off and would lose events in a power cut.");
            }
            // The order matters: a transaction number taken after the look is larger than all that it has seen.
            long last = Long.parseLong(text(statement, "SELECT coalesce(max(ordering), 0) FROM journal")) >> ROW_BITS;
            try (PreparedStatement era = connection.prepareStatement(NEW_ERA)) {
                era.setLong(1, last + 1);
                era.setLong(2, last);
                era.executeUpdate();
            }
        }
    }

    @Override
    public void insert(Connection connection, String table, List<Row> rows) throws SQLException {
        if (rows.size() > MOST_ROWS) {
            throw new SQLException("too many rows in one transaction", "54000");
        }
        try (PreparedStatement insert = connection.prepareStatement("INSERT INTO " + table + COLUMNS)) {
            insert.setArray(1, array(connection, "text", rows, Row::persistenceId));
            insert.setArray(2, array(connection, "int8", rows, Row::sequenceNr));
            insert.setArray(3, array(connection, "text", rows, Row::writer));
            insert.setArray(4, array(connection, "text", rows, Row::adapter));
            insert.setArray(5, array(connection, "int4", rows, Row::serializer));
            insert.setArray(6, array(connection, "text", rows, Row::manifest));
            insert.setArray(
                    7,
                    connection.createArrayOf(
                            "bytea", rows.stream().map(Row::payload).toArray(byte[][]::new)));
            insert.setArray(8, array(connection, "int8", rows, Row::at));
            insert.executeUpdate();
        }
    }

    private static Array array(Connection connection, String type, List<Row> rows, Function<Row, Object> column)
            throws SQLException {
        return connection.createArrayOf(type, rows.stream().map(column).toArray());
    }

    @Override
    public String twin(Connection connection, String table) {
        return "CREATE TABLE " + table + " (LIKE journal INCLUDING ALL)";
    }

    @Override
    public String settled() {
        return "ordering < (pg_snapshot_xmin(pg_current_snapshot())::text::bigint + " + BASE + ") << " + ROW_BITS;
    }

    @Override
    public boolean oneWriter() {
        return false;
    }

    @Override
    public Reason reason(SQLException e) {
        String state = e.getSQLState() == null ? "" : e.getSQLState();
        return switch (state) {
            case "23505" -> fenced(e) ? Reason.FENCED : Reason.FAILED;
            case "53100" -> Reason.FULL;
            case "28000", "28P01", "3D000", "42501" -> Reason.REFUSED;
            default ->
                state.startsWith("08") || state.startsWith("57P") || state.startsWith("53")
                        ? Reason.UNREACHABLE
                        : Reason.FAILED;
        };
    }

    @Override
    public Reason reasonAtStart(SQLException e) {
        Reason tls = PostgresTls.reason(e);
        return tls == null ? reason(e) : tls;
    }

    /** The other unique index is that of the ordering, which no second writer has a say in. */
    private static boolean fenced(SQLException e) {
        return e instanceof PSQLException ours
                && ours.getServerErrorMessage() != null
                && !"journal_ordering".equals(ours.getServerErrorMessage().getConstraint());
    }

    private static String text(Statement statement, String query) throws SQLException {
        try (ResultSet rows = statement.executeQuery(query)) {
            rows.next();
            return rows.getString(1);
        }
    }
}
