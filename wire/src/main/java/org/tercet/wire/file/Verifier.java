package org.tercet.wire.file;

import java.util.List;
import java.util.Optional;
import org.tercet.rules.game.Decision;
import org.tercet.rules.game.Event;
import org.tercet.rules.game.Game;
import org.tercet.rules.game.Move;
import org.tercet.rules.game.Options;
import org.tercet.rules.game.Outcome;
import org.tercet.rules.game.Refusal;
import org.tercet.rules.game.State;
import org.tercet.rules.game.View;
import org.tercet.rules.match.Chronicle;
import org.tercet.rules.match.Match;
import org.tercet.rules.match.MatchEvent;
import org.tercet.rules.match.MatchState;
import org.tercet.rules.match.Step;

/** Plays a recorded match again by the rules and compares what happens with what is on record. */
public final class Verifier<M extends Move, E extends Event> {

    /** What came of it. */
    public sealed interface Replay {

        /** Every line is as the rules have it; the outcome, if the record goes to the end. */
        record Same(Optional<Outcome> outcome) implements Replay {}

        /** The first line that differs; where one side has no line, it is empty. */
        record Differs(int line, String recorded, String replayed) implements Replay {}

        /** The first line that the rules do not allow. */
        record NotAllowed(int line, Refusal refusal) implements Replay {}
    }

    private final GameFile<M, E> file;
    private final FileWriting<M, E> writing;

    /** The line of the step that is looked at, counted from the deal. */
    private int line;

    private Verifier(GameFile<M, E> file) {
        this.file = file;
        this.writing = new FileWriting<>(file);
    }

    public static <M extends Move, E extends Event> Replay replay(GameFile<M, E> file) {
        return new Verifier<>(file).replay(file.game());
    }

    private <O extends Options, S extends State, V extends View> Replay replay(Game<O, S, M, E, V> game) {
        Match<O, S, M, E, V> match = new Match<>(game);
        Chronicle<M, E> chronicle = file.chronicle();
        Optional<Replay> wrong = compare(2, chronicle.first(), match.start(chronicle.opening()));
        if (wrong.isPresent()) {
            return wrong.get();
        }
        MatchState<O, S> state = match.fold(chronicle.first());
        for (Step<M, E> step : chronicle.steps()) {
            wrong = compare(0, step.events(), match.decide(state, step.input(), step.at()));
            if (wrong.isPresent()) {
                return wrong.get();
            }
            for (MatchEvent<E> event : step.events()) {
                state = match.evolve(state, event);
            }
        }
        return new Replay.Same(match.outcome(state));
    }

    /** Compares the events of the step that begins at this line, and goes on to the next; some events have no line. */
    private Optional<Replay> compare(int unwritten, List<MatchEvent<E>> recorded, Decision<MatchEvent<E>> decision) {
        return switch (decision) {
            case Decision.Refused<MatchEvent<E>>(var refusal) ->
                Optional.of(new Replay.NotAllowed(inFile(line), refusal));
            case Decision.Accepted<MatchEvent<E>>(var replayed) -> {
                Optional<Replay> wrong =
                        recorded.equals(replayed) ? Optional.empty() : difference(unwritten, recorded, replayed);
                line += 1 + recorded.size() - unwritten;
                yield wrong;
            }
        };
    }

    /** What is not equal may still be written alike. */
    private Optional<Replay> difference(int unwritten, List<MatchEvent<E>> recorded, List<MatchEvent<E>> replayed) {
        int step = inFile(line);
        for (int i = 0; i < Math.max(recorded.size(), replayed.size()); i++) {
            String before = written(recorded, i);
            String now = written(replayed, i);
            if (!before.equals(now)) {
                return Optional.of(new Replay.Differs(step + Math.max(0, i + 1 - unwritten), before, now));
            }
        }
        return Optional.empty();
    }

    /** The deal comes after the first empty line. A match that does not begin as it should has no lines. */
    private int inFile(int fromDeal) {
        return new FileWriting<>(file).lines().indexOf("") + 2 + fromDeal;
    }

    private String written(List<MatchEvent<E>> events, int index) {
        return index < events.size() ? writing.written(events.get(index)) : "";
    }
}
