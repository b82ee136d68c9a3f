package org.tercet.server.ops;

import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.logging.ConsoleHandler;
import java.util.logging.Handler;
import java.util.logging.Level;
import java.util.logging.LogManager;
import java.util.logging.Logger;
import java.util.logging.StreamHandler;

/** Where the logs of all parts of the program go. */
public final class Logs {

    /** They tell much about themselves; kept here, as a logger that nobody holds forgets its level. */
    private static final List<Logger> QUIET =
            List.of(Logger.getLogger("org.apache.pekko"), Logger.getLogger("com.zaxxer.hikari"));

    /** What it says of a certificate for another name, it throws as well. */
    private static final Logger TWICE = Logger.getLogger("org.postgresql.ssl");

    private Logs() {}

    /** From now on everything is a line on the error stream. */
    public static void toErrorStream() {
        to(new ConsoleHandler());
    }

    static void to(OutputStream out) {
        to(new StreamHandler(out, new LogLine()) {
            @Override
            public synchronized void publish(java.util.logging.LogRecord entry) {
                super.publish(entry);
                flush();
            }
        });
    }

    private static void to(Handler handler) {
        LogManager.getLogManager().reset();
        handler.setFormatter(new LogLine());
        try {
            handler.setEncoding(StandardCharsets.UTF_8.name());
        } catch (java.io.UnsupportedEncodingException e) {
            throw new IllegalStateException(e);
        }
        Logger root = Logger.getLogger("");
        root.setLevel(Level.INFO);
        root.addHandler(handler);
        QUIET.forEach(logger -> logger.setLevel(Level.WARNING));
        TWICE.setLevel(Level.OFF);
    }
}
