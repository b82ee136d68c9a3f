package org.tercet.cli;

import picocli.CommandLine;
import picocli.CommandLine.Command;

/** The program: without a command it says what it can do. */
@Command(name = "tercet", description = "The card game SET as published, every rulebook and variant.")
public final class Main implements Runnable {

    private Main() {}

    public static void main(String[] args) {
        System.exit(new CommandLine(new Main()).execute(args));
    }

    @Override
    public void run() {
        CommandLine.usage(this, System.out);
    }
}
