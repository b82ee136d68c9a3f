package org.tercet.cli;

import java.io.PrintStream;
import java.util.concurrent.Callable;
import org.tercet.wire.words.Language;
import picocli.CommandLine.Option;

/** One thing that the program can be asked for. Its name is that of its texts: {@code check_en.properties} and so on. */
abstract class Errand implements Callable<Integer> {

    static final int DONE = 0;

    /** The answer is no. */
    static final int NO = 1;

    @Option(names = "--json", description = "")
    protected boolean json;

    /** {@link Main} reads it before anything else, so that complaints are in that language too; here for the help. */
    @Option(names = "--lang", paramLabel = "LANGUAGE", description = "")
    protected String lang = "";

    @Option(
            names = {"-h", "--help"},
            usageHelp = true,
            description = "")
    protected boolean help;

    private final Terminal terminal;
    private final Speech speech;

    Errand(Context context) {
        this.terminal = context.terminal();
        this.speech = context.speech();
    }

    /** What {@link Main} hands to an errand. */
    record Context(Terminal terminal, Speech speech) {}

    /** Does it and answers with the exit code; what cannot be done is a {@link Fault}. */
    @Override
    public abstract Integer call();

    protected Terminal terminal() {
        return terminal;
    }

    protected PrintStream out() {
        return terminal.out();
    }

    protected Language language() {
        return speech.language();
    }

    protected Speech speech() {
        return speech;
    }

    protected String say(String key, Object... filling) {
        return speech.say(key, filling);
    }
}
