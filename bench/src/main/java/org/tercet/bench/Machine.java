package org.tercet.bench;

import java.io.IOException;
import java.lang.module.ModuleFinder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;

/** On what everything is measured. */
record Machine(String processor, int processors, String system, String java, boolean vectors) {
    static final String VECTOR_MODULE = "jdk.incubator.vector";

    static Machine here() {
        return new Machine(
                processorName(),
                Runtime.getRuntime().availableProcessors(),
                System.getProperty("os.name", "?") + " " + System.getProperty("os.arch", "?"),
                System.getProperty("java.vm.name", "?") + " " + Runtime.version(),
                ModuleFinder.ofSystem().find(VECTOR_MODULE).isPresent());
    }

    String sentence() {
        return processor + ", " + processors + (processors == 1 ? " processor, " : " processors, ") + system + ", "
                + java;
    }

    /** Only Linux keeps it in a file. */
    private static String processorName() {
        try (Stream<String> lines = Files.lines(Path.of("/proc/cpuinfo"), StandardCharsets.UTF_8)) {
            return lines.filter(line -> line.startsWith("model name"))
                    .map(line -> line.substring(line.indexOf(':') + 1).strip())
                    .findFirst()
                    .orElse("unknown processor");
        } catch (IOException _) {
            return "unknown processor";
        }
    }
}
