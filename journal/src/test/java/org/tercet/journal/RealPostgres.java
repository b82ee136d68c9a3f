package org.tercet.journal;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.concurrent.atomic.AtomicInteger;
import org.jspecify.annotations.Nullable;

/** One real PostgreSQL for all tests of a JVM, which syncs its commits; each test gets a database of its own. */
public final class RealPostgres {

    private static final AtomicInteger DATABASES = new AtomicInteger();
    private static @Nullable EmbeddedPostgres running;

    private RealPostgres() {}

    /** The address of a new, empty database. It goes away with the JVM. */
    public static synchronized String newDatabase() {
        try {
            if (running == null) {
                running = EmbeddedPostgres.builder()
                        .setServerConfig("fsync", "on")
                        .setServerConfig("synchronous_commit", "on")
                        .start();
            }
            String name = "tercet" + DATABASES.incrementAndGet();
            try (Connection connection = running.getPostgresDatabase().getConnection();
                    Statement statement = connection.createStatement()) {
                statement.execute("CREATE DATABASE " + name);
            }
            return "postgres://postgres:postgres@localhost:" + running.getPort() + "/" + name;
        } catch (IOException | SQLException e) {
            throw new IllegalStateException("PostgreSQL did not start", e);
        }
    }
}
