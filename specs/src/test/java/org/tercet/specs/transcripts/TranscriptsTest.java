package org.tercet.specs.transcripts;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.fail;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.tercet.rules.Games;
import org.tercet.wire.Reading;
import org.tercet.wire.file.GameFile;
import org.tercet.wire.file.Verifier;

/**
 * For each game and rulebook one whole match that a person can follow. The rules of today must play each of them exactly as it is
 * written; where that changes on purpose, the file is deleted and made anew.
 */
class TranscriptsTest {

    private static final Path FOLDER = Path.of("src/test/resources/transcripts");

    private static final String COMMAND = "./tercet test -pl specs -am -Dtest=TranscriptsTest"
            + " -Dsurefire.failIfNoSpecifiedTests=false -Dtercet.transcripts=make";

    record Transcript(String game, String rulebook, boolean solo) {
        Path file() {
            return FOLDER.resolve(game + "-" + rulebook + (solo ? "-solo" : "") + ".txt");
        }

        @Override
        public String toString() {
            return file().getFileName().toString();
        }
    }

    static List<Transcript> transcripts() {
        Stream<Transcript> all = Games.ALL.stream()
                .flatMap(game -> game.rulebooks().stream().map(rulebook -> new Transcript(game.id(), rulebook, false)));
        Stream<Transcript> solo =
                Games.BASE.rulebooks().stream().map(rulebook -> new Transcript(Games.BASE.id(), rulebook, true));
        return Stream.concat(all, solo).toList();
    }

    @ParameterizedTest
    @MethodSource("transcripts")
    void the_rules_play_it_exactly_as_it_is_written(Transcript transcript) throws IOException {
        if (!Files.exists(transcript.file())) {
            if (!"make".equals(System.getProperty("tercet.transcripts"))) {
                fail("%s is missing; this makes it: %s", transcript.file(), COMMAND);
            }
            make(transcript);
        }
        String text = Files.readString(transcript.file());
        switch (GameFile.read(text)) {
            case Reading.Unreadable<GameFile<?, ?>> unreadable -> fail("%s: %s", transcript, unreadable);
            case Reading.Read<GameFile<?, ?>>(var file) -> {
                assertThat(file.game().id()).isEqualTo(transcript.game());
                assertThat(file.chronicle().opening().chosen().rulebook()).isEqualTo(transcript.rulebook());
                assertThat(file.chronicle().opening().seating().size() == 1).isEqualTo(transcript.solo());
                assertThat(file.text()).isEqualTo(text);
                assertThat(Verifier.replay(file))
                        .isInstanceOfSatisfying(
                                Verifier.Replay.Same.class,
                                same -> assertThat(same.outcome())
                                        .as("it goes to the end")
                                        .isPresent());
            }
        }
    }

    @Test
    void no_transcript_is_left_of_a_game_that_is_gone() throws IOException {
        try (Stream<Path> files = Files.list(FOLDER)) {
            assertThat(transcripts().stream().map(Transcript::toString))
                    .containsAll(
                            files.map(file -> file.getFileName().toString()).toList());
        }
    }

    private static void make(Transcript transcript) throws IOException {
        Files.createDirectories(FOLDER);
        String text = TranscriptMaker.make(transcript.game(), transcript.rulebook(), transcript.solo());
        Files.writeString(transcript.file(), text, StandardOpenOption.CREATE_NEW);
    }
}
