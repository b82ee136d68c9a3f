package org.tercet.server.table;

import java.util.OptionalLong;
import org.apache.pekko.actor.typed.javadsl.TimerScheduler;
import org.tercet.table.TableTime;

/** The bells of a table: when something is due, when somebody has been gone for too long, when it may rest. */
final class Bells {

    /** Somebody whose last socket is gone for longer is away. */
    private static final long GRACE = 30_000;

    /** A table that nobody is connected to leaves memory after so long. */
    private static final long REST = 60_000;

    /** If nothing is to come there any more, after so long; people who look at the end of it may reload. */
    private static final long REST_WHEN_OVER = 5_000;

    private enum Bell {
        DUE,
        REST
    }

    private final TimerScheduler<TableCommand> timers;
    private final Tempo tempo;

    Bells(TimerScheduler<TableCommand> timers, Tempo tempo) {
        this.timers = timers;
        this.tempo = tempo;
    }

    void due(Desk<?, ?, ?, ?, ?> desk) {
        TableTime time = desk.state().time();
        OptionalLong due = time.isStopped() ? OptionalLong.empty() : desk.deadline();
        due.ifPresentOrElse(
                at -> timers.startSingleTimer(
                        Bell.DUE, new TableCommand.Due(), tempo.real(Math.max(0, at - time.at(tempo.now())))),
                () -> timers.cancel(Bell.DUE));
    }

    /** For somebody who is not connected; the bell that is set already stays. */
    void gone(String person) {
        if (!timers.isTimerActive(person)) {
            timers.startSingleTimer(person, new TableCommand.Gone(person), tempo.real(GRACE));
        }
    }

    void back(String person) {
        timers.cancel(person);
        timers.cancel(Bell.REST);
    }

    void rest(boolean over) {
        timers.startSingleTimer(Bell.REST, new TableCommand.Rest(), tempo.real(over ? REST_WHEN_OVER : REST));
    }
}
