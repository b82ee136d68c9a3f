package org.tercet.bench;

import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.tercet.lab.odds.Classes;
import org.tercet.lab.odds.Odds;
import org.tercet.lab.odds.SetCounts;

/** The exact odds, once each. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
public class OddsBenchmark {

    /** Few enough cards for {@link PlainHands} to count every hand. */
    static final int PLAIN_CARDS = 6;

    @Benchmark
    public Odds table() {
        return Odds.ofDeck();
    }

    @Benchmark
    public SetCounts sets() {
        return SetCounts.of(SolveTopic.CARDS);
    }

    @Benchmark
    public Classes classes() {
        return Classes.ofDeck();
    }

    @Benchmark
    public long plain() {
        return new PlainHands().count(PLAIN_CARDS);
    }
}
