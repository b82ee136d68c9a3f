package org.tercet.cli;

import java.io.PrintWriter;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import org.tercet.lab.odds.Classes;
import org.tercet.lab.odds.Odds;
import org.tercet.lab.odds.SetCounts;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** Exact odds of a fresh deal. */
@Command(
        name = "odds",
        mixinStandardHelpOptions = true,
        description = "Exact odds of a fresh deal: hands without a set, sets among so many cards, kinds of hands.")
final class OddsCommand implements Callable<Integer> {

    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Option(names = "--sets", description = "How many hands of --cards N cards hold 0, 1, 2 … sets.")
    private boolean sets;

    @Option(names = "--classes", description = "How many set-free hands differ under all symmetries of the deck.")
    private boolean classes;

    @Option(names = "--cards", paramLabel = "N", description = "Only hands of N cards; with --sets 3 to 15.")
    private @Nullable Integer cards;

    @Option(
            names = "--attributes",
            paramLabel = "A",
            defaultValue = "4",
            description = "4 for the deck of 81 cards, 3 for the one of 27; without it 4.")
    private int attributes;

    @Option(names = "--json", description = "As JSON.")
    private boolean json;

    @Override
    public Integer call() {
        if (sets && classes) {
            throw refuse("--sets and --classes are two questions: ask one at a time.");
        }
        if (attributes < 3 || attributes > 4) {
            throw refuse("--attributes is 3 or 4, not " + attributes + ".");
        }
        PrintWriter out = spec.commandLine().getOut();
        if (sets) {
            SetCounts counts = setCounts();
            out.print(json ? OddsJson.of(counts) : OddsText.of(counts));
        } else if (classes) {
            Classes all = classes();
            out.print(json ? OddsJson.of(all) : OddsText.of(all));
        } else {
            Odds odds = odds();
            out.print(json ? OddsJson.of(odds, cards) : OddsText.of(odds, cards));
        }
        out.flush();
        return 0;
    }

    private SetCounts setCounts() {
        if (cards == null) {
            throw refuse("--sets needs --cards N, with N from 3 to 15.");
        }
        if (cards < SetCounts.FEWEST_CARDS || cards > SetCounts.MOST_CARDS) {
            throw refuse("--sets counts among 3 to 15 cards, not among " + cards + ".");
        }
        return SetCounts.of(attributes, cards);
    }

    private Classes classes() {
        if (cards != null) {
            throw refuse("--classes answers for every number of cards: leave --cards away.");
        }
        return Classes.ofDeck(attributes);
    }

    private Odds odds() {
        Odds odds = Odds.ofDeck(attributes);
        int most = odds.table().size() - 1;
        if (cards != null && (cards < 0 || cards > most)) {
            throw refuse("The table has hands of 0 to " + most + " cards, not of " + cards
                    + (cards > most ? ": " + most + " cards always hold a set." : "."));
        }
        return odds;
    }

    private ParameterException refuse(String sentence) {
        return new ParameterException(spec.commandLine(), sentence);
    }
}
