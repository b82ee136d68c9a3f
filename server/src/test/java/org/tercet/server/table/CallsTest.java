package org.tercet.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.tercet.server.Main;
import org.tercet.server.ops.Settings;
import org.tercet.table.Person;
import org.tercet.table.Wish;

/**
 * Fifty clients call at the same moment through sockets of the real server, {@code tercet.server.calls} times: one is first each time,
 * and all see the same order. Forty of them have a seat, which is as many as there are; the others have none, and never win.
 */
@Tag("soak")
class CallsTest {

    private static final int CALLS = Integer.getInteger("tercet.server.calls", 20);
    private static final int CLIENTS = 50;
    private static final int SEATS = 40;

    @TempDir
    private Path folder;

    private final List<Caller> callers = new ArrayList<>();

    @Test
    void of_many_who_call_at_once_one_is_first_and_all_see_the_same_order() throws Exception {
        Settings settings = new Settings(0, "127.0.0.1", folder, Optional.empty(), List.of(), List.of());
        try (Main main = Main.start(settings, Fast.LIMITS, Tempo.times(20))) {
            RemoteTables tables = new RemoteTables("127.0.0.1:" + main.edge().port());
            come(tables);
            for (int round = 1; round <= CALLS; round++) {
                callAtOnce(round);
                int rounds = round;
                for (Caller caller : callers) {
                    caller.await(it -> it.answers() == rounds && it.ranOut() == rounds);
                }
                assertThat(callers.stream().mapToInt(Caller::won).sum()).isEqualTo(rounds);
            }
            List<String> order = callers.getFirst().order();
            assertThat(order).hasSize(2 * CALLS);
            callers.forEach(caller -> assertThat(caller.order()).isEqualTo(order));
            assertThat(callers.subList(SEATS, CLIENTS))
                    .allSatisfy(caller -> assertThat(caller.won()).isZero());
            System.out.println(CALLS + " times " + CLIENTS + " calls: "
                    + callers.stream().filter(it -> it.won() > 0).count() + " different winners");
        }
    }

    private void come(RemoteTables tables) throws Exception {
        Person host = new Person("p0", "P0", false);
        Wish wish = new Wish(
                "base",
                Optional.empty(),
                Optional.of(Map.of("gesture", "call", "call-seconds", "2")),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.of(SEATS),
                Optional.empty());
        String id = ((Tables.Opening.Opened)
                        tables.open(host, wish).toCompletableFuture().join())
                .id();
        for (int i = 0; i < CLIENTS; i++) {
            Caller caller = new Caller();
            callers.add(caller);
            caller.connect(tables, id, i == 0 ? host : new Person("p" + i, "P" + i, false));
            if (i > 0 && i < SEATS) {
                caller.say("sit", "{\"type\":\"sit\"}");
            }
        }
        for (Caller caller : callers) {
            caller.await(Caller::isPlaying);
        }
    }

    private void callAtOnce(int round) throws InterruptedException {
        CountDownLatch go = new CountDownLatch(1);
        List<Thread> threads = new ArrayList<>();
        for (Caller caller : callers) {
            threads.add(Thread.startVirtualThread(() -> {
                try {
                    go.await();
                    caller.say("call" + round, "{\"type\":\"play\",\"move\":{\"type\":\"call\"}}");
                } catch (InterruptedException e) {
                    Thread.currentThread().interrupt();
                }
            }));
        }
        go.countDown();
        for (Thread thread : threads) {
            thread.join();
        }
    }
}
