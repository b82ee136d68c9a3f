package org.tercet.hardening.fuzz;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** Jazzer at every parser, one after the other: {@code Fuzz [--runs N] [--seconds N] [--seed N] [parser …]}. */
public final class Fuzz {

    private Fuzz() {}

    public static void main(String[] words) throws IOException {
        long runs = 1_000_000;
        int seconds = 0;
        long seed = 1;
        List<Parser> parsers = new ArrayList<>();
        for (int i = 0; i < words.length; i++) {
            switch (words[i]) {
                case "--runs" -> runs = Long.parseLong(words[++i]);
                case "--seconds" -> seconds = Integer.parseInt(words[++i]);
                case "--seed" -> seed = Long.parseLong(words[++i]);
                default -> parsers.add(Parser.named(words[i]));
            }
        }
        Path folder = Seeds.root().resolve(".tercet/fuzz");
        long inputs = 0;
        int findings = 0;
        for (Parser parser : parsers.isEmpty() ? Parser.real() : parsers) {
            Campaign.Result result = new Campaign(parser, runs, seconds, seed, folder).run();
            System.out.println(result.sentence());
            inputs += result.inputs();
            findings += result.finding().isEmpty() ? 0 : 1;
        }
        System.out.printf(
                Locale.ROOT,
                "%,d inputs, seed %d; %s; corpora, logs and findings are in %s%n",
                inputs,
                seed,
                findings == 0 ? "nothing found" : findings + " parsers with a finding",
                folder);
        System.exit(findings == 0 ? 0 : 1);
    }
}
