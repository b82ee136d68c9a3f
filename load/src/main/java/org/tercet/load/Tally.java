package org.tercet.load;

import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicLong;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** What comes of acts. */
final class Tally {

    private static final Pattern REASON = Pattern.compile("\"reason\":\\{\"type\":\"([^\"]*)\"");

    private final Times times = new Times();
    private final Map<String, AtomicLong> refusals = new ConcurrentHashMap<>();
    private final AtomicLong games = new AtomicLong();

    void acted(long nanos) {
        times.add(nanos);
    }

    void refused(String text) {
        Matcher reason = REASON.matcher(text);
        refusals.computeIfAbsent(reason.find() ? reason.group(1) : "?", _ -> new AtomicLong())
                .incrementAndGet();
    }

    /** Somebody who only wanted to watch. */
    void turnedAway() {
        refusals.computeIfAbsent("watcher-turned-away", _ -> new AtomicLong()).incrementAndGet();
    }

    void gameOver() {
        games.incrementAndGet();
    }

    Times times() {
        return times;
    }

    /** By reason. */
    Map<String, AtomicLong> refusals() {
        return new TreeMap<>(refusals);
    }

    long games() {
        return games.get();
    }

    void clear() {
        times.clear();
        refusals.clear();
        games.set(0);
    }
}
