package org.tercet.chaos;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.zip.CRC32C;
import org.tercet.journal.EventStore;
import org.tercet.journal.StoredEvent;
import org.tercet.rules.match.Stage;
import org.tercet.table.TableState;

/**
 * The log of a table at one moment. It may get longer; what is in it stays.
 *
 * @param sum of the entries' bytes
 * @param scores by person once the match is over
 */
record Seal(String table, int entries, long sum, Map<String, Integer> scores) {

    Seal {
        scores = Map.copyOf(scores);
    }

    static Seal of(String table, List<StoredEvent> events) {
        return new Seal(table, events.size(), sum(events), Map.of());
    }

    private static long sum(List<StoredEvent> events) {
        CRC32C sum = new CRC32C();
        events.forEach(event -> sum.update(event.payload()));
        return sum.getValue();
    }

    Seal with(Map<String, Integer> others) {
        return new Seal(table, entries, sum, others);
    }

    /** What everybody has in the end. */
    static Map<String, Integer> scores(TableState<?, ?, ?, ?> state) {
        Map<String, Integer> scores = new HashMap<>();
        if (state.course().isPresent()
                && state.course().get().state().stage() instanceof Stage.Finished<?>(var last, var outcome)) {
            for (int seat = 0; seat < outcome.scores().size(); seat++) {
                int score = outcome.scores().get(seat);
                state.guests().get(seat).person().ifPresent(person -> scores.put(person.id(), score));
            }
        }
        return scores;
    }

    boolean holds(EventStore store) {
        List<StoredEvent> events = store.events().of("table|" + table, 1);
        return events.size() >= entries && sum(events.subList(0, entries)) == sum;
    }

    /** What the statistics say that everybody has. */
    Map<String, Integer> recorded(EventStore store) {
        return store.reading()
                .withHandle(handle -> handle.select("SELECT person, score FROM results WHERE record = ?", table)
                        .reduceRows(new HashMap<>(), (scores, row) -> {
                            scores.put(row.getColumn("person", String.class), row.getColumn("score", Integer.class));
                            return scores;
                        }));
    }
}
