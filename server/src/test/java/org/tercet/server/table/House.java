package org.tercet.server.table;

import java.nio.file.Path;
import java.security.SecureRandom;
import java.util.concurrent.ForkJoinPool;
import org.tercet.journal.Database;
import org.tercet.journal.EventStore;

/** A node with its database, for tests. */
final class House implements AutoCloseable {

    private final EventStore store;
    private final TableNode node;
    private final ShardedTables tables;

    House(Path folder) {
        this(Database.embedded(folder));
    }

    House(Database database) {
        this.store = database.open(ShardedTables.SCHEMA);
        this.node = TableNode.alone(store);
        this.tables = new ShardedTables(
                node.system(), new StoredCodes(store, new SecureRandom()), Tempo.times(20), ForkJoinPool.commonPool());
    }

    Tables tables() {
        return tables;
    }

    EventStore store() {
        return store;
    }

    @Override
    public void close() {
        node.close();
        store.close();
    }
}
