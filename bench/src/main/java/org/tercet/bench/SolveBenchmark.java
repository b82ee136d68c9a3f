package org.tercet.bench;

import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.tercet.cards.SetFinder;
import org.tercet.cards.Solver;

/** Nanoseconds a hand: is there a set, how many are there, which ones. Many different hands, so nothing is learnt by heart. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
public class SolveBenchmark {
    private static final int HANDS = 4096;

    @Param
    public Way way = Way.SCALAR;

    @Param({"12"})
    public int cards = 12;

    private byte[] hands = {};
    private final boolean[] any = new boolean[HANDS];
    private final int[] counts = new int[HANDS];
    private final int[] ends = new int[HANDS];
    private int[] sets = {};
    private SetFinder finder = Solver.INSTANCE;

    @Setup
    public void deal() {
        hands = Hands.random(20250101, HANDS, cards);
        sets = new int[HANDS * SetFinder.room(cards)];
        finder = way.finder();
    }

    @Benchmark
    @OperationsPerInvocation(HANDS)
    public int any() {
        return finder.anyEach(hands, cards, HANDS, any);
    }

    @Benchmark
    @OperationsPerInvocation(HANDS)
    public long count() {
        return finder.countEach(hands, cards, HANDS, counts);
    }

    @Benchmark
    @OperationsPerInvocation(HANDS)
    public int list() {
        return finder.listEach(hands, cards, HANDS, sets, ends);
    }
}
