package org.tercet.journal;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Reads the lines of strace: which events were in a synced file when they were acknowledged. */
final class SystemCalls {

    private static final Pattern CALL =
            Pattern.compile("(?<thread>\\d+) +(?<call>\\w+)\\(\\d+<(?<file>[^>]*)>(?<rest>.*)");
    private static final Pattern RESUMED =
            Pattern.compile("(?<thread>\\d+) +<\\.\\.\\. (?<call>\\w+) resumed>.*= (?<result>-?\\d+).*");
    private static final Pattern EVENT = Pattern.compile("run-\\d+#\\d+(?=;)");
    private static final Pattern ACK = Pattern.compile("\"ack (run-\\d+#\\d+)");

    private final Map<String, Set<String>> written = new HashMap<>();
    /** By thread: what its sync, which has begun, will have synced when it ends well. */
    private final Map<String, Set<String>> syncing = new HashMap<>();

    private final Set<String> synced = new HashSet<>();
    private final List<String> acknowledged = new ArrayList<>();
    private final List<String> tooEarly = new ArrayList<>();
    private int syncs;

    void read(String line) {
        Matcher call = CALL.matcher(line);
        Matcher resumed = RESUMED.matcher(line);
        if (call.matches()) {
            begin(call.group("thread"), call.group("call"), call.group("file"), call.group("rest"));
        } else if (resumed.matches() && resumed.group("call").endsWith("sync")) {
            end(resumed.group("thread"), resumed.group("result"));
        }
    }

    private void begin(String thread, String call, String file, String rest) {
        if (call.endsWith("sync")) {
            syncing.put(thread, Set.copyOf(written.getOrDefault(file, Set.of())));
            if (!rest.contains("unfinished")) {
                end(thread, rest.substring(rest.lastIndexOf('=') + 1).strip());
            }
            return;
        }
        Matcher ack = ACK.matcher(rest);
        if (ack.find()) {
            acknowledged.add(ack.group(1));
            if (!synced.contains(ack.group(1))) {
                tooEarly.add(ack.group(1));
            }
            return;
        }
        Matcher event = EVENT.matcher(rest);
        while (event.find()) {
            written.computeIfAbsent(file, name -> new HashSet<>()).add(event.group());
        }
    }

    private void end(String thread, String result) {
        Set<String> done = syncing.remove(thread);
        if (done != null && "0".equals(result)) {
            syncs++;
            synced.addAll(done);
        }
    }

    List<String> acknowledged() {
        return acknowledged;
    }

    List<String> tooEarly() {
        return tooEarly;
    }

    int syncs() {
        return syncs;
    }
}
