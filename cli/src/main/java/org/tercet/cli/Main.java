package org.tercet.cli;

import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.ParameterException;

/** The program: without a command it says what it can do. */
@Command(
        name = "tercet",
        description = "The card game SET as published, every rulebook and variant.",
        subcommands = {OddsCommand.class})
public final class Main implements Runnable {

    private Main() {}

    public static void main(String[] args) {
        System.exit(commandLine().execute(args));
    }

    /** The program as a value; wrong input gets one sentence and exit code 2. */
    static CommandLine commandLine() {
        return new CommandLine(new Main()).setParameterExceptionHandler(Main::refuse);
    }

    @Override
    public void run() {
        CommandLine.usage(this, System.out);
    }

    private static int refuse(ParameterException wrong, String[] args) {
        wrong.getCommandLine().getErr().println("tercet: " + wrong.getMessage());
        return CommandLine.ExitCode.USAGE;
    }
}
