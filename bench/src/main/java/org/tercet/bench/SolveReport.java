package org.tercet.bench;

import java.io.PrintStream;
import java.util.EnumMap;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import org.openjdk.jmh.results.Result;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.CommandLineOptionException;
import org.openjdk.jmh.runner.options.CommandLineOptions;
import org.openjdk.jmh.runner.options.OptionsBuilder;
import org.tercet.bench.SolveBenchmark.Rival;

/**
 * Runs {@link SolveBenchmark}, with JMH options if given, and says how many times as fast as the rivals Tercet is, in
 * {@link ProcessorTime} and by the clock.
 */
public final class SolveReport {
    private SolveReport() {}

    public static void main(String[] arguments) throws RunnerException, CommandLineOptionException {
        var options = new OptionsBuilder()
                .parent(new CommandLineOptions(arguments))
                .include(SolveBenchmark.class.getName())
                .addProfiler(ProcessorTime.class)
                .build();
        var times = new TreeMap<String, Map<Rival, Time>>();
        for (RunResult result : new Runner(options).run()) {
            String question = result.getPrimaryResult().getLabel() + " of "
                    + result.getParams().getParam("cards");
            Rival rival = Rival.valueOf(result.getParams().getParam("rival"));
            times.computeIfAbsent(question, _ -> new EnumMap<>(Rival.class)).put(rival, Time.of(result));
        }
        print(times, System.out);
    }

    private static void print(Map<String, Map<Rival, Time>> times, PrintStream out) {
        out.println();
        out.println("ns a hand, processor time (by the clock); how many times as fast Tercet is");
        times.forEach((question, rivals) -> {
            Time tercet = rivals.getOrDefault(Rival.TERCET, new Time(Double.NaN, Double.NaN));
            rivals.forEach((rival, time) -> out.printf(
                    Locale.ROOT,
                    "%-12s %-18s %9.1f (%9.1f)  %6.1f (%6.1f)%n",
                    question,
                    rival,
                    time.processor,
                    time.clock,
                    time.processor / tercet.processor,
                    time.clock / tercet.clock));
        });
    }

    private record Time(double processor, double clock) {
        static Time of(RunResult result) {
            Result<?> processor =
                    Objects.requireNonNull(result.getSecondaryResults().get(ProcessorTime.LABEL));
            return new Time(processor.getScore(), result.getPrimaryResult().getScore());
        }
    }
}
