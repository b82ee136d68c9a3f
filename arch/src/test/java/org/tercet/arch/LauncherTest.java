package org.tercet.arch;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The launcher finds a Java, builds when it must, and hands everything on as it is. */
@EnabledOnOs({OS.LINUX, OS.MAC})
class LauncherTest {

    @TempDir
    Path folder;

    Launch launch;

    @BeforeEach
    void on_a_bare_machine() throws Exception {
        launch = new Launch(folder);
    }

    @Test
    void without_a_jdk_it_says_in_one_sentence_what_to_install() throws Exception {
        Launch.Said said = launch.run(Map.of("JAVA_HOME", "/nowhere"), launch.clone.resolve("tercet"));

        assertThat(said.code()).isNotZero();
        assertThat(said.out()).isEmpty();
        assertThat(said.err().lines()).singleElement().asString().contains("JDK", "25", "please install one");
    }

    @Test
    void an_older_jdk_is_none() throws Exception {
        Path old = launch.jdk("old", 17);

        assertThat(launch.run(Map.of("JAVA_HOME", old.toString()), launch.clone.resolve("tercet"), "test")
                        .err())
                .contains("please install one");
        assertThat(launch.builds()).isZero();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "usr/lib/jvm/temurin-25",
                "opt/jdk-25",
                "usr/java/jdk-25",
                "Library/Java/JavaVirtualMachines/x.jdk/Contents/Home",
                "opt/homebrew/opt/openjdk@25",
                "home/Library/Java/JavaVirtualMachines/openjdk 25/Contents/Home",
                "home/.sdkman/candidates/java/25-tem",
                "home/.jdks/temurin-25",
            })
    void it_looks_where_a_jdk_is_usually_installed(String home) throws Exception {
        launch.jdk(home, 25);

        assertThat(launch.run().out()).isEqualTo("java 25\n");
    }

    @Test
    void exactly_25_is_preferred_to_a_newer_one() throws Exception {
        Path newer = launch.jdk("newer", 26);
        Map<String, String> home = Map.of("JAVA_HOME", newer.toString());

        assertThat(launch.run(home, launch.clone.resolve("tercet")).out()).isEqualTo("java 26\n");

        launch.jdk("usr/lib/jvm/exact", 25);
        assertThat(launch.run(home, launch.clone.resolve("tercet")).out()).isEqualTo("java 25\n");
    }

    @Test
    void arguments_and_exit_codes_pass_through_from_anywhere() throws Exception {
        launch.jdk("usr/lib/jvm/25", 25);
        Path link = Files.createSymbolicLink(folder.resolve("link"), launch.clone.resolve("tercet"));

        assertThat(launch.run(Map.of(), link, "two words", "", "*"))
                .isEqualTo(new Launch.Said(0, "java 25\n<two words>\n<>\n<*>\n", "tercet: building…\n"));
        assertThat(launch.run("fail").code()).isEqualTo(7);
    }

    @Test
    void it_builds_only_what_has_changed() throws Exception {
        launch.jdk("usr/lib/jvm/25", 25);
        launch.run();
        launch.run();
        assertThat(launch.builds()).isEqualTo(1);

        Path source = launch.clone.resolve("cli/src/main/java/Main.java");
        Files.setLastModifiedTime(source, FileTime.from(Instant.now().plusSeconds(5)));
        launch.run();
        assertThat(launch.builds()).isEqualTo(2);
    }

    @Test
    void a_runtime_without_a_compiler_runs_what_is_built() throws Exception {
        Path jdk = launch.jdk("usr/lib/jvm/25", 25);
        launch.run();
        Files.delete(jdk.resolve("bin/javac"));

        assertThat(launch.run()).isEqualTo(new Launch.Said(0, "java 25\n", ""));
        assertThat(launch.run("test").err()).contains("please install one");
    }

    @Test
    void a_distribution_runs_without_sources_and_without_a_compiler() throws Exception {
        Path jdk = launch.jdk("usr/lib/jvm/25", 25);
        String packed = launch.run("dist").out().strip();
        assertThat(packed).endsWith("/target/dist/tercet-1.2.3.tar.gz");
        Files.delete(jdk.resolve("bin/javac"));
        Path elsewhere = Files.createDirectories(folder.resolve("some where"));
        Process unpacked = new ProcessBuilder("tar", "-xzf", packed, "-C", elsewhere.toString()).start();
        assertThat(unpacked.waitFor()).isZero();

        Path launcher = elsewhere.resolve("tercet-1.2.3/tercet");
        assertThat(launch.run(Map.of(), launcher, "check", "1rso"))
                .isEqualTo(new Launch.Said(0, "java 25\n<check>\n<1rso>\n", ""));
        for (String command : List.of("test", "chaos", "cluster")) {
            Launch.Said said = launch.run(Map.of(), launcher, command);
            assertThat(said.code()).isEqualTo(2);
            assertThat(said.err().lines()).singleElement().asString().contains(command, "distribution");
        }
    }

    @Test
    void millions_of_games_get_vectors_without_a_warning_and_errors_pass_through() throws Exception {
        launch.jdk("usr/lib/jvm/25", 25);
        launch.run();

        assertThat(launch.run("simulate", "--games", "2000000", "fail"))
                .isEqualTo(new Launch.Said(
                        7,
                        "java 25 with jdk.incubator.vector\n<simulate>\n<--games>\n<2000000>\n<fail>\n",
                        "it fails\n"));
        assertThat(launch.run("--lang=es", "simulate", "--games=12345678").err())
                .isEmpty();
        assertThat(launch.run("simulate", "--games", "100000").out()).startsWith("java 25\n");
        assertThat(launch.run("check", "2000000").out()).startsWith("java 25\n");
    }

    @Test
    void benchmarks_are_built_once_and_jmh_can_be_spoken_to() throws Exception {
        launch.jdk("usr/lib/jvm/25", 25);

        assertThat(launch.run("bench", "solve", "--rival", "a b"))
                .isEqualTo(new Launch.Said(
                        0, "org.tercet.bench.Main\njava 25\n<solve>\n<--rival>\n<a b>\n", "tercet: building…\n"));
        assertThat(launch.run("bench", "jmh", "-l"))
                .isEqualTo(new Launch.Said(0, "org.openjdk.jmh.Main\njava 25\n<-l>\n", ""));
        assertThat(launch.builds()).isEqualTo(1);
    }

    @Test
    void a_failed_build_shows_why_and_leaves_nothing_behind() throws Exception {
        launch.jdk("usr/lib/jvm/25", 25);
        launch.maven("echo '[ERROR] a semicolon is missing'; exit 1");

        Launch.Said said = launch.run("find", "--json");
        assertThat(said.code()).isNotZero();
        assertThat(said.out()).isEmpty();
        assertThat(said.err()).contains("a semicolon is missing");

        launch.maven("mkdir -p cli/target/lib");
        assertThat(launch.run().out()).isEqualTo("java 25\n");
    }

    @Test
    void a_lock_whose_holder_is_gone_is_taken_over() throws Exception {
        launch.jdk("usr/lib/jvm/25", 25);
        Files.createDirectories(launch.clone.resolve(".tercet"));
        Files.createSymbolicLink(launch.clone.resolve(".tercet/lock"), Path.of("99999999"));

        assertThat(launch.run().out()).isEqualTo("java 25\n");
        assertThat(launch.clone.resolve(".tercet/lock")).doesNotExist();
    }

    @Test
    void maven_stays_offline_once_everything_is_there_and_goes_online_when_something_is_not() throws Exception {
        launch.jdk("usr/lib/jvm/25", 25);
        assertThat(launch.run("test").out()).contains("maven says").doesNotContain(" -o ");
        assertThat(launch.run("test").out()).containsOnlyOnce("maven says").contains(" -o ");

        launch.maven("echo \"maven says $*\"; case $* in *' -o '*) echo '[ERROR] in offline mode'; exit 1 ;; esac");
        Launch.Said said = launch.run("test");
        assertThat(said.code()).isZero();
        assertThat(said.out()).contains("offline mode").endsWith("verify\n");
    }

    @Test
    void the_exit_code_of_failed_checks_is_not_lost() throws Exception {
        launch.jdk("usr/lib/jvm/25", 25);
        launch.maven("echo '[ERROR] Tests run: 3, Failures: 1'; exit 1");

        assertThat(launch.run("test"))
                .extracting(Launch.Said::code, Launch.Said::out)
                .containsExactly(1, "[ERROR] Tests run: 3, Failures: 1\n");
    }
}
