package org.tercet.server.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.tercet.table.Person;

/** A client that counts: how its calls were answered, and who called and ran out of time, in the order that it was told. */
final class Caller implements Tables.Outlet {

    private static final Pattern EVENT = Pattern.compile("\"event\":\\{\"type\":\"(called|ran-out)\",\"seat\":(\\d+)");

    private final List<String> order = new ArrayList<>();
    private Tables.@Nullable Line line;
    private boolean playing;
    private int answers;
    private int won;
    private int ranOut;

    void connect(Tables tables, String table, Person person) {
        line = tables.connect(table, person, Optional.empty(), this);
    }

    void say(String id, String act) {
        if (line != null) {
            line.said("{\"type\":\"do\",\"id\":\"" + id + "\",\"act\":" + act + "}");
        }
    }

    @Override
    public synchronized void send(String text) {
        playing |= text.contains("\"match\":");
        if (text.contains("\"id\":\"call")) {
            answers++;
            won += text.startsWith("{\"type\":\"done\"") ? 1 : 0;
        } else if (text.startsWith("{\"type\":\"update\"")) {
            Matcher event = EVENT.matcher(text);
            while (event.find()) {
                order.add(event.group(1) + event.group(2));
                ranOut += event.group(1).equals("ran-out") ? 1 : 0;
            }
        }
        notifyAll();
    }

    @Override
    public void goodbye(String text) {
        throw new IllegalStateException(text);
    }

    synchronized void await(Predicate<Caller> truth) throws InterruptedException {
        long end = System.nanoTime() + 30_000_000_000L;
        while (!truth.test(this)) {
            long left = (end - System.nanoTime()) / 1_000_000;
            if (left <= 0) {
                throw new AssertionError(answers + " answers, " + won + " won, " + order.size() + " events");
            }
            wait(left);
        }
    }

    synchronized boolean isPlaying() {
        return playing;
    }

    synchronized int answers() {
        return answers;
    }

    synchronized int won() {
        return won;
    }

    synchronized int ranOut() {
        return ranOut;
    }

    synchronized List<String> order() {
        return List.copyOf(order);
    }
}
