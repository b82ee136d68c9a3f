package org.tercet.hardening.fuzz;

/** What Jazzer calls; the system property {@code tercet.parser} says which parser is meant. */
public final class Target {

    private static final Parser PARSER = Parser.named(System.getProperty("tercet.parser", "card"));

    private Target() {}

    public static void fuzzerTestOneInput(byte[] input) {
        PARSER.read(input);
    }
}
