package org.tercet.wire.file;

import java.util.ArrayList;
import java.util.List;
import org.tercet.rules.game.Event;
import org.tercet.rules.game.Game;
import org.tercet.rules.game.Move;
import org.tercet.rules.game.Seat;
import org.tercet.rules.match.Chronicle;
import org.tercet.rules.match.Input;
import org.tercet.rules.match.MatchEvent;
import org.tercet.rules.match.Opening;
import org.tercet.rules.match.Step;
import org.tercet.wire.Problem;
import org.tercet.wire.Problem.Kind;
import org.tercet.wire.Unread;

/** The deal and the steps of a game file. */
final class StepsReading<M extends Move, E extends Event> {

    private final String game;
    private final Opening opening;
    private final FileShapes shapes;
    private final FileLines lines;
    private long now;

    StepsReading(Game<?, ?, M, E, ?> game, Opening opening, FileLines lines) {
        this.game = game.id();
        this.opening = opening;
        this.shapes = FileShapes.of(game);
        this.lines = lines;
        this.now = opening.at();
    }

    Chronicle<M, E> chronicle() {
        List<MatchEvent<E>> first = new ArrayList<>(FileWriting.<E>implied(game, opening));
        LineText deal = timed();
        if (!deal.rest().equals(FileWriting.DEAL)) {
            throw new Unread(new Problem.MissingField(FileWriting.DEAL));
        }
        first.addAll(events());
        List<Step<M, E>> steps = new ArrayList<>();
        while (!lines.isAtEnd()) {
            LineText line = timed();
            long at = now;
            Input<M> input = input(line);
            steps.add(new Step<>(at, input, events()));
        }
        return new Chronicle<>(opening, first, steps);
    }

    /** A line from behind its time, which becomes now. */
    private LineText timed() {
        LineText line = new LineText(lines.take().stripLeading());
        long at = new LineReading(opening.at(), line).moment();
        if (at < now) {
            throw new Unread(new Problem.Backwards());
        }
        now = at;
        line.take("  ", Kind.NAME);
        return line;
    }

    @SuppressWarnings("unchecked") // the families are those of M
    private Input<M> input(LineText line) {
        LineReading reading = new LineReading(opening.at(), line);
        if (!line.sees("#")) {
            return (Input<M>) reading.entry(shapes.inputs());
        }
        Seat by = reading.seat();
        line.take(" ", Kind.NAME);
        return new Input.Play<>(by, (M) reading.entry(shapes.moves()));
    }

    @SuppressWarnings("unchecked") // the families are those of E
    private List<MatchEvent<E>> events() {
        String indent = " ".repeat(FileWriting.TIME + 2);
        List<MatchEvent<E>> events = new ArrayList<>();
        while (lines.sees(indent + FileWriting.IN_THE_GAME) || lines.sees(indent + FileWriting.AROUND_IT)) {
            LineText line = new LineText(lines.take());
            line.takes(indent);
            boolean inTheGame = line.takes(FileWriting.IN_THE_GAME) || !line.takes(FileWriting.AROUND_IT);
            LineReading reading = new LineReading(opening.at(), line);
            events.add(
                    inTheGame
                            ? new MatchEvent.Played<>((E) reading.entry(shapes.events()))
                            : (MatchEvent<E>) reading.entry(shapes.matchEvents()));
        }
        return events;
    }
}
