package org.tercet.chaos;

import java.net.http.WebSocket;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Somebody at a table. When the socket breaks or stays silent they come again through another node, and say again what was not answered. */
final class Player {

    private static final Pattern NUMBER = Pattern.compile("\"number\":(\\d+)");
    private static final Pattern ID = Pattern.compile("\"id\":\"([^\"]*)\"");
    private static final Pattern REASON = Pattern.compile("\"(?:reason\":\\{\"type|why)\":\"([^\"]*)\"");
    private static final long SILENCE_MILLIS = 1_500;
    private static final long LONGEST_MILLIS = 6_000;
    /** After so long without a word they ask whether anybody is there, as the browser's client does. */
    private static final long QUIET_MILLIS = 2_000;

    private final Door door;
    private final Door.Guest guest;
    private final String table;
    private final Map<String, Act> open = new LinkedHashMap<>();
    private final Map<String, Long> acknowledged = new TreeMap<>();
    private final List<Evidence.Said> said = new ArrayList<>();
    private final List<String> odd = new ArrayList<>();
    private final Map<String, Integer> reasons = new TreeMap<>();
    private @Nullable Line line;
    private String view = "";
    private long seen;
    private int stale;
    private volatile boolean leaves;

    /** Twice as long each time that nobody answers: many who come again at once must not keep a server from starting. */
    private volatile long patience = SILENCE_MILLIS;

    private record Act(String text, CompletableFuture<Long> answer) {}

    Player(Door door, Door.Guest guest, String table) {
        this.door = door;
        this.guest = guest;
        this.table = table;
    }

    /** Comes, and comes again until it leaves. */
    void come() {
        Thread.ofVirtual().name("player").start(() -> {
            while (!leaves) {
                try {
                    stay();
                    Thread.sleep(patience / 15);
                } catch (InterruptedException e) {
                    return;
                }
            }
        });
    }

    private void stay() throws InterruptedException {
        Line here = new Line();
        try {
            WebSocket socket = door.socket(table, guest, here).get(4, TimeUnit.SECONDS);
            synchronized (this) {
                line = here;
                here.send(socket, "{\"type\":\"hello\",\"protocol\":1" + (seen > 0 ? ",\"last\":" + seen : "") + "}");
            }
            while (!leaves && !here.hasEnded() && !here.isMute()) {
                here.ping();
            }
            if (!here.welcomed) {
                patience = Math.min(LONGEST_MILLIS, 2 * patience);
            }
            socket.abort();
        } catch (ExecutionException | TimeoutException | CompletionException e) {
            // Another node, then.
        } finally {
            synchronized (this) {
                line = null;
            }
        }
    }

    /** Done when it is stored, with its number; zero when it is refused. */
    synchronized CompletableFuture<Long> act(String id, String act) {
        Act it = new Act("{\"type\":\"do\",\"id\":\"" + id + "\",\"act\":" + act + "}", new CompletableFuture<>());
        open.put(id, it);
        Line current = line;
        if (current != null && current.welcomed) {
            current.silentSince = open.size() == 1 && !current.asked ? System.nanoTime() : current.silentSince;
            current.say(it.text());
        }
        return it.answer();
    }

    private synchronized void told(Line from, String text) {
        if (from != line) {
            return;
        }
        from.silentSince = System.nanoTime();
        from.asked = false;
        if (text.startsWith("{\"type\":\"done\"")) {
            answered(text, number(text));
        } else if (text.startsWith("{\"type\":\"refused\"") || text.startsWith("{\"type\":\"unreadable\"")) {
            because(text);
            answered(text, 0);
        } else if (text.startsWith("{\"type\":\"welcome\"")) {
            from.welcomed = true;
            patience = SILENCE_MILLIS;
            from.number = number(text);
            stale += from.number < seen ? 1 : 0;
            keep(text);
            open.values().forEach(act -> from.say(act.text()));
        } else if (text.startsWith("{\"type\":\"update\"")) {
            long number = number(text);
            if (number != from.number && number != from.number + 1) {
                odd.add("after " + from.number + " came " + number);
            }
            from.number = number;
            keep(text);
        } else if (text.startsWith("{\"type\":\"bye\"")) {
            because(text);
            from.ended.complete(text);
        }
    }

