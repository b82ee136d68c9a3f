package org.tercet.specs.transcripts;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.tercet.rules.game.Event;
import org.tercet.rules.game.Game;
import org.tercet.rules.game.Move;
import org.tercet.rules.game.Options;
import org.tercet.rules.game.Shown;
import org.tercet.rules.game.State;
import org.tercet.rules.game.View;
import org.tercet.rules.game.Viewer;
import org.tercet.rules.match.Match;
import org.tercet.rules.match.MatchEvent;
import org.tercet.rules.match.MatchState;
import org.tercet.rules.match.MatchView;
import org.tercet.specs.transcripts.TranscriptsTest.Transcript;
import org.tercet.wire.Limits;
import org.tercet.wire.Reading;
import org.tercet.wire.file.GameFile;
import org.tercet.wire.json.GameJson;

/** All that anybody would be sent in the course of the matches on record travels as JSON and arrives as it was. */
class OnTheWireTest {

    static List<Transcript> transcripts() {
        return TranscriptsTest.transcripts();
    }

    @ParameterizedTest
    @MethodSource("transcripts")
    void every_input_event_showing_and_view_arrives_as_it_was(Transcript transcript) throws IOException {
        switch (GameFile.read(Files.readString(transcript.file()))) {
            case Reading.Read<GameFile<?, ?>>(var file) -> travels(file);
            case Reading.Unreadable<GameFile<?, ?>> unreadable -> throw new AssertionError(unreadable);
        }
    }

    private static <M extends Move, E extends Event> void travels(GameFile<M, E> file) {
        travels(file.game(), file);
    }

    private static <O extends Options, S extends State, M extends Move, E extends Event, V extends View> void travels(
            Game<O, S, M, E, V> game, GameFile<M, E> file) {
        Match<O, S, M, E, V> match = new Match<>(game);
        GameJson<M, E, V> json = GameJson.of(game);
        List<MatchEvent<E>> events = new ArrayList<>(file.chronicle().first());
        file.chronicle().steps().forEach(step -> {
            assertThat(json.inputs().read(json.inputs().bytes(step.input())))
                    .isEqualTo(new Reading.Read<>(step.input()));
            events.addAll(step.events());
        });
        List<Viewer> viewers = Stream.<Viewer>concat(
                        Stream.of(new Viewer.Spectator()),
                        file.chronicle().opening().seating().all().stream().map(Viewer.At::new))
                .toList();
        MatchState<O, S> state = match.fold(events.subList(0, 2));
        for (int i = 0; i < events.size(); i++) {
            MatchEvent<E> event = events.get(i);
            assertThat(json.events().read(json.events().bytes(event))).isEqualTo(new Reading.Read<>(event));
            state = i < 2 ? state : match.evolve(state, event);
            Viewer viewer = viewers.get(i % viewers.size());
            Optional<Shown> shown = match.show(event, viewer);
            shown.ifPresent(
                    it -> assertThat(json.shown().read(json.shown().text(it))).isEqualTo(new Reading.Read<>(it)));
            MatchView<V> view = match.view(state, viewer);
            byte[] sent = json.views().bytes(view);
            assertThat(json.views().read(sent)).isEqualTo(new Reading.Read<>(view));
            assertThat(sent).hasSizeLessThan(Limits.MESSAGE.document() / 4);
        }
    }
}
