package org.tercet.server.http;

import io.github.bucket4j.Bucket;
import io.github.bucket4j.ConsumptionProbe;
import java.time.Duration;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** What each of many is still allowed. Those who have used nothing for a while are forgotten, so that memory is bounded. */
public final class Allowances {

    private static final int MOST = 50_000;

    private final Map<String, Bucket> buckets = new ConcurrentHashMap<>();
    private final Bounds.Pace pace;

    public Allowances(Bounds.Pace pace) {
        this.pace = pace;
    }

    /** A fresh allowance for somebody who is known otherwise. */
    public static Bucket bucket(Bounds.Pace pace) {
        return Bucket.builder()
                .addLimit(limit -> limit.capacity(pace.burst()).refillGreedy(pace.perSecond(), Duration.ofSeconds(1)))
                .build();
    }

    /** Takes what it costs; if there is not enough left, says after how many seconds there will be. */
    void pay(String who, Toll toll) {
        ConsumptionProbe probe =
                buckets.computeIfAbsent(who, _ -> bucket(pace)).tryConsumeAndReturnRemaining(toll.tokens());
        if (buckets.size() > MOST) {
            forget();
        }
        if (!probe.isConsumed()) {
            long seconds = Duration.ofNanos(probe.getNanosToWaitForRefill()).toSeconds();
            throw new Objected(new Objection.TooMuch((int) seconds + 1));
        }
    }

    private void forget() {
        buckets.values().removeIf(bucket -> bucket.getAvailableTokens() >= pace.burst());
        if (buckets.size() > MOST) {
            buckets.clear();
        }
    }

    int size() {
        return buckets.size();
    }
}
