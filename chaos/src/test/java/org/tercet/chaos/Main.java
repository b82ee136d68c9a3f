package org.tercet.chaos;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.logging.LogManager;

/** {@code tercet chaos}. */
public final class Main {

    private Main() {}

    public static void main(String[] words) throws Exception {
        PrintStream out = new PrintStream(System.out, true, StandardCharsets.UTF_8);
        if (words.length == 1 && words[0].equals("--help")) {
            out.print(Plan.HELP);
            return;
        }
        Plan plan;
        try {
            plan = Plan.of(words);
        } catch (IllegalArgumentException e) {
            System.err.println("tercet: " + e.getMessage() + ".");
            System.exit(2);
            return;
        }
        // What libraries say here is of no interest; the nodes keep logs of their own.
        LogManager.getLogManager().reset();
        out.println("seed " + plan.seed());
        System.exit(run(plan, out) ? 0 : 1);
    }

    private static boolean run(Plan plan, PrintStream out) throws InterruptedException {
        try (Service service = new Service(plan)) {
            // Nothing that was started outlives this process.
            Runtime.getRuntime().addShutdownHook(new Thread(() -> end(service), "stop"));
            out.println("logs of the nodes: " + service.folder());
            Report report = new Run(plan, service, out::println).play();
            if (report.isGood()) {
                service.wentWell();
            }
            out.print(report.text());
            return report.isGood();
        } catch (IOException e) {
            System.err.println("tercet: " + e.getMessage() + ".");
            return false;
        }
    }

    static void end(Service service) {
        try {
            service.close();
        } catch (IOException e) {
            System.err.println("tercet: " + e.getMessage());
        }
    }
}
