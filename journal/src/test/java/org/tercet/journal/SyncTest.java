package org.tercet.journal;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Killing a process does not show a missing sync, for the system still has what was written. A trace of its system calls does:
 * each event was in a file that has been synced before its acknowledgement left.
 */
class SyncTest {

    private static final int TABLES = 8;
    private static final int EVENTS = 25;

    @TempDir
    private Path temp;

    @Test
    void no_acknowledgement_leaves_before_its_event_is_synced() throws Exception {
        assumeTrue(
                SystemCalls.canTrace(),
                "strace is not installed or not allowed here, so the order of system calls is not looked at");
        Path trace = temp.resolve("trace");
        Path output = temp.resolve("output");
        List<String> strace = List.of(
                "strace",
                "-f",
                "-y",
                "-s",
                "5000",
                "-e",
                "trace=write,pwrite64,fsync,fdatasync",
                "-o",
                trace.toString());

        Process process = Processes.java(
                strace,
                output,
                Scribe.class,
                temp.resolve("data").toString(),
                "run",
                Integer.toString(TABLES),
                Integer.toString(EVENTS));
        assertThat(process.waitFor(120, TimeUnit.SECONDS)).isTrue();

        assertThat(process.exitValue()).as(Files.readString(output)).isZero();
        SystemCalls calls = calls();
        try (var lines = Files.lines(trace, java.nio.charset.StandardCharsets.ISO_8859_1)) {
            lines.forEach(calls::read);
        }
        assertThat(calls.acknowledged()).hasSize(TABLES * EVENTS);
        assertThat(calls.tooEarly()).isEmpty();
        assertThat(calls.syncs()).isGreaterThanOrEqualTo(EVENTS);
    }

    /** The check itself: with the syncs cut out of it, a trace is found wanting. */
    @Test
    void a_trace_without_a_sync_is_noticed() {
        List<String> good = List.of(
                "7 pwrite64(5</d/tercet.db-wal>, \"\\0\\1run-0#1;\\3\", 4096, 56) = 4096",
                "7 fsync(5</d/tercet.db-wal> <unfinished ...>",
                "8 write(1</out>, \"open\\n\", 5) = 5",
                "7 <... fsync resumed>) = 0",
                "8 write(1</out>, \"ack run-0#1\\n\", 12) = 12");
        SystemCalls calls = calls();
        good.forEach(calls::read);
        assertThat(calls.acknowledged()).containsExactly("run-0#1");
        assertThat(calls.tooEarly()).isEmpty();

        SystemCalls unsynced = calls();
        good.stream().filter(line -> !line.contains("fsync")).forEach(unsynced::read);
        assertThat(unsynced.tooEarly()).containsExactly("run-0#1");

        SystemCalls early = calls();
        List.of(good.get(0), good.get(1), good.get(4), good.get(3)).forEach(early::read);
        assertThat(early.tooEarly()).containsExactly("run-0#1");

        SystemCalls late = calls();
        List.of(good.get(1), good.get(0), good.get(3), good.get(4)).forEach(late::read);
        assertThat(late.tooEarly()).containsExactly("run-0#1");
    }

    private static SystemCalls calls() {
        return new SystemCalls(Pattern.compile("(run-\\d+#\\d+)(?=;)"), Pattern.compile("\"ack (run-\\d+#\\d+)"));
    }
}
