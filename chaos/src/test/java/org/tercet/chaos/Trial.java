package org.tercet.chaos;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.CountDownLatch;

/** {@code tercet cluster}: a PostgreSQL and three nodes on this machine, to try it out. They go away with this process. */
public final class Trial {

    private Trial() {}

    public static void main(String[] words) throws Exception {
        PrintStream out = new PrintStream(System.out, true, StandardCharsets.UTF_8);
        if (words.length > 0 && words[0].equals("--help")) {
            out.println("tercet cluster [--nodes N]: starts PostgreSQL and three servers on this machine that are one"
                    + " service.");
            return;
        }
        Service service;
        try {
            service = new Service(Plan.of(words));
        } catch (IOException | IllegalArgumentException e) {
            System.err.println("tercet: " + e.getMessage() + ".");
            System.exit(2);
            return;
        }
        service.wentWell();
        Runtime.getRuntime().addShutdownHook(new Thread(() -> Main.end(service), "stop"));
        for (Node node : service.nodes()) {
            out.println("node " + node.number() + ", process " + node.pid() + ": http://localhost:" + node.port());
        }
        out.println("PostgreSQL: " + service.database());
        out.println("logs: " + service.folder());
        out.println("Ctrl-C ends it all.");
        new CountDownLatch(1).await();
    }
}
