package org.tercet.cli;

import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import picocli.CommandLine;
import picocli.CommandLine.Help.Ansi;
import picocli.CommandLine.MaxValuesExceededException;
import picocli.CommandLine.MissingParameterException;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.OverwrittenOptionException;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.UnmatchedArgumentException;

/** Picocli around one errand: its help in the chosen language, and its complaints as a {@link Fault}. */
final class Parsing {

    private Parsing() {}

    /** What to do with what was thrown, since picocli lets nothing through; the answer is the exit code. */
    interface Complaint {
        int about(Exception thrown);
    }

    static CommandLine of(Main.Entry entry, Errand.Context context, Complaint complaint) {
        CommandLine line = new CommandLine(entry.errand().apply(context));
        return line.setCommandName("tercet " + entry.name())
                .setResourceBundle(context.speech().bundle())
                .setOut(new PrintWriter(context.terminal().out(), true, StandardCharsets.UTF_8))
                .setColorScheme(CommandLine.Help.defaultColorScheme(Ansi.OFF))
                .setUnmatchedOptionsArePositionalParams(false)
                .setExpandAtFiles(false)
                .setParameterExceptionHandler((exception, _) -> complaint.about(fault(exception)))
                .setExecutionExceptionHandler((exception, _, _) -> complaint.about(exception));
    }

    private static Fault fault(ParameterException exception) {
        return switch (exception) {
            case UnmatchedArgumentException unmatched ->
                unknown(unmatched.getUnmatched().getFirst());
            case OverwrittenOptionException twice -> new Fault("given-twice", "option", name(twice.getOverwritten()));
            case MissingParameterException missing ->
                new Fault("needs-value", "what", name(missing.getMissing().getFirst()));
            case MaxValuesExceededException many -> new Fault("too-many-words");
            default -> new Fault("not-understood", "word", String.valueOf(exception.getValue()));
        };
    }

    private static Fault unknown(String word) {
        return word.startsWith("-")
                ? new Fault("unknown-option", "option", word)
                : new Fault("unknown-word", "word", word);
    }

    private static String name(ArgSpec argument) {
        return argument instanceof OptionSpec option ? option.longestName() : argument.paramLabel();
    }
}
