package org.tercet.chaos;

import java.time.Duration;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Consumer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.tercet.cards.Card;
import org.tercet.cards.CardSet;
import org.tercet.cards.Notation;
import org.tercet.cards.Sets;

/** Players at a table, who go on to a new one when the match is over. Often two of them want the same set. */
final class Seating {

    private static final Pattern SPOT = Pattern.compile("\"card\":\"(....)\"");
    private static final long REMEMBERED = Duration.ofMinutes(5).toNanos();
    private static final Pattern AGREED = Pattern.compile("\"agreed\":\\[([0-9,]*)]");

    private final Door door;
    private final List<Door.Guest> guests;
    private final long periodMillis;
    private final Random random;
    private final Consumer<Played> finished;
    private final Deque<Wait> waits = new ArrayDeque<>();
    private final Map<Player, CompletableFuture<Long>> sits = new LinkedHashMap<>();
    private volatile boolean stops;
    private volatile Played now;
    private long acts;
    private long answered;
    private long waitingSince;
    private Optional<String> trouble = Optional.empty();

    /** From the moment that somebody wanted to do something to the answer, by the clock of this process. */
    record Wait(long begun, long ended) {
        long nanos() {
            return ended - begun;
        }
    }

    /** A table with those who play there. */
    record Played(String table, List<Player> players) {
        Played {
            players = List.copyOf(players);
        }

        List<Evidence> evidence() {
            return players.stream().map(Player::evidence).toList();
        }
    }

    Seating(Door door, List<Door.Guest> guests, long periodMillis, long seed, Consumer<Played> finished)
            throws InterruptedException {
        this.door = door;
        this.guests = List.copyOf(guests);
        this.periodMillis = periodMillis;
        this.random = new Random(seed);
        this.finished = finished;
        this.now = seated();
    }

    private Played seated() throws InterruptedException {
        String table = door.table(guests.getFirst(), guests.size());
        List<Player> players =
                guests.stream().map(guest -> new Player(door, guest, table)).toList();
        players.forEach(Player::come);
        sits.clear();
        return new Played(table, players);
    }

    /** One after the other, so that everybody has their own seat; whoever was refused it, because nothing could be stored, asks again. */
    private void sitDown() {
        for (Player player : now.players().subList(1, now.players().size())) {
            CompletableFuture<Long> answer = sits.get(player);
            if (answer == null || answer.getNow(1L) == 0) {
                sits.put(player, player.act(id(), "{\"type\":\"sit\"}"));
                return;
            }
            if (!answer.isDone()) {
                return;
            }
        }
    }

    private String id() {
        acts++;
        return "a" + acts;
    }

    Played now() {
        return now;
    }

    void play() {
        Thread.ofVirtual().name("seating").start(() -> {
            try {
                Thread.sleep(random.nextLong(periodMillis));
                while (!stops) {
                    long begun = System.nanoTime();
                    waits(begun);
                    while (!turn() && !stops) {
                        // Nobody was answered yet.
                    }
                    long left = periodMillis - (System.nanoTime() - begun) / 1_000_000;
                    Thread.sleep(Math.max(1, left));
                }
            } catch (InterruptedException e) {
                stops = true;
            } catch (RuntimeException e) {
                trouble(e);
            }
        });
    }

    /** Who knows most. */
    private Player best() {
        Player best = now.players().getFirst();
        for (Player player : now.players()) {
            best = player.seen() > best.seen() ? player : best;
        }
        return best;
    }

    /** Whether somebody was answered. A match that is over only makes room for the next. */
    private boolean turn() throws InterruptedException {
        while (best().view().isEmpty()) {
            if (stops) {
                return false;
            }
            sitDown();
            Thread.sleep(20);
        }
        Player best = best();
        String view = best.view();
        if (view.contains("\"standing\":\"finished\"")) {
            Played over = now;
            over.players().forEach(Player::leave);
            finished.accept(over);
            now = seated();
            return false;
        }
        List<CompletableFuture<Long>> asked = new ArrayList<>();
        Optional<String> set = set(view);
        if (set.isPresent()) {
            String move = play("{\"type\":\"take\",\"cards\":[" + set.get() + "]}");
            asked.add(anybody().act(id(), move));
            if (random.nextInt(3) == 0) {
                asked.add(anybody().act(id(), move));
            }
        } else {
            asked.add(now.players().get(notAgreed(view)).act(id(), play("{\"type\":\"no-set\"}")));
        }
        long number = 0;
        for (CompletableFuture<Long> one : asked) {
            number = Math.max(number, awaited(one));
        }
        answered();
        awaitNews(best, number);
        return true;
    }

    private static String play(String move) {
        return "{\"type\":\"play\",\"move\":" + move + "}";
    }

    private Player anybody() {
        return now.players().get(random.nextInt(now.players().size()));
    }

    /** However long it takes: players come again by themselves. */
    private long awaited(CompletableFuture<Long> answer) throws InterruptedException {
        while (!stops) {
            try {
                return answer.get(200, TimeUnit.MILLISECONDS);
            } catch (TimeoutException e) {
                // Somebody else finds out if it takes too long.
            } catch (ExecutionException e) {
                throw new IllegalStateException(e);
            }
        }
        return 0;
    }

    /** A moment for the news to come round: what is decided next is decided by them. */
    private static void awaitNews(Player player, long number) throws InterruptedException {
        for (int i = 0; i < 50 && player.seen() < number; i++) {
            Thread.sleep(10);
        }
    }

    private static Optional<String> set(String view) {
        int from = view.indexOf("\"table\":[", view.indexOf("\"match\":"));
        Matcher spot = SPOT.matcher(view).region(from, view.indexOf(']', from));
        List<Card> cards = new ArrayList<>();
        while (spot.find()) {
            cards.add(Notation.card(spot.group(1)).orElseThrow());
        }
        return Sets.one(CardSet.of(cards))
                .map(found -> found.toList().stream()
                        .map(card -> "\"" + Notation.of(card) + "\"")
                        .collect(Collectors.joining(",")));
    }

    private int notAgreed(String view) {
        Matcher agreed = AGREED.matcher(view);
        List<String> said = agreed.find() ? List.of(agreed.group(1).split(",")) : List.of();
        for (int seat = 0; seat < guests.size(); seat++) {
            if (!said.contains(Integer.toString(seat))) {
                return seat;
            }
        }
        return 0;
    }

    private synchronized void waits(long since) {
        waitingSince = waitingSince == 0 ? since : waitingSince;
    }

    private synchronized void answered() {
        long now = System.nanoTime();
        waits.add(new Wait(waitingSince, now));
        waitingSince = 0;
        answered++;
        while (now - waits.getFirst().ended() > REMEMBERED) {
            waits.removeFirst();
        }
    }

    private synchronized void trouble(RuntimeException e) {
        trouble = Optional.of("table " + now.table() + ": " + e);
    }

    /** Why nobody plays here any more. */
    synchronized Optional<String> trouble() {
        return trouble;
    }

    /** Waits that ended after that moment; one that has not ended yet ends now. */
    synchronized List<Wait> waitsAfter(long moment, long now) {
        List<Wait> found = new ArrayList<>();
        waits.stream().filter(wait -> wait.ended() - moment >= 0).forEach(found::add);
        if (waitingSince != 0) {
            found.add(new Wait(waitingSince, now));
        }
        return found;
    }

    synchronized long waitingSince() {
        return waitingSince;
    }

    synchronized long answers() {
        return answered;
    }

    void stop() {
        stops = true;
    }
}
