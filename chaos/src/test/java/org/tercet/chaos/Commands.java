package org.tercet.chaos;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** How a server is started: as the launcher does, or with what this process itself was started with. */
final class Commands {

    private static final String OPTIONS = System.getProperty(
            "tercet.server.java",
            "-XX:+UseSerialGC -XX:TieredStopAtLevel=1 --sun-misc-unsafe-memory-access=allow"
                    + " --enable-native-access=ALL-UNNAMED");
    private static final String HERE = System.getProperty("java.class.path");
    private static final String PROGRAM = System.getProperty("tercet.server.path", HERE);

    private Commands() {}

    /** The program, with words that follow {@code serve}. */
    static List<String> serve(List<String> words) {
        List<String> command = java(OPTIONS);
        command.addAll(List.of("-cp", PROGRAM, "org.tercet.cli.Main", "serve"));
        command.addAll(words);
        return command;
    }

    /** The same server with a clock that is wrong by what is written in a file, in seconds. */
    static List<String> skewed(Path clock, List<String> words) {
        // What was learned about starting the program is not for another main class.
        List<String> command = java(OPTIONS.replaceAll("-XX:AOTCache=\\S+", ""));
        command.addAll(List.of("-cp", HERE, Skewed.class.getName(), clock.toString()));
        command.addAll(words);
        return command;
    }

    private static List<String> java(String options) {
        List<String> command = new ArrayList<>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        command.add("-Xmx512m");
        Arrays.stream(options.split(" ", -1)).filter(it -> !it.isEmpty()).forEach(command::add);
        return command;
    }
}
