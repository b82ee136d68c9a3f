package org.tercet.server.ops;

import java.time.Instant;
import java.util.Locale;
import java.util.logging.Formatter;
import java.util.logging.LogRecord;

/** One line for whatever happens, in the form {@code name=value name="two words"}. */
final class LogLine extends Formatter {

    private static final int DEEPEST = 12;
    private static final int LONGEST = 4_000;

    @Override
    public String format(LogRecord entry) {
        StringBuilder line = new StringBuilder();
        field(line, "time", Instant.ofEpochMilli(entry.getMillis()).toString());
        field(line, "level", entry.getLevel().getName().toLowerCase(Locale.ROOT));
        field(line, "from", String.valueOf(entry.getLoggerName()));
        field(line, "message", formatMessage(entry));
        Throwable thrown = entry.getThrown();
        if (thrown != null) {
            field(line, "error", thrown.toString());
            field(line, "trace", trace(thrown));
        }
        return line.append('\n').toString();
    }

    private static String trace(Throwable thrown) {
        StringBuilder trace = new StringBuilder();
        for (Throwable each = thrown; each != null && trace.length() < LONGEST; each = each.getCause()) {
            trace.append(trace.isEmpty() ? "" : " by " + each);
            StackTraceElement[] steps = each.getStackTrace();
            for (int i = 0; i < Math.min(DEEPEST, steps.length); i++) {
                trace.append(trace.isEmpty() ? "" : " < ").append(steps[i]);
            }
        }
        return trace.toString();
    }

    private static void field(StringBuilder line, String name, String value) {
        line.append(line.isEmpty() ? "" : " ").append(name).append('=');
        String bounded = value.length() > LONGEST ? value.substring(0, LONGEST) : value;
        boolean plain = !bounded.isEmpty() && bounded.chars().allMatch(LogLine::isPlain);
        line.append(plain ? bounded : quoted(bounded));
    }

    private static boolean isPlain(int letter) {
        return letter > ' ' && letter != '"' && letter != '=' && letter != '\\' && letter != 0x7f;
    }

    private static String quoted(String value) {
        StringBuilder text = new StringBuilder("\"");
        value.chars().forEach(letter -> {
            switch (letter) {
                case '"', '\\' -> text.append('\\').append((char) letter);
                case '\n' -> text.append("\\n");
                case '\t' -> text.append("\\t");
                default -> text.append(letter < ' ' || letter == 0x7f ? ' ' : (char) letter);
            }
        });
        return text.append('"').toString();
    }
}
