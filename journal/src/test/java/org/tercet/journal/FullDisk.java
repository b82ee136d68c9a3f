package org.tercet.journal;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;

/** A process of its own on a disk that gets full and then has room again; it says what became of what it wrote. */
final class FullDisk {

    private FullDisk() {}

    /** Argument: a folder on a disk of a few megabytes. */
    public static void main(String[] arguments) throws Exception {
        Path disk = Path.of(arguments[0]);
        Path ballast = Files.write(disk.resolve("ballast"), new byte[1 << 20]);
        Database database = Database.embedded(disk.resolve("data"));
        List<String> acknowledged = new ArrayList<>();
        try (EventStore store = database.open()) {
            long number = 1;
            while (write(store, number, acknowledged)) {
                number++;
            }
            for (int tries = 0; tries < 20; tries++) {
                write(store, number, acknowledged);
            }
            Files.delete(ballast);
            System.out.println("ready " + outcome(store.probe()));
            int before = acknowledged.size();
            for (int more = 0; more < 100; more++) {
                write(store, number + more, acknowledged);
            }
            System.out.println("went on " + (acknowledged.size() - before));
        }
        try (EventStore store = database.open()) {
            System.out.println("kept " + Stores.contents(store).equals(acknowledged));
        }
    }

    private static boolean write(EventStore store, long number, List<String> acknowledged) {
        String outcome = outcome(store.writer().write(List.of(Stores.row("t", number))));
        if (outcome.equals("yes")) {
            acknowledged.add("t#" + number);
            return true;
        }
        System.out.println("refused " + outcome);
        return false;
    }

    private static String outcome(CompletableFuture<Void> future) {
        try {
            future.join();
            return "yes";
        } catch (CompletionException e) {
            return e.getCause() instanceof DatabaseFault fault ? fault.reason().name() : e.toString();
        }
    }
}
