package org.tercet.hardening.fuzz;

import java.util.Arrays;
import java.util.List;
import org.tercet.rules.game.Decision;
import org.tercet.rules.game.Event;
import org.tercet.rules.game.Move;
import org.tercet.rules.game.Options;
import org.tercet.rules.game.State;
import org.tercet.rules.game.View;
import org.tercet.table.Deed;
import org.tercet.table.Entry;
import org.tercet.table.Person;
import org.tercet.table.TableEvent;
import org.tercet.table.TableState;
import org.tercet.table.live.Asked;
import org.tercet.wire.Reading;

/** What people at a table say: each message is done or refused, and the table can be shown to everybody afterwards. */
final class Messages {

    private static final int MOST = 12;

    private Messages() {}

    /** The first byte chooses the game, the second how far it is, the first letter of each line who says it. */
    static void read(byte[] bytes) {
        if (bytes.length > 2) {
            String text = Parser.text(Arrays.copyOfRange(bytes, 2, bytes.length));
            hear(Tables.at(Byte.toUnsignedInt(bytes[0])), bytes[1] % 2 == 0, text.split("\n", MOST));
        }
    }

    private static <O extends Options, S extends State, M extends Move, E extends Event, V extends View> void hear(
            Tables<O, S, M, E, V> tables, boolean underWay, String[] lines) {
        TableState<O, S, M, E> state = underWay ? tables.underWay() : tables.gathering();
        long now = 20_000;
        for (String line : lines) {
            now += 700;
            if (line.isEmpty()) {
                state = done(tables, state, new Deed.Due<>(), now);
                continue;
            }
            List<Person> people = Tables.PEOPLE;
            Person by = people.get(line.charAt(0) % people.size());
            if (tables.json().asked(line.substring(1)) instanceof Reading.Read<Asked<M>>(var asked)
                    && asked instanceof Asked.Do<M>(var id, var act)) {
                state = done(tables, state, new Deed.Acted<>(by, act), now);
            }
        }
    }

    private static <O extends Options, S extends State, M extends Move, E extends Event, V extends View>
            TableState<O, S, M, E> done(
                    Tables<O, S, M, E, V> tables, TableState<O, S, M, E> state, Deed<M> deed, long now) {
        long at = state.course().map(course -> Math.max(now, course.since())).orElse(now);
        return switch (tables.table().decide(state, deed, at)) {
            case Decision.Refused<TableEvent<M, E>> refused -> state;
            case Decision.Accepted<TableEvent<M, E>>(var events) -> {
                TableState<O, S, M, E> after =
                        tables.table().evolve(state, new Entry<>(at, java.util.Optional.empty(), events));
                tables.show(after);
                yield after;
            }
        };
    }
}
