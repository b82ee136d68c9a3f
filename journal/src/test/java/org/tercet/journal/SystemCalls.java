package org.tercet.journal;

import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Reads the lines of strace: which events were in a synced file when they were acknowledged. */
public final class SystemCalls {

    private static final Pattern CALL =
            Pattern.compile("(?<thread>\\d+) +(?<call>\\w+)\\(\\d+<(?<file>[^>]*)>(?<rest>.*)");
    private static final Pattern RESUMED =
            Pattern.compile("(?<thread>\\d+) +<\\.\\.\\. (?<call>\\w+) resumed>.*= (?<result>-?\\d+).*");

    private final Pattern event;
    private final Pattern ack;
    private final Map<String, Set<String>> written = new HashMap<>();
    /** By thread: what its sync, which has begun, will have synced when it ends well. */
    private final Map<String, Set<String>> syncing = new HashMap<>();

    private final Set<String> synced = new HashSet<>();
    private final List<String> acknowledged = new ArrayList<>();
    private final List<String> tooEarly = new ArrayList<>();
    private int syncs;

    /** What an event and an acknowledgement look like as strace writes them; their first groups say which event it is. */
    public SystemCalls(Pattern event, Pattern ack) {
        this.event = event;
        this.ack = ack;
    }

    /** Whether there is an strace that is allowed to trace. */
    public static boolean canTrace() throws InterruptedException {
        try {
            Process process = new ProcessBuilder("strace", "-f", "-o", "/dev/null", "true")
                    .redirectErrorStream(true)
                    .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                    .start();
            return process.waitFor() == 0;
        } catch (IOException e) {
            return false;
        }
    }

    public void read(String line) {
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
        Matcher acks = ack.matcher(rest);
        if (acks.find()) {
            do {
                acknowledge(acks.group(1));
            } while (acks.find());
            return;
        }
        Matcher events = event.matcher(rest);
        while (events.find()) {
            written.computeIfAbsent(file, name -> new HashSet<>()).add(events.group(1));
        }
    }

    private void acknowledge(String what) {
        acknowledged.add(what);
        if (!synced.contains(what)) {
            tooEarly.add(what);
        }
    }

    private void end(String thread, String result) {
        Set<String> done = syncing.remove(thread);
        if (done != null && "0".equals(result)) {
            syncs++;
            synced.addAll(done);
        }
    }

    public List<String> acknowledged() {
        return acknowledged;
    }

    public List<String> tooEarly() {
        return tooEarly;
    }

    public int syncs() {
        return syncs;
    }
}
