package org.tercet.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;
import org.tercet.wire.words.Language;

/** The program: without an errand it is the server. */
public final class Main {

    private static final String SERVE = "serve";

    /** Every errand, in the order in which the program lists them. */
    static final List<Entry> ERRANDS = List.of(
            new Entry(SERVE, ServeErrand::new),
            new Entry("check", Check::new),
            new Entry("find", Find::new),
            new Entry("games", GamesErrand::new),
            new Entry("play", PlayErrand::new),
            new Entry("playthrough", PlaythroughErrand::new),
            new Entry("review", ReviewErrand::new),
            new Entry("verify", VerifyErrand::new),
            new Entry("odds", OddsErrand::new),
            new Entry("simulate", SimulateErrand::new),
            new Entry("puzzle", PuzzleErrand::new),
            new Entry("backup", BackupErrand::new),
            new Entry("restore", RestoreErrand::new),
            new Entry("rebuild", RebuildErrand::new));

    private static final String LANG = "--lang";

    /** Exit code for what cannot be understood or done. */
    static final int FAULT = 2;

    /** Exit code when the reader of the output has gone, as other programs give it. */
    private static final int READER_GONE = 141;

    /** Exit code for a mistake in the program itself. */
    private static final int BROKEN = 70;

    record Entry(String name, Function<Errand.Context, Errand> errand) {}

    private final Terminal terminal;
    private Speech speech;

    Main(Terminal terminal) {
        this.terminal = terminal;
        this.speech = Speech.shared(Language.ofEnvironment(terminal.variables()));
    }

    public static void main(String[] args) {
        System.exit(run(Terminal.real(), args));
    }

    /** Does what the words ask for and answers with the exit code. */
    static int run(Terminal terminal, String... words) {
        return new Main(terminal).run(ERRANDS, List.of(words));
    }

    int run(List<Entry> errands, List<String> words) {
        int code;
        try {
            code = answer(errands, new ArrayList<>(words));
        } catch (RuntimeException thrown) {
            code = complain(thrown);
        }
        terminal.out().flush();
        if (terminal.outlet().failure().isEmpty()) {
            return code;
        }
        return terminal.outlet().isClosedByReader() ? READER_GONE : complain(new Fault("cannot-write"));
    }

    private int answer(List<Entry> errands, List<String> words) {
        takeLanguage(words);
        if (!words.isEmpty() && words.getFirst().equals("help")) {
            words.removeFirst();
            words.add("--help");
        }
        if (!words.isEmpty()
                && (words.getFirst().equals("-h") || words.getFirst().equals("--help"))) {
            return introduce(errands);
        }
        if (words.isEmpty() || words.getFirst().startsWith("-")) {
            words.addFirst(SERVE);
        }
        Entry entry = entry(errands, words.removeFirst());
        speech = Speech.of(entry.name(), speech.language());
        return Parsing.of(entry, new Errand.Context(terminal, speech), this::complain)
                .execute(words.toArray(String[]::new));
    }

    /** Takes {@code --lang} out, wherever it stands. */
    private void takeLanguage(List<String> words) {
        for (int i = 0; i < words.size(); ) {
            String word = words.get(i);
            if (word.equals(LANG)) {
                words.remove(i);
                speak(i < words.size() ? words.remove(i) : "");
            } else if (word.startsWith(LANG + "=")) {
                speak(words.remove(i).substring(LANG.length() + 1));
            } else {
                i++;
            }
        }
    }

    private void speak(String tag) {
        speech = Speech.shared(Language.of(tag).orElseThrow(() -> new Fault("unknown-language", "language", tag)));
    }

    private static Entry entry(List<Entry> errands, String name) {
        return errands.stream()
                .filter(entry -> entry.name().equals(name.toLowerCase(Locale.ROOT)))
                .findFirst()
                .orElseThrow(() -> new Fault("unknown-command", "command", name));
    }

    private int introduce(List<Entry> errands) {
        terminal.out().println(speech.say("introduction"));
        terminal.out().println();
        int widest =
                errands.stream().mapToInt(entry -> entry.name().length()).max().orElse(0);
        for (Entry entry : errands) {
            String summary = Speech.of(entry.name(), speech.language()).say("summary");
            terminal.out()
                    .println("  " + entry.name()
                            + " ".repeat(widest - entry.name().length() + 3) + summary);
        }
        terminal.out().println();
        terminal.out().println(speech.say("more"));
        return Errand.DONE;
    }

    private int complain(Exception thrown) {
        Fault fault = thrown instanceof Fault known ? known : new Fault("mistake", "what", thrown.toString());
        terminal.out().flush();
        terminal.err().println("tercet: " + fault.sentence(speech));
        if (thrown instanceof Fault) {
            return FAULT;
        }
        // Nobody but its makers wants to see a stack trace.
        if ("1".equals(terminal.variables().apply("TERCET_TRACE"))) {
            thrown.printStackTrace(terminal.err());
        }
        return BROKEN;
    }
}
