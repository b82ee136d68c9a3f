package org.tercet.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** The program in a process of its own, where the platform would have it write something else than UTF-8. */
class ProgramTest {

    @TempDir
    Path folder;

    @Test
    void it_writes_utf_8_whatever_the_platform_says() throws Exception {
        Asked asked = run(List.of(), "check", "1rso", "1gso", "1pso", "--lang", "it");

        assertThat(asked.out()).startsWith("È un set.\n");
        assertThat(asked.err()).isEmpty();
        assertThat(asked.code()).isZero();
        assertThat(run(List.of(), "check", "1rso", "1rso", "1pso", "--lang", "fr")
                        .err())
                .isEqualTo("tercet: La carte “1rso” y est deux fois.\n");
    }

    @Test
    @EnabledOnOs({OS.LINUX, OS.MAC})
    void a_reader_may_go_at_any_time() throws Exception {
        Asked asked = run(List.of("sh", "-c", "\"$@\" | head -n 1", "sh"), "playthrough", "memory", "--seed", "1");

        assertThat(asked).isEqualTo(new Asked(0, "Tercet-Game: 1\n", ""));
    }

    @Test
    void the_codec_is_loaded_only_for_json() throws Exception {
        String loaded =
                run(List.of(), List.of("-verbose:class"), "playthrough", "base").out();
        assertThat(loaded).contains("org.tercet.wire.file").doesNotContain("tools.jackson");

        loaded = run(List.of(), List.of("-verbose:class"), "check", "1rso", "1gso", "1pso")
                .out();
        assertThat(loaded).contains("org.tercet.cards").doesNotContain("tools.jackson", "org.tercet.rules.race");
    }

    private Asked run(List<String> before, String... words) throws IOException, InterruptedException {
        return run(before, List.of(), words);
    }

    private Asked run(List<String> before, List<String> java, String... words)
            throws IOException, InterruptedException {
        List<String> command = new ArrayList<>(before);
        command.addAll(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-Dstdout.encoding=US-ASCII",
                "-Dfile.encoding=ISO-8859-1",
                "-XX:TieredStopAtLevel=1",
                "-cp",
                System.getProperty("java.class.path")));
        command.addAll(java);
        command.add(Main.class.getName());
        command.addAll(List.of(words));
        Path out = folder.resolve("out");
        Path err = folder.resolve("err");
        Process process = new ProcessBuilder(command)
                .redirectOutput(out.toFile())
                .redirectError(err.toFile())
                .start();
        assertThat(process.waitFor(60, TimeUnit.SECONDS)).isTrue();
        return new Asked(process.exitValue(), Files.readString(out), Files.readString(err));
    }
}
