package org.tercet.load;

import io.vertx.core.http.WebSocket;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.tercet.cards.Card;
import org.tercet.cards.CardSet;
import org.tercet.cards.Notation;
import org.tercet.cards.Sets;

/** One table and the programs at it. One of them acts at a time; an act is over when everybody at the table has been told of it. */
final class LoadTable {

    private static final Pattern NUMBER = Pattern.compile("\"number\":(\\d+)");
    private static final Pattern SPOT = Pattern.compile("\"card\":\"(....)\"");
    private static final Pattern AGREED = Pattern.compile("\"agreed\":\\[([0-9,]*)]");

    private final int players;
    private final Times times;
    private final Random random;
    private final List<WebSocket> sockets = new ArrayList<>();
    private final long[] seen;
    private String view = "";
    private boolean waits;
    private boolean over;
    private long since;
    private long wanted;
    private long acts;
    private long refused;

    LoadTable(int players, Times times, long seed) {
        this.players = players;
        this.times = times;
        this.random = new Random(seed);
        this.seen = new long[players];
    }

    synchronized void joined(WebSocket socket) {
        int seat = sockets.size();
        sockets.add(socket);
        socket.textMessageHandler(text -> told(seat, text));
    }

    private synchronized void told(int seat, String text) {
        if (text.startsWith("{\"type\":\"done\",\"id\":\"" + acts + "\"")) {
            wanted = number(text);
        } else if (text.startsWith("{\"type\":\"refused\"")) {
            refused++;
            waits = false;
        } else if (text.contains("\"match\":")) {
            seen[seat] = Math.max(seen[seat], number(text));
            if (seat == 0) {
                view = text;
            }
            over |= text.contains("\"standing\":\"finished\"");
        }
        if (waits && wanted > 0 && everybodyKnows()) {
            times.add(System.nanoTime() - since);
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

    private static long number(String text) {
        Matcher number = NUMBER.matcher(text);
        return number.find() ? Long.parseLong(number.group(1)) : 0;
    }

    synchronized boolean isReady() {
        return !waits && !over && sockets.size() == players && !view.isEmpty();
    }

    synchronized boolean isOver() {
        return over && !waits;
    }

    synchronized long acts() {
        return acts;
    }

    synchronized long refused() {
        return refused;
    }

    /** Somebody takes a set, or says that there is none. */
    synchronized void act() {
        if (!isReady()) {
            return;
        }
        int seat = random.nextInt(players);
        Optional<String> set = set();
        String move = set.map(cards -> "{\"type\":\"take\",\"cards\":[" + cards + "]}")
                .orElse("{\"type\":\"no-set\"}");
        waits = true;
        wanted = 0;
        acts++;
        since = System.nanoTime();
        sockets.get(set.isPresent() ? seat : notAgreed())
                .writeTextMessage(
                        "{\"type\":\"do\",\"id\":\"" + acts + "\",\"act\":{\"type\":\"play\",\"move\":" + move + "}}");
    }

    private Optional<String> set() {
        int from = view.indexOf("\"table\":[", view.indexOf("\"match\":"));
        Matcher spot = SPOT.matcher(view).region(from, view.indexOf(']', from));
        List<Card> cards = new ArrayList<>();
        while (spot.find()) {
            cards.add(Notation.card(spot.group(1)).orElseThrow());
        }
        return Sets.one(CardSet.of(cards))
                .map(set -> set.toList().stream()
                        .map(card -> "\"" + Notation.of(card) + "\"")
                        .collect(Collectors.joining(",")));
    }

    private int notAgreed() {
        Matcher agreed = AGREED.matcher(view);
        List<String> said = agreed.find() ? List.of(agreed.group(1).split(",")) : List.of();
        for (int seat = 0; seat < players; seat++) {
            if (!said.contains(Integer.toString(seat))) {
                return seat;
            }
        }
        return 0;
    }

    synchronized void close() {
        sockets.forEach(WebSocket::close);
    }
}
