package org.tercet.server;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.atomic.AtomicInteger;
import org.tercet.rules.Games;
import org.tercet.rules.game.Refusal;
import org.tercet.server.table.Notice;
import org.tercet.server.table.Tables;
import org.tercet.table.Person;
import org.tercet.table.Wish;

/** Tables that say back whatever they hear, in order. One of them is broken. */
final class EchoTables implements Tables {

    static final String WELCOME = "{\"type\":\"welcome\"}";

    final List<String> heard = new CopyOnWriteArrayList<>();
    final List<Person> met = new CopyOnWriteArrayList<>();
    final AtomicInteger connected = new AtomicInteger();
    private final AtomicInteger opened = new AtomicInteger();

    @Override
    public CompletionStage<Opening> open(Person host, Wish wish) {
        return CompletableFuture.completedFuture(
                Games.find(wish.game()).isPresent()
                        ? new Opening.Opened("table" + opened.incrementAndGet(), "ABCD")
                        : new Opening.Refused(new Refusal.UnknownGame(wish.game())));
    }

    @Override
    public CompletionStage<Optional<Notice>> notice(String table) {
        if (table.equals("broken")) {
            throw new IllegalStateException("the inside of " + table);
        }
        return CompletableFuture.completedFuture(
                table.startsWith("table")
                        ? Optional.of(new Notice(table, "base", "devir", true, "Ana", 1, 8, "gathering"))
                        : Optional.empty());
    }

    @Override
    public Line connect(String table, Person person, Optional<Long> last, Outlet outlet) {
        met.add(person);
        connected.incrementAndGet();
        if (table.equals("nowhere")) {
            outlet.goodbye("{\"type\":\"bye\",\"why\":\"not-found\"}");
        } else {
            outlet.send(WELCOME);
        }
        return new Line() {
            @Override
            public void said(String text) {
                if (text.startsWith("flood ")) {
                    Thread.startVirtualThread(() -> flood(Integer.parseInt(text.substring(6)), outlet));
                } else {
                    heard.add(text);
                    outlet.send(text);
                }
            }

            @Override
            public void closed() {
                connected.decrementAndGet();
            }
        };
    }

    private static void flood(int messages, Outlet outlet) {
        for (int i = 0; i < messages; i++) {
            outlet.send("{\"number\":" + i + ",\"text\":\"" + "x".repeat(5_000) + "\"}");
        }
    }
}