    private void because(String text) {
        Matcher reason = REASON.matcher(text);
        reasons.merge(reason.find() ? reason.group(1) : text, 1, Integer::sum);
    }

    private void answered(String text, long number) {
        Matcher id = ID.matcher(text);
        Act act = id.find() ? open.remove(id.group(1)) : null;
        if (act != null) {
            if (number > 0) {
                acknowledged.put(id.group(1), number);
            }
            act.answer().complete(number);
        }
    }

    private void keep(String text) {
        said.add(Evidence.Said.of(number(text), text));
        if (number(text) >= seen) {
            seen = number(text);
            if (text.contains("\"match\":")) {
                view = text;
            }
        }
    }

    private static long number(String text) {
        Matcher number = NUMBER.matcher(text);
        return number.find() ? Long.parseLong(number.group(1)) : 0;
    }

    synchronized String view() {
        return view;
    }

    synchronized long seen() {
        return seen;
    }

    /** How often a welcome was older than what had been seen already. */
    synchronized int stale() {
        return stale;
    }

    synchronized boolean isHere() {
        return line != null && line.welcomed;
    }

    /** Why acts were refused and sockets closed, and how often. */
    synchronized Map<String, Integer> reasons() {
        return Map.copyOf(reasons);
    }

    /** What was shown is handed out once. */
    synchronized Evidence evidence() {
        Evidence evidence = new Evidence(guest.id(), acknowledged, said, odd);
        said.clear();
        return evidence;
    }

    void leave() {
        leaves = true;
    }

    private final class Line implements WebSocket.Listener {
        private final CompletableFuture<String> ended = new CompletableFuture<>();
        private final StringBuilder part = new StringBuilder();
        private CompletableFuture<?> sending = CompletableFuture.completedFuture(null);
        private @Nullable WebSocket socket;
        private volatile boolean welcomed;
        private long number;
        /** Nothing came since then, although something was to come. */
        private volatile long silentSince = System.nanoTime();

        private boolean asked;

        private void send(WebSocket to, String text) {
            socket = to;
            silentSince = System.nanoTime();
            say(text);
        }

        /** One after the other, as the socket wants it. */
        private void say(String text) {
            WebSocket to = socket;
            if (to != null) {
                sending = sending.exceptionally(_ -> null).thenCompose(_ -> to.sendText(text, true));
            }
        }

        /** Waits a moment for it. */
        private boolean hasEnded() throws InterruptedException {
            try {
                ended.get(100, TimeUnit.MILLISECONDS);
                return true;
            } catch (TimeoutException | ExecutionException e) {
                return false;
            }
        }

        private boolean isMute() {
            synchronized (Player.this) {
                boolean waits = !welcomed || asked || !open.isEmpty();
                return waits && silentMillis() > patience;
            }
        }

        private void ping() {
            synchronized (Player.this) {
                if (welcomed && !asked && open.isEmpty() && silentMillis() > QUIET_MILLIS) {
                    asked = true;
                    silentSince = System.nanoTime();
                    say("{\"type\":\"ping\"}");
                }
            }
        }

        private long silentMillis() {
            return (System.nanoTime() - silentSince) / 1_000_000;
        }

        @Override
        public @Nullable CompletionStage<?> onText(WebSocket webSocket, CharSequence data, boolean last) {
            part.append(data);
            if (last) {
                String text = part.toString();
                part.setLength(0);
                told(this, text);
            }
            webSocket.request(1);
            return null;
        }

        @Override
        public @Nullable CompletionStage<?> onClose(WebSocket webSocket, int code, String reason) {
            ended.complete("");
            return null;
        }

        @Override
        public void onError(WebSocket webSocket, Throwable error) {
            ended.complete("");
        }
    }
}
