package org.tercet.bench;

import java.util.concurrent.TimeUnit;
import java.util.function.IntSupplier;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;

/** Nanoseconds a hand that is dealt at random and looked at. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
public class MonteCarloBenchmark {
    private static final long SEED = 1;

    @Param
    public Way way = Way.SCALAR;

    @Param({"12", "15"})
    public int cards = 12;

    private IntSupplier estimate = () -> 0;

    @Setup
    public void seat() {
        estimate = estimate(way, cards, SEED);
    }

    /** Counts the hands without a set among the next {@link MonteCarlo#HANDS}. */
    static IntSupplier estimate(Way way, int cards, long seed) {
        if (way == Way.NAIVE) {
            var naive = new NaiveMonteCarlo(cards, seed);
            return () -> naive.setFree(MonteCarlo.HANDS);
        }
        return new MonteCarlo(way.finder(), cards, seed)::setFree;
    }

    @Benchmark
    @OperationsPerInvocation(MonteCarlo.HANDS)
    public int setFree() {
        return estimate.getAsInt();
    }
}
