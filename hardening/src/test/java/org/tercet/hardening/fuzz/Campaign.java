package org.tercet.hardening.fuzz;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Jazzer in a process of its own, at one parser. What it learns is kept in a folder, so that the next campaign goes on from there.
 *
 * @param runs how many inputs at most
 * @param seconds how long at most; 0 is for ever
 */
record Campaign(Parser parser, long runs, int seconds, long seed, Path folder) {

    private static final Pattern COVERAGE = Pattern.compile("cov: (\\d+) ft: (\\d+)");
    private static final Pattern UNITS = Pattern.compile("stat::number_of_executed_units: *(\\d+)");

    /**
     * What came of it.
     *
     * @param coverage places in the code that some input has reached, as Jazzer counts them
     * @param finding what it said, if it found something; else empty
     */
    record Result(Parser parser, long inputs, double seconds, int coverage, List<String> finding) {

        String sentence() {
            return String.format(
                    Locale.ROOT,
                    "%s: %,d inputs in %.0f s (%,.0f/s), coverage %,d; %s",
                    parser.written(),
                    inputs,
                    seconds,
                    inputs / Math.max(seconds, 0.001),
                    coverage,
                    finding.isEmpty() ? "nothing found" : String.join("\n  ", finding));
        }
    }

    Result run() throws IOException {
        Path corpus = Files.createDirectories(folder.resolve(parser.written()).resolve("corpus"));
        int number = 0;
        for (byte[] seed : parser.seeds()) {
            Files.write(corpus.resolve("seed-" + number), seed);
            number++;
        }
        long began = System.nanoTime();
        Process process = new ProcessBuilder(command(corpus))
                .redirectErrorStream(true)
                .directory(Seeds.root().toFile())
                .start();
        List<String> said = new ArrayList<>();
        try (BufferedReader reader = process.inputReader()) {
            for (String line = reader.readLine(); line != null; line = reader.readLine()) {
                said.add(line);
            }
        }
        Files.write(folder.resolve(parser.written()).resolve("log"), said);
        return result(said, (System.nanoTime() - began) / 1e9, code(process));
    }

    private static int code(Process process) {
        try {
            return process.waitFor();
        } catch (InterruptedException e) {
            process.destroyForcibly();
            Thread.currentThread().interrupt();
            return 1;
        }
    }

    private List<String> command(Path corpus) {
        String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
        return List.of(
                java,
                "-XX:+EnableDynamicAgentLoading",
                "--enable-native-access=ALL-UNNAMED",
                "--sun-misc-unsafe-memory-access=allow",
                "-Xmx1g",
                "-XX:+UseSerialGC",
                "-Dtercet.parser=" + parser.written(),
                "-cp",
                System.getProperty("java.class.path"),
                "com.code_intelligence.jazzer.Jazzer",
                "--target_class=" + Target.class.getName(),
                "--instrumentation_includes=org.tercet.**",
                "--instrumentation_excludes=org.tercet.lab.**:org.tercet.bots.**",
                "--reproducer_path=" + corpus.getParent(),
                "-artifact_prefix=" + corpus.getParent() + "/found-",
                "-runs=" + runs,
                "-max_total_time=" + seconds,
                "-seed=" + seed,
                "-timeout=20",
                "-rss_limit_mb=0",
                "-print_final_stats=1",
                corpus.toString());
    }

    private Result result(List<String> said, double took, int code) {
        long units = 0;
        int coverage = 0;
        List<String> finding = new ArrayList<>();
        boolean tells = false;
        for (String line : said) {
            Matcher covered = COVERAGE.matcher(line);
            coverage = covered.find() ? Integer.parseInt(covered.group(1)) : coverage;
            Matcher executed = UNITS.matcher(line);
            units = executed.find() ? Long.parseLong(executed.group(1)) : units;
            tells |= line.startsWith("==") || line.contains("ERROR:");
            if (tells && finding.size() < 20) {
                finding.add(line);
            }
        }
        if (code != 0 && finding.isEmpty()) {
            finding.addAll(said.subList(Math.max(0, said.size() - 20), said.size()));
        }
        return new Result(parser, units, took, coverage, code == 0 ? List.of() : List.copyOf(finding));
    }
}
