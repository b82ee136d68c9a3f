package org.tercet.arch;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;

/**
 * The launcher alone in a folder, on a machine with nothing but the tools it needs. Java and Maven are small scripts
 * that say what they were asked to do.
 */
final class Launch {

    private static final List<String> TOOLS = List.of(
            "sh",
            "awk",
            "cat",
            "cksum",
            "cp",
            "dirname",
            "find",
            "grep",
            "head",
            "ln",
            "mkdir",
            "mkfifo",
            "mv",
            "readlink",
            "rm",
            "sed",
            "sleep",
            "tar",
            "gzip",
            "tee");

    final Path clone;
    private final Path machine;

    record Said(int code, String out, String err) {}

    Launch(Path folder) throws IOException {
        machine = Files.createDirectories(folder.resolve("machine"));
        clone = Files.createDirectories(folder.resolve("a clone"));
        for (String file : List.of("tercet", "tercet.bat", "LICENSE", "README.md", ".mvn/find-java.sh")) {
            Files.createDirectories(clone.resolve(file).getParent());
            Files.copy(House.ROOT.resolve(file), clone.resolve(file));
        }
        write(clone.resolve("pom.xml"), "  <version>1.2.3</version>\n");
        write(clone.resolve("cli/pom.xml"), "");
        write(clone.resolve("cli/src/main/java/Main.java"), "");
        maven("mkdir -p cli/target/lib bench/target/lib; echo built >>\"${0%/*}/builds\"; echo \"maven says $*\"");
        for (String tool : TOOLS) {
            Path bin = Files.createDirectories(machine.resolve("bin"));
            for (String folderOnPath : System.getenv("PATH").split(":", -1)) {
                Path found = Path.of(folderOnPath, tool);
                if (Files.isExecutable(found) && !Files.exists(bin.resolve(tool))) {
                    script(bin.resolve(tool), "exec " + found + " \"$@\"");
                }
            }
        }
    }

    void maven(String body) throws IOException {
        script(clone.resolve("mvnw"), body);
    }

    long builds() throws IOException {
        Path builds = clone.resolve("builds");
        return Files.exists(builds) ? Files.readAllLines(builds).size() : 0;
    }

    /** Installs a JDK; its java prints its own release and, one to a line, what follows the main class. */
    Path jdk(String home, int release) throws IOException {
        Path installed = jre(home, release);
        script(installed.resolve("bin/javac"), "");
        return installed;
    }

    Path jre(String home, int release) throws IOException {
        Path installed = machine.resolve(home);
        write(
                installed.resolve("release"),
                "IMPLEMENTOR=\"x\"\nJAVA_VERSION=\"" + release
                        + ".0.1\"\nMODULES=\"java.base jdk.incubator.vector\"\n");
        script(installed.resolve("bin/java"), """
                vectors=''
                while true; do
                    case $1 in
                        --add-modules) vectors=" with $2" ;;
                        org.tercet.cli.Main) break ;;
                        *.Main) echo "$1"; break ;;
                    esac
                    shift
                done
                shift
                [ -z "$vectors" ] || echo "WARNING: Using incubator modules:$vectors" >&2
                echo "java %d$vectors"
                for word in "$@"; do echo "<$word>"; done
                for word in "$@"; do case $word in fail) echo 'it fails' >&2; exit 7 ;; esac; done
                """.replace("%d", Integer.toString(release)));
        return installed;
    }

    Said run(String... arguments) throws Exception {
        return run(Map.of(), clone.resolve("tercet"), arguments);
    }

    Said run(Map<String, String> more, Path launcher, String... arguments) throws Exception {
        List<String> command = new ArrayList<>(List.of("/bin/sh", launcher.toString()));
        command.addAll(List.of(arguments));
        Path out = machine.resolve("out");
        Path err = machine.resolve("err");
        ProcessBuilder launch = new ProcessBuilder(command)
                .directory(machine.toFile())
                .redirectOutput(out.toFile())
                .redirectError(err.toFile());
        launch.environment().clear();
        launch.environment()
                .putAll(Map.of(
                        "PATH", machine.resolve("bin").toString(),
                        "HOME", machine.resolve("home").toString(),
                        "TERCET_JAVA_ROOT", machine.toString()));
        launch.environment().putAll(more);
        Process process = launch.start();
        if (!process.waitFor(60, TimeUnit.SECONDS)) {
            process.destroyForcibly();
            throw new AssertionError("the launcher hangs: " + Files.readString(err));
        }
        return new Said(process.exitValue(), Files.readString(out), Files.readString(err));
    }

    static void write(Path file, String content) throws IOException {
        Files.createDirectories(file.getParent());
        Files.writeString(file, content);
    }

    private static void script(Path file, String body) throws IOException {
        write(file, "#!/bin/sh\n" + body + "\n");
        if (!file.toFile().setExecutable(true)) {
            throw new IOException("cannot make " + file + " executable");
        }
    }
}
