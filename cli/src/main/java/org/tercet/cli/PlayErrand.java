package org.tercet.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.SplittableRandom;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import org.tercet.bots.human.Strength;
import org.tercet.cli.play.Around;
import org.tercet.cli.play.Keyboard;
import org.tercet.cli.play.Play;
import org.tercet.cli.play.Wish;
import org.tercet.rules.game.Game;
import org.tercet.rules.game.Length;
import org.tercet.wire.file.GameFile;
import org.tercet.wire.words.Language;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Plays a game in the terminal, alone or against bots. */
final class PlayErrand extends Errand {

    /** Seeds that are drawn are short enough to be typed again. */
    private static final long SEEDS = 1_000_000_000;

    @Parameters(paramLabel = "GAME", arity = "0..1", description = "")
    private String game = "base";

    @Option(names = "--rulebook", paramLabel = "RULEBOOK", description = "")
    private String rulebook = "";

    @Option(names = "--players", paramLabel = "N", description = "")
    private @Nullable Integer players;

    @Option(names = "--bots", paramLabel = "N", description = "")
    private @Nullable Integer bots;

    @Option(names = "--strength", paramLabel = "STRENGTH", description = "")
    private String strength = "casual";

    @Option(names = "--length", paramLabel = "LENGTH", description = "")
    private String length = "";

    @Option(names = "--option", paramLabel = "NAME=VALUE", description = "")
    private List<String> options = new ArrayList<>();

    @Option(names = "--seed", paramLabel = "SEED", description = "")
    private @Nullable Long seed;

    @Option(names = "--keys", paramLabel = "KEYBOARD", description = "")
    private String keys = "";

    @Option(names = "--plain", description = "")
    private boolean plain;

    @Option(names = "--save", paramLabel = "FILE", description = "")
    private @Nullable Path save;

    PlayErrand(Context context) {
        super(context);
    }

    @Override
    public Integer call() {
        if (json) {
            throw new Fault("no-json");
        }
        if (players != null && bots != null) {
            throw new Fault("players-or-bots");
        }
        Around around = around();
        Optional<Path> file = Optional.ofNullable(save);
        file.ifPresent(PlayErrand::mustBeNew);
        try {
            return switch (Play.of(wish(Wanted.game(game)), around)) {
                case Play.Outcome.NotOffered(var id) -> throw new Fault("not-offered", "game", id);
                case Play.Outcome.Refused(var refusal) -> throw new Fault(refusal);
                case Play.Outcome.Played(var finished, var record) -> {
                    file.ifPresent(path -> write(path, record.text()));
                    review(record, around);
                    yield finished ? DONE : NO;
                }
            };
        } catch (IOException e) {
            throw new Fault("no-terminal");
        }
    }

    /** Of a game in which anything happened. */
    private void review(GameFile<?, ?> record, Around around) {
        if (!record.chronicle().steps().isEmpty()) {
            out().println();
            out().print(around.shown(ReviewErrand.text(record, Speech.of("review", language()))));
        }
    }

    private Wish wish(Game<?, ?, ?, ?, ?> wanted) {
        String book = rulebook.isEmpty() ? wanted.rulebooks().getFirst() : Wanted.rulebook(wanted, rulebook);
        Length lasting = length.isEmpty() ? wanted.lengths(book).getFirst() : Wanted.length(wanted, book, length);
        Strength skill = Strength.of(strength).orElseThrow(() -> new Fault("unknown-strength", "strength", strength));
        long chance = seed != null ? seed : new SplittableRandom().nextLong(SEEDS);
        return new Wish(wanted.id(), book, seats(), lasting, skill, options(), chance);
    }

    private OptionalInt seats() {
        if (players != null) {
            return OptionalInt.of(players);
        }
        return bots == null ? OptionalInt.empty() : OptionalInt.of((int) Math.min(Integer.MAX_VALUE, 1L + bots));
    }

    private Map<String, String> options() {
        Map<String, String> wishes = new TreeMap<>();
        for (String option : options) {
            String[] parts = option.split("=", 2);
            if (parts.length < 2) {
                throw new Fault("option-form", "option", option);
            }
            if (wishes.put(parts[0], parts[1]) != null) {
                throw new Fault("given-twice", "option", parts[0]);
            }
        }
        return wishes;
    }

    private Around around() {
        return new Around(
                terminal().in(),
                out(),
                new Clock(),
                language(),
                keyboard(),
                plain || terminal().isDumb(),
                terminal().isReal(),
                terminal().isUnicode(),
                !terminal().isSet("NO_COLOR"));
    }

    private Keyboard keyboard() {
        if (keys.isEmpty()) {
            return language() == Language.FR ? Keyboard.AZERTY : Keyboard.QWERTY;
        }
        return Keyboard.of(keys).orElseThrow(() -> new Fault("unknown-keys", "keys", keys));
    }

    private static void mustBeNew(Path file) {
        Path folder = file.toAbsolutePath().getParent();
        if (Files.exists(file)) {
            throw new Fault("file-exists", "file", file.toString());
        }
        if (folder == null || !Files.isDirectory(folder) || !Files.isWritable(folder)) {
            throw new Fault("cannot-save", "file", file.toString());
        }
    }

    private void write(Path file, String text) {
        try {
            Files.writeString(file, text, StandardOpenOption.CREATE_NEW);
        } catch (IOException e) {
            throw new Fault("cannot-save", "file", file.toString());
        }
        out().println(say("saved", "file", file));
    }
}
