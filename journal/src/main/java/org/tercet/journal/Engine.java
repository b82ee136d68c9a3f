package org.tercet.journal;

import java.sql.Connection;
import java.sql.SQLException;
import java.util.List;
import javax.sql.DataSource;

/** What differs between the databases. */
sealed interface Engine permits SqliteEngine, PostgresEngine {

    /** What a connection is for. */
    enum Use {
        /** Commits are on disk when they return. */
        DURABLE,
        /** Commits return before they are on disk; they stay whole and in their order nevertheless. */
        RELAXED,
        READING
    }

    /** Also the folder of its migrations. */
    String name();

    /** Connections for one use, each with auto-commit. */
    DataSource source(Use use);

    /** Looks, before anything is written, whether this is a database of ours or an empty one. */
    void recognise(Connection connection) throws SQLException;

    /** Makes sure that what an earlier process left behind is on disk. */
    void settle(Connection connection) throws SQLException;

    /** Makes nodes that start together migrate one after the other; the transaction's end unlocks. */
    void lockForMigration(Connection connection) throws SQLException;

    /** Looks once, after the migration, whether this database can be trusted with events. */
    void check(Connection connection) throws SQLException;

    /** Stores all rows or none, durably when it returns. The connection is a durable one; the table is the log or its twin. */
    void insert(Connection connection, String table, List<Row> rows) throws SQLException;

    /** The statement that makes an empty table just like the log. */
    String twin(Connection connection, String table) throws SQLException;

    /** The condition under which no event with a smaller ordering can appear any more. */
    String settled();

    /** Whether writers of this process must take turns because the database lets in one at a time. */
    boolean oneWriter();

    /** What an exception of the driver means. */
    DatabaseFault.Reason reason(SQLException e);

    /** The same while its keeper waits for it to be opened, who can put more right than a server that runs. */
    default DatabaseFault.Reason reasonAtStart(SQLException e) {
        return reason(e);
    }
}
