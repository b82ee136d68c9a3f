package org.tercet.bench;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;

/** Measures one topic and prints it, as tables or as JSON. */
public final class Main {
    private static final int DONE = 0;
    private static final int FAILED = 1;
    private static final int FAULT = 2;

    private Main() {}

    public static void main(String[] words) {
        var out = new PrintStream(new FileOutputStream(FileDescriptor.out), false, StandardCharsets.UTF_8);
        var err = new PrintStream(new FileOutputStream(FileDescriptor.err), true, StandardCharsets.UTF_8);
        int code = run(out, err, words);
        out.flush();
        System.exit(code);
    }

    static int run(PrintStream out, PrintStream err, String... words) {
        try {
            Optional<Ask> ask = Ask.of(words);
            out.print(ask.map(asked -> answer(asked, err)).orElseGet(Main::help));
            return DONE;
        } catch (Fault fault) {
            err.println("tercet: " + fault.sentence() + ".");
            return FAULT;
        } catch (IllegalStateException failure) {
            err.println("tercet: Nothing could be measured: " + failure.getMessage());
            return FAILED;
        }
    }

    private static String answer(Ask ask, PrintStream progress) {
        Machine machine = Machine.here();
        var timekeeper = new Timekeeper(Pace.of(ask), progress);
        var rival = new RivalTimes(ask.rival(), timekeeper);
        List<Contest> contests = switch (ask.topic()) {
            case SOLVE -> new SolveTopic(timekeeper, machine, rival).contests();
            case GAMES -> new GamesTopic(timekeeper, machine, rival).contests();
            case ODDS -> new OddsTopic(timekeeper, machine, rival, ColdStart.here()).contests();
            case MONTECARLO -> new MonteCarloTopic(timekeeper, machine, rival).contests();
        };
        return ask.json() ? ReportJson.of(ask, machine, contests) : ReportText.of(machine, Pace.of(ask), contests);
    }

    private static String help() {
        var text = new StringBuilder("Usage: tercet bench TOPIC [--json] [--quick] [--rival COMMAND]\n\n");
        for (Topic topic : Topic.values()) {
            text.append(String.format("  %-12s%s%n", topic.id(), topic.summary()));
        }
        return text.append("""

                        --json             answers in JSON
                        --quick            takes seconds instead of minutes, and is less exact
                        --rival COMMAND    measures another program too: it reads a line each and answers on a line each.
                                           solve, montecarlo: cards, as 1rso 2gts …; the number of sets among them
                                           games: a deck of 81 cards, the top one first; how many are left in the end
                                           odds: a number of cards; how many hands of so many hold no set

                        tercet bench server --help tells about a crowd at a real server.
                        tercet bench jmh … hands all that follows to JMH.
                        """).toString();
    }
}
