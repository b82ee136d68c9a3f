package org.tercet.server.rehearsal;

import java.net.http.WebSocket;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.tercet.cards.Card;
import org.tercet.cards.CardSet;
import org.tercet.cards.Notation;
import org.tercet.cards.Sets;

/** What one of them plays: takes a set whenever there is one, else says that there is none, and comes again in the middle. */
final class Part implements WebSocket.Listener {

    /** Between two acts; the server would not put up with somebody who is much faster. */
    private static final int THOUGHT_MILLIS = 35;

    private static final Pattern SPOT = Pattern.compile("\"card\":\"(....)\"");

    private final Stage stage;
    private final Extra extra;
    private final int number;
    private final long end;
    private final BlockingQueue<String> heard = new LinkedBlockingQueue<>();
    private final StringBuilder half = new StringBuilder();
    private int acts;

    /** @param number among all; ids of acts begin with it */
    Part(Stage stage, Extra extra, int number, long end) {
        this.stage = stage;
        this.extra = extra;
        this.number = number;
        this.end = end;
    }

    void play() {
        try {
            long now = System.nanoTime();
            play(now + (end - now) / 2);
            play(end);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private void play(long until) throws InterruptedException {
        WebSocket socket = stage.socket(this.extra, this);
        say(socket, "{\"type\":\"hello\",\"protocol\":1}");
        act(socket, "{\"type\":\"sit\"}");
        for (long left = until - System.nanoTime(); left > 0; left = until - System.nanoTime()) {
            String text = heard.poll(left, TimeUnit.NANOSECONDS);
            if (text != null && heard.isEmpty() && text.contains("\"match\":")) {
                act(socket, deed(text));
                Thread.sleep(THOUGHT_MILLIS);
            }
        }
        socket.abort();
    }

    private void act(WebSocket socket, String act) {
        say(
                socket,
                "{\"type\":\"do\",\"id\":\"" + number + "-" + System.nanoTime() + "-" + acts++ + "\",\"act\":" + act
                        + "}");
    }

    private static void say(WebSocket socket, String text) {
        if (!socket.isOutputClosed()) {
            socket.sendText(text, true).join();
        }
    }

    private static String deed(String text) {
        if (text.contains("\"standing\":\"between-rounds\"")) {
            return "{\"type\":\"next-round\"}";
        }
        String move = set(text)
                .map(cards -> "{\"type\":\"take\",\"cards\":[" + cards + "]}")
                .orElse("{\"type\":\"no-set\"}");
        return "{\"type\":\"play\",\"move\":" + move + "}";
    }

    private static Optional<String> set(String text) {
        int from = text.indexOf("\"table\":[", text.indexOf("\"match\":"));
        if (from < 0) {
            return Optional.empty();
        }
        CardSet cards = CardSet.NONE;
        Matcher spot = SPOT.matcher(text).region(from, text.indexOf(']', from));
        while (spot.find()) {
            Optional<Card> card = Notation.card(spot.group(1));
            cards = card.isPresent() ? cards.with(card.get()) : cards;
        }
        return Sets.one(cards)
                .map(set -> String.join(
                        ",",
                        set.toList().stream()
                                .map(card -> "\"" + Notation.of(card) + "\"")
                                .toList()));
    }

    @Override
    public @Nullable CompletionStage<?> onText(WebSocket socket, CharSequence data, boolean last) {
        half.append(data);
        if (last) {
            heard.add(half.toString());
            half.setLength(0);
        }
        socket.request(1);
        return null;
    }
}
