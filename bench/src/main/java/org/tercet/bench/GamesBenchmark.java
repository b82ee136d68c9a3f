package org.tercet.bench;

import java.util.List;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.tercet.lab.simulate.BaseGames;
import org.tercet.lab.simulate.ByTheRules;
import org.tercet.lab.simulate.Crew;
import org.tercet.lab.simulate.OneByOne;
import org.tercet.lab.simulate.Policy;
import org.tercet.lab.simulate.Tally;
import org.tercet.vector.Lockstep;

/** Whole base games, shuffled, played to the end and counted, shared out among threads as the simulation does it. */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
public class GamesBenchmark {
    private static final int STINT = 4096;

    /** Who plays. */
    public enum Player {
        ENGINE,
        SCALAR,
        VECTOR;

        BaseGames games() {
            return switch (this) {
                case ENGINE -> new ByTheRules("devir", 1);
                case SCALAR -> new OneByOne();
                case VECTOR -> new Lockstep();
            };
        }
    }

    @Param
    public Player player = Player.SCALAR;

    @Param({"1"})
    public int crew = 1;

    @Param({"100000"})
    public int games = 100_000;

    private long seed;

    @Benchmark
    public List<Tally> play() {
        var terms = new BaseGames.Terms(seed++, Policy.FIRST, false);
        return new Crew(games, crew, STINT, _ -> {})
                .play(
                        () -> {
                            BaseGames own = player.games();
                            return (first, end, tally) -> own.play(terms, first, end, tally);
                        },
                        Tally::new);
    }
}
