package org.tercet.bench;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;

/** The program itself, started anew for each answer as somebody at a terminal does. */
final class ColdStart {
    /** Set by the launcher to where it is. */
    private static final String LAUNCHER = "tercet.launcher";

    private final String launcher;

    private ColdStart(String launcher) {
        this.launcher = launcher;
    }

    /** Nothing when the benchmarks were not started by the launcher. */
    static Optional<ColdStart> here() {
        return Optional.ofNullable(System.getProperty(LAUNCHER)).map(ColdStart::new);
    }

    Time time(int repeats, String... words) {
        var nanos = new double[repeats];
        for (int i = 0; i < repeats; i++) {
            long began = System.nanoTime();
            run(words);
            nanos[i] = System.nanoTime() - began;
        }
        return new Time(Time.middle(nanos), Time.halfSpread(nanos), OptionalDouble.empty(), OptionalDouble.empty());
    }

    /** The first run may build the program. */
    void run(String... words) {
        List<String> command = new ArrayList<>(List.of(launcher));
        command.addAll(List.of(words));
        try {
            int code = new ProcessBuilder(command)
                    .redirectInput(ProcessBuilder.Redirect.PIPE)
                    .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                    .redirectError(ProcessBuilder.Redirect.DISCARD)
                    .start()
                    .waitFor();
            if (code != 0) {
                throw new IllegalStateException(
                        "“tercet " + String.join(" ", words) + "” ended with exit code " + code);
            }
        } catch (IOException e) {
            throw new IllegalStateException("“" + launcher + "” cannot be started", e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException("interrupted", e);
        }
    }
}
