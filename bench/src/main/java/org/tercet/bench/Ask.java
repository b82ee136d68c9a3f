package org.tercet.bench;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Optional;

/**
 * What somebody wants to have measured.
 *
 * @param rival the command of another program that is measured too
 */
record Ask(Topic topic, boolean json, boolean quick, Optional<String> rival) {
    private static final int LONGEST_QUOTE = 60;

    /** Nothing for those who want help. */
    static Optional<Ask> of(String... words) {
        if (List.of(words).contains("--help")
                || List.of(words).contains("-h")
                || List.of(words).equals(List.of("help"))) {
            return Optional.empty();
        }
        Optional<Topic> topic = Optional.empty();
        Optional<String> rival = Optional.empty();
        boolean json = false;
        boolean quick = false;
        Deque<String> left = new ArrayDeque<>(List.of(words));
        while (!left.isEmpty()) {
            String word = left.pop();
            if (word.equals("--json")) {
                json = true;
            } else if (word.equals("--quick")) {
                quick = true;
            } else if (word.equals("--rival") || word.startsWith("--rival=")) {
                rival = Optional.of(rival(word, left, rival));
            } else if (word.startsWith("-")) {
                throw new Fault(quoted(word) + " is not an option here: --help lists them");
            } else if (topic.isPresent()) {
                throw new Fault(quoted(word) + " is one word too many");
            } else {
                topic = Optional.of(Topic.of(word));
            }
        }
        Topic wanted = topic.orElseThrow(() -> new Fault("Say what to measure: " + Topic.ids()));
        return Optional.of(new Ask(wanted, json, quick, rival));
    }

    private static String rival(String word, Deque<String> left, Optional<String> before) {
        if (before.isPresent()) {
            throw new Fault("--rival can be given only once");
        }
        String command =
                word.equals("--rival") ? left.isEmpty() ? "" : left.pop() : word.substring("--rival=".length());
        if (command.isBlank()) {
            throw new Fault("--rival needs a command, as in --rival 'awk -f rival.awk'");
        }
        return command;
    }

    /** What was typed, on one line and not too long. */
    static String quoted(String typed) {
        String line = typed.replaceAll("\\p{Cntrl}", "?");
        return "“" + (line.length() > LONGEST_QUOTE ? line.substring(0, LONGEST_QUOTE) + "…" : line) + "”";
    }
}
