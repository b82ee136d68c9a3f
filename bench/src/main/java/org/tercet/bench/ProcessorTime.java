package org.tercet.bench;

import com.sun.management.OperatingSystemMXBean;
import java.lang.management.ManagementFactory;
import java.util.Collection;
import java.util.List;
import org.openjdk.jmh.infra.BenchmarkParams;
import org.openjdk.jmh.infra.IterationParams;
import org.openjdk.jmh.profile.InternalProfiler;
import org.openjdk.jmh.results.AggregationPolicy;
import org.openjdk.jmh.results.IterationResult;
import org.openjdk.jmh.results.Result;
import org.openjdk.jmh.results.ScalarResult;

/**
 * The processor time of an operation beside its time by the clock. On a machine that others keep busy the clock also counts
 * the waiting for a turn. The whole process is counted, its compiler and collector too.
 */
public final class ProcessorTime implements InternalProfiler {
    static final String LABEL = "processor";

    private static final OperatingSystemMXBean SYSTEM =
            ManagementFactory.getPlatformMXBean(OperatingSystemMXBean.class);

    private long before;

    @Override
    public String getDescription() {
        return "processor time of an operation";
    }

    @Override
    public void beforeIteration(BenchmarkParams benchmark, IterationParams iteration) {
        before = SYSTEM.getProcessCpuTime();
    }

    @Override
    public Collection<? extends Result<?>> afterIteration(
            BenchmarkParams benchmark, IterationParams iteration, IterationResult result) {
        double spent = SYSTEM.getProcessCpuTime() - before;
        long operations = result.getMetadata().getAllOps();
        return List.of(new ScalarResult(LABEL, spent / operations, "ns/op", AggregationPolicy.AVG));
    }
}
