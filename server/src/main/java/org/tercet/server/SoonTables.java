package org.tercet.server;

import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import org.tercet.server.table.Notice;
import org.tercet.server.table.Tables;
import org.tercet.table.Person;
import org.tercet.table.Wish;

/** Tables that are still being set up while the way to them is built; nobody asks for them before they are there. */
final class SoonTables implements Tables {

    private final CompletableFuture<Tables> tables = new CompletableFuture<>();

    void are(Tables there) {
        tables.complete(there);
    }

    @Override
    public CompletionStage<Opening> open(Person host, Wish wish) {
        return tables.join().open(host, wish);
    }

    @Override
    public CompletionStage<Optional<Notice>> notice(String table) {
        return tables.join().notice(table);
    }

    @Override
    public Line connect(String table, Person person, Optional<Long> last, Outlet outlet) {
        return tables.join().connect(table, person, last, outlet);
    }
}
