package org.tercet.journal;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.Channels;
import java.nio.channels.WritableByteChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.CompletableFuture;

/**
 * A process of its own that stores events of several tables, one after the other each, and says {@code ack table#number} on its
 * output for each that it was told is durable. It does so until it is killed, or for as many events a table as it is asked.
 */
final class Scribe {

    private static final WritableByteChannel OUT =
            Channels.newChannel(new java.io.FileOutputStream(java.io.FileDescriptor.out));

    private Scribe() {}

    /** Arguments: data folder or address, name of this run, tables, events a table (0 is for ever). */
    public static void main(String[] arguments) throws Exception {
        String where = arguments[0];
        int tables = Integer.parseInt(arguments[2]);
        long most = Long.parseLong(arguments[3]);
        Database database = where.contains("://") ? Database.parse(where) : Database.embedded(Path.of(where));
        try (EventStore store = database.open()) {
            CompletableFuture<?>[] done = new CompletableFuture<?>[tables];
            say("open");
            for (int table = 0; table < tables; table++) {
                done[table] = go(store, arguments[1] + "-" + table, 1, most == 0 ? Long.MAX_VALUE : most);
            }
            CompletableFuture.allOf(done).join();
        }
    }

    private static CompletableFuture<Void> go(EventStore store, String table, long number, long most) {
        return store.writer().write(List.of(Stores.row(table, number))).thenComposeAsync(stored -> {
            say("ack " + table + "#" + number);
            return number == most ? CompletableFuture.completedFuture(null) : go(store, table, number + 1, most);
        });
    }

    /** One line is one write to the system, so that a trace of the process shows it as one. */
    private static synchronized void say(String line) {
        try {
            OUT.write(ByteBuffer.wrap((line + "\n").getBytes(StandardCharsets.UTF_8)));
        } catch (IOException e) {
            throw new java.io.UncheckedIOException(e);
        }
    }
}
