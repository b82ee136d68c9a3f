package org.tercet.load;

import io.vertx.core.http.WebSocket;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Random;

/** One table and the programs at it. One of them acts at a time; an act is over when everybody at the table has been told of it. */
final class LoadTable {

    private final int players;
    private final String id;
    private final Tally tally;
    private final Random random;
    /** How often somebody here sees something to do when asked: people differ, and so tables do not all end at the same time. */
    private final double pace;

    private final List<WebSocket> sockets = new ArrayList<>();
    private final List<WebSocket> watchers = new ArrayList<>();
    private final long[] seen;
    /** By seat, who sits there; those who come at the same time may sit down in any order. */
    private final Map<Integer, WebSocket> seated = new HashMap<>();

    private Sheet sheet = Sheet.BLANK;
    private boolean played;
    private boolean over;
    private boolean waits;
    private long since;
    private long wanted;
    private long acts;

    LoadTable(String id, int players, Tally tally, long seed) {
        this.id = id;
        this.players = players;
        this.tally = tally;
        this.random = new Random(seed);
        this.pace = 0.2 + 0.8 * random.nextDouble();
        this.seen = new long[players];
    }

    String id() {
        return id;
    }

    /** Somebody who only watches; gone with the others. */
    synchronized void watchedBy(WebSocket socket) {
        watchers.add(socket);
    }

    /** They read again; false if there are none, as those who read nothing are thrown out after a while. */
    synchronized boolean watchersRead() {
        watchers.removeIf(WebSocket::isClosed);
        watchers.forEach(WebSocket::resume);
        return !watchers.isEmpty();
    }

    synchronized void watchersStopReading() {
        watchers.forEach(WebSocket::pause);
    }

    synchronized void joined(WebSocket socket) {
        int who = sockets.size();
        sockets.add(socket);
        socket.textMessageHandler(text -> told(who, text));
    }

    private synchronized void told(int who, String text) {
        switch (Sheet.kind(text)) {
            case DONE -> {
                if (text.startsWith("\"id\":\"" + acts + "\"", Sheet.AFTER_DONE)) {
                    wanted = Sheet.number(text);
                }
            }
            case REFUSED -> {
                tally.refused(text);
                waits = false;
            }
            case STANDING -> {
                seen[who] = Math.max(seen[who], Sheet.number(text));
                Sheet told = new Sheet(text);
                if (seated.size() < players) {
                    told.you().ifPresent(seat -> seated.put(seat, sockets.get(who)));
                }
                if (who == 0) {
                    sheet = told;
                    over = told.isOver();
                    played = told.isPlayed();
                }
            }
            case OTHER -> {}
        }
        if (waits && wanted > 0 && everybodyKnows()) {
            tally.acted(System.nanoTime() - since);
            waits = false;
        }
    }

    private boolean everybodyKnows() {
        for (long number : seen) {
            if (number < wanted) {
                return false;
            }
        }
        return true;
    }

    /** Whether somebody can do something now. */
    synchronized boolean isReady() {
        return !waits && played && seated.size() == players && random.nextDouble() < pace;
    }

    synchronized boolean isOver() {
        return !waits && over;
    }

    /** Somebody takes a set, or says that there is none; between rounds the host goes on. */
    synchronized void act() {
        Sheet.Deed deed = sheet.deed(random.nextInt(players), players);
        waits = true;
        wanted = 0;
        acts++;
        since = System.nanoTime();
        Objects.requireNonNull(seated.get(deed.seat()))
                .writeTextMessage("{\"type\":\"do\",\"id\":\"" + acts + "\",\"act\":" + deed.act() + "}");
    }

    synchronized void close() {
        sockets.forEach(WebSocket::close);
        watchers.forEach(WebSocket::close);
    }
}
