package org.tercet.server.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.tercet.journal.SystemCalls;
import org.tercet.server.ServerProcess;

/** The system calls of a whole server: when {@code done} goes to a socket, the act is in a file that has been synced. */
class TracedServerTest {

    private static final String ID = "\\\\\"id\\\\\":\\\\\"(-?\\d+-\\d+)\\\\\"";
    private static final int ACTS = 30;

    @TempDir
    private Path temp;

    @Test
    void nobody_is_told_that_it_is_done_before_it_is_synced() throws Exception {
        assumeTrue(
                SystemCalls.canTrace(),
                "strace is not installed or not allowed here, so the order of system calls is not looked at");
        Path trace = temp.resolve("trace");
        List<String> strace = List.of(
                "strace",
                "-f",
                "--seccomp-bpf",
                "-y",
                "-s",
                "70000",
                "-e",
                "trace=write,writev,sendto,pwrite64,fsync,fdatasync",
                "-o",
                trace.toString());
        Pair<?, ?, ?, ?, ?> pair;
        try (ServerProcess server =
                ServerProcess.start(strace, temp.resolve("output"), temp.resolve("data"), Optional.empty())) {
            pair = new Pair<>(KeptData.game("setup"), new RemoteTables(server.address()), 1);
            KeptData.until(() -> pair.isOver() || pair.acknowledged() > ACTS);
            server.stop();
        }
        pair.go();

        SystemCalls calls =
                new SystemCalls(Pattern.compile(ID), Pattern.compile("\\{\\\\\"type\\\\\":\\\\\"done\\\\\"," + ID));
        try (var lines = Files.lines(trace, StandardCharsets.ISO_8859_1)) {
            lines.forEach(calls::read);
        }
        assertThat(calls.acknowledged().size()).isGreaterThanOrEqualTo((int) pair.acknowledged());
        assertThat(calls.tooEarly()).isEmpty();
    }
}
