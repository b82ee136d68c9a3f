package org.tercet.bench;

import java.io.PrintStream;
import java.util.EnumMap;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.CommandLineOptionException;
import org.openjdk.jmh.runner.options.CommandLineOptions;
import org.openjdk.jmh.runner.options.OptionsBuilder;
import org.tercet.bench.SolveBenchmark.Rival;

/** Runs {@link SolveBenchmark}, with JMH options if given, and says how many times faster than the rivals Tercet is. */
public final class SolveReport {
    private SolveReport() {}

    public static void main(String[] arguments) throws RunnerException, CommandLineOptionException {
        var options = new OptionsBuilder()
                .parent(new CommandLineOptions(arguments))
                .include(SolveBenchmark.class.getName())
                .build();
        var times = new TreeMap<String, Map<Rival, Double>>();
        for (RunResult result : new Runner(options).run()) {
            String question = result.getPrimaryResult().getLabel() + " of "
                    + result.getParams().getParam("cards");
            times.computeIfAbsent(question, _ -> new EnumMap<>(Rival.class))
                    .put(
                            Rival.valueOf(result.getParams().getParam("rival")),
                            result.getPrimaryResult().getScore());
        }
        print(times, System.out);
    }

    private static void print(Map<String, Map<Rival, Double>> times, PrintStream out) {
        out.println();
        times.forEach((question, rivals) -> rivals.forEach((rival, time) -> out.printf(
                Locale.ROOT,
                "%-14s %-18s %9.1f ns a hand, Tercet is %.1f times as fast%n",
                question,
                rival,
                time,
                time / rivals.getOrDefault(Rival.TERCET, Double.NaN))));
    }
}
