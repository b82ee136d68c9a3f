package org.tercet.bench;

import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.OptionalDouble;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.openjdk.jmh.profile.GCProfiler;
import org.openjdk.jmh.results.IterationResult;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.format.OutputFormat;
import org.openjdk.jmh.runner.format.OutputFormatFactory;
import org.openjdk.jmh.runner.options.OptionsBuilder;
import org.openjdk.jmh.runner.options.TimeValue;
import org.openjdk.jmh.runner.options.VerboseMode;

/** Measures with JMH, each trial in processes of its own, and says on the way what it is at. */
final class Timekeeper {
    private static final String ALLOCATED = "gc.alloc.rate.norm";

    /** So much of the time may be half the distance between the quartiles. */
    private static final double STEADY = 0.1;

    private static final int MOST_AGAIN = 2;
    private static final double MOST_WAITING = 10;

    private final Pace pace;
    private final PrintStream progress;

    /**
     * How much longer the last trial took by the clock than it needed: on a busy machine the compiler waits for its turn too,
     * and there is most for it to do where vectors are.
     */
    private double waiting = 1;

    Timekeeper(Pace pace, PrintStream progress) {
        this.pace = pace;
        this.progress = progress;
    }

    Pace pace() {
        return pace;
    }

    /** Says what comes now. */
    void announce(String what) {
        progress.println("measuring: " + what);
    }

    Time measure(Trial trial) {
        announce(trial.method() + " "
                + String.join(" ", trial.parameters().values()).toLowerCase(Locale.ROOT));
        Pace taken = trial.vectors() ? pace.warmer(waiting) : pace;
        List<IterationResult> iterations = run(trial, taken);
        for (int again = 0; again < MOST_AGAIN && !isSteady(iterations); again++) {
            taken = taken.warmer(2);
            announce("that again, as it was not steady yet");
            iterations = run(trial, taken);
        }
        Time time = time(iterations);
        waiting = Math.clamp(time.nanos() / time.undisturbed(), 1, MOST_WAITING);
        return time;
    }

    /** A compiler that waits for its turn on a busy machine is not done when it should be. */
    private static boolean isSteady(List<IterationResult> iterations) {
        double[] processor = scores(iterations, ProcessorTime.LABEL);
        return Time.halfSpread(processor) < STEADY * Time.middle(processor);
    }

    private static List<IterationResult> run(Trial trial, Pace pace) {
        try {
            return new Runner(options(trial, pace).build(), silence())
                    .runSingle().getBenchmarkResults().stream()
                            .flatMap(fork -> fork.getIterationResults().stream())
                            .toList();
        } catch (RunnerException e) {
            throw new IllegalStateException(e.getMessage(), e);
        }
    }

    private static OptionsBuilder options(Trial trial, Pace pace) {
        List<String> java = new ArrayList<>(List.of("-XX:+UseSerialGC", "--sun-misc-unsafe-memory-access=allow"));
        if (trial.vectors()) {
            java.addAll(List.of("--add-modules", Machine.VECTOR_MODULE));
        }
        var options = new OptionsBuilder();
        options.include(Pattern.quote(Timekeeper.class.getPackageName() + "." + trial.method()) + "$")
                .forks(pace.forks())
                .warmupIterations(1)
                .warmupTime(TimeValue.milliseconds(pace.warmup()))
                .measurementIterations(pace.iterations())
                .measurementTime(TimeValue.milliseconds(pace.millis()))
                .jvmArgs(java.toArray(String[]::new))
                .addProfiler(ProcessorTime.class)
                .addProfiler(GCProfiler.class)
                .shouldFailOnError(true);
        trial.parameters().forEach(options::param);
        return options;
    }

    private static Time time(List<IterationResult> iterations) {
        double[] clock = iterations.stream()
                .mapToDouble(iteration -> iteration.getPrimaryResult().getScore())
                .toArray();
        return new Time(
                Time.middle(clock),
                Time.halfSpread(clock),
                middle(iterations, ProcessorTime.LABEL),
                middle(iterations, ALLOCATED));
    }

    private static OptionalDouble middle(List<IterationResult> iterations, String label) {
        double[] scores = scores(iterations, label);
        return scores.length == 0 ? OptionalDouble.empty() : OptionalDouble.of(Time.middle(scores));
    }

    private static double[] scores(List<IterationResult> iterations, String label) {
        return iterations.stream()
                .flatMap(iteration ->
                        Stream.ofNullable(iteration.getSecondaryResults().get(label)))
                .mapToDouble(result -> result.getScore())
                .toArray();
    }

    private static OutputFormat silence() {
        return OutputFormatFactory.createFormatInstance(
                new PrintStream(OutputStream.nullOutputStream(), false, StandardCharsets.UTF_8), VerboseMode.SILENT);
    }
}
