package org.tercet.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.tercet.journal.EventStore;
import org.tercet.rules.Games;
import org.tercet.rules.match.MatchEvent;
import org.tercet.rules.race.RaceEvent;
import org.tercet.rules.race.RaceMove;
import org.tercet.table.Entry;
import org.tercet.table.Person;
import org.tercet.table.TableEvent;
import org.tercet.table.Wish;

/** Somebody who calls and then takes nothing, at a server that is killed before the time is up. */
final class RunningCall {

    private static final Person CAL = new Person("cal", "Cal", true);
    private static final int SECONDS = 2;
    private static final Pattern DONE = Pattern.compile(".*\"number\":(\\d+).*");

    private String table = "";
    private int calls;
    private long called = 1;
    private Ear ear = new Ear();
    private Tables.@Nullable Line line;

    /** Calls; done when that is acknowledged. */
    void call(Tables tables) throws InterruptedException {
        if (table.isEmpty()) {
            open(tables);
        }
        calls++;
        act("call" + calls, "{\"type\":\"play\",\"move\":{\"type\":\"call\"}}");
        Matcher done = DONE.matcher(ear.await("\"type\":\"done\"", "\"call" + calls + "\""));
        assertThat(done.matches()).isTrue();
        called = Long.parseLong(done.group(1));
    }

    private void open(Tables tables) throws InterruptedException {
        Wish wish = new Wish(
                "base",
                Optional.empty(),
                Optional.of(Map.of("gesture", "call", "call-seconds", Integer.toString(SECONDS))),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.of(1),
                Optional.empty());
        table = ((Tables.Opening.Opened)
                        tables.open(CAL, wish).toCompletableFuture().join())
                .id();
        come(tables);
        ear.await("\"phase\":\"playing\"");
    }

    private void come(Tables tables) {
        ear = new Ear();
        line = tables.connect(table, CAL, Optional.of(called), ear);
    }

    private void act(String id, String act) {
        if (line != null) {
            line.said("{\"type\":\"do\",\"id\":\"" + id + "\",\"act\":" + act + "}");
        }
    }

    void go() {
        if (line != null) {
            line.closed();
        }
    }

    /** Back after the kill, only to watch: the time runs out by itself. */
    void ranOutAfterAll(Tables tables) throws InterruptedException {
        if (calls > 0) {
            come(tables);
            ear.await("\"type\":\"ran-out\"");
        }
    }

    int calls() {
        return calls;
    }

    /** Each call that ran out did so when its time was up, and not before. */
    void check(EventStore store) {
        if (table.isEmpty()) {
            return;
        }
        List<Long> calledAt = new ArrayList<>();
        List<Long> ranOut = new ArrayList<>();
        for (Entry<RaceMove, RaceEvent> entry : new Ledger<>(Games.BASE, store, table).entries()) {
            for (TableEvent<RaceMove, RaceEvent> event : entry.events()) {
                if (event instanceof TableEvent.Stepped<RaceMove, RaceEvent>(var step)) {
                    for (MatchEvent<RaceEvent> inner : step.events()) {
                        if (inner.toString().contains("Called[")) {
                            calledAt.add(entry.at());
                        } else if (inner.toString().contains("RanOut[")) {
                            ranOut.add(entry.at());
                        }
                    }
                }
            }
        }
        assertThat(calledAt).hasSize(calls);
        assertThat(ranOut).hasSizeBetween(calls - 1, calls);
        for (int i = 0; i < ranOut.size(); i++) {
            assertThat(ranOut.get(i) - calledAt.get(i)).isGreaterThanOrEqualTo(SECONDS * 1_000L);
        }
    }
}
