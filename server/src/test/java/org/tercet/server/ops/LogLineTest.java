package org.tercet.server.ops;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Instant;
import java.util.logging.Level;
import java.util.logging.LogRecord;
import org.junit.jupiter.api.Test;

class LogLineTest {

    private static String line(String message, Throwable thrown) {
        LogRecord entry = new LogRecord(Level.WARNING, message);
        entry.setLoggerName("org.tercet.Test");
        entry.setInstant(Instant.parse("2026-11-15T12:00:00.123Z"));
        entry.setThrown(thrown);
        return new LogLine().format(entry);
    }

    @Test
    void an_entry_is_one_line_whatever_is_in_it() {
        assertThat(line("two \"words\"\nand\r\u001b[31m more", null))
                .isEqualTo("time=2026-11-15T12:00:00.123Z level=warning from=org.tercet.Test"
                        + " message=\"two \\\"words\\\"\\nand  [31m more\"\n");
        assertThat(line("plain", null)).endsWith(" message=plain\n");
    }

    @Test
    void what_was_thrown_is_told_on_the_same_line_and_is_not_endless() {
        Throwable deep = new IllegalStateException("x".repeat(100_000), new IllegalArgumentException("inner"));
        String line = line("failed", deep);

        assertThat(line.lines()).hasSize(1);
        assertThat(line)
                .contains("error=\"java.lang.IllegalStateException: xxx")
                .hasSizeLessThan(20_000);
    }
}
