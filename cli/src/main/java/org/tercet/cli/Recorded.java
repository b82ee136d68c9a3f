package org.tercet.cli;

import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.List;
import org.tercet.rules.game.Event;
import org.tercet.rules.game.Move;
import org.tercet.wire.Reading;
import org.tercet.wire.file.GameFile;
import org.tercet.wire.file.Verifier;
import org.tercet.wire.file.Verifier.Replay;
import org.tercet.wire.words.Language;
import org.tercet.wire.words.Sentences;

/** A game file that somebody names: read with care, and played again by the rules before anything is said about it. */
final class Recorded {

    /** The name of the standard input. */
    private static final String INPUT = "-";

    private static final String LINE = "line ";

    private final String name;
    private final Language language;

    Recorded(String name, Language language) {
        this.name = name;
        this.language = language;
    }

    GameFile<?, ?> game(InputStream input) {
        GameFile<?, ?> file = asItIs(input);
        verify(file);
        return file;
    }

    /** Whatever the rules have to say about it. */
    GameFile<?, ?> asItIs(InputStream input) {
        String text = text(bytes(input));
        return switch (GameFile.read(text)) {
            case Reading.Read<GameFile<?, ?>>(var file) -> file;
            case Reading.Unreadable<GameFile<?, ?>>(var path, var problem) ->
                throw atLine(line(path), Sentences.of(problem, language));
        };
    }

    private byte[] bytes(InputStream input) {
        if (Fetched.isAddress(name)) {
            return new Fetched(name).bytes();
        }
        try (InputStream in = name.equals(INPUT) ? input : Files.newInputStream(Path.of(name))) {
            return bounded(name, in.readNBytes(GameFile.LARGEST + 1));
        } catch (NoSuchFileException | InvalidPathException e) {
            throw new Fault("no-file", "file", name);
        } catch (IOException e) {
            throw new Fault("file-closed", "file", name);
        }
    }

    /** Neither empty nor more than a game file is. */
    static byte[] bounded(String name, byte[] bytes) {
        if (bytes.length > GameFile.LARGEST) {
            throw tooLarge(name);
        }
        if (bytes.length == 0) {
            throw new Fault("file-empty", "file", name);
        }
        return bytes;
    }

    static Fault tooLarge(String name) {
        return new Fault("file-too-large", "file", name, "most", GameFile.LARGEST / (1024 * 1024));
    }

    private String text(byte[] bytes) {
        try {
            return StandardCharsets.UTF_8
                    .newDecoder()
                    .decode(ByteBuffer.wrap(bytes))
                    .toString();
        } catch (CharacterCodingException e) {
            throw new Fault("file-no-text", "file", name);
        }
    }

    private <M extends Move, E extends Event> void verify(GameFile<M, E> file) {
        switch (Verifier.replay(file)) {
            case Replay.Same same -> {}
            case Replay.NotAllowed(var line, var refusal) -> throw atLine(line, Sentences.of(refusal, language));
            case Replay.Differs(var line, var recorded, var replayed) ->
                throw replayed.isEmpty()
                        ? new Fault("file-too-much", "file", name, "line", line, "found", recorded)
                        : new Fault("file-differs", "file", name, "line", line, "right", replayed);
        }
    }

    private Fault atLine(int line, String sentence) {
        return new Fault("file-at-line", "file", name, "line", line, "problem", List.of(sentence));
    }

    private static int line(String path) {
        return path.startsWith(LINE) ? Integer.parseInt(path.substring(LINE.length())) : 1;
    }
}
