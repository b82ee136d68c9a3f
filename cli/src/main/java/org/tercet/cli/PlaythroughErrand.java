package org.tercet.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.ThreadLocalRandom;
import org.tercet.bots.table.Cast;
import org.tercet.bots.table.Casts;
import org.tercet.bots.table.Playthrough;
import org.tercet.rules.game.Chosen;
import org.tercet.rules.game.Event;
import org.tercet.rules.game.Game;
import org.tercet.rules.game.Length;
import org.tercet.rules.game.Move;
import org.tercet.rules.game.Options;
import org.tercet.rules.game.Players;
import org.tercet.rules.game.Refusal;
import org.tercet.rules.game.State;
import org.tercet.rules.game.View;
import org.tercet.rules.match.Chronicle;
import org.tercet.wire.file.GameFile;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Casual players play a whole match to its end; prints it as a game file. */
final class PlaythroughErrand extends Errand {

    private static final long SMALL_SEEDS = 1_000_000_000;

    @Parameters(paramLabel = "GAME", arity = "0..1", description = "")
    private String game = "";

    @Option(names = "--rulebook", paramLabel = "RULEBOOK", description = "")
    private String rulebook = "";

    @Option(names = "--players", paramLabel = "N", description = "")
    private String players = "";

    @Option(names = "--seed", paramLabel = "SEED", description = "")
    private String seed = "";

    @Option(names = "--option", paramLabel = "NAME=VALUE", description = "")
    private List<String> options = new ArrayList<>();

    @Option(names = "--length", paramLabel = "LENGTH", description = "")
    private String length = "";

    PlaythroughErrand(Context context) {
        super(context);
    }

    @Override
    public Integer call() {
        if (game.isEmpty()) {
            throw new Fault("which-game");
        }
        Game<?, ?, ?, ?, ?> wanted = Wanted.game(game);
        Cast<?, ?, ?, ?, ?> cast =
                Casts.find(wanted.id()).orElseThrow(() -> new Fault("nobody-plays", "game", wanted.id()));
        play(cast);
        return DONE;
    }

    private <O extends Options, S extends State, M extends Move, E extends Event, V extends View> void play(
            Cast<O, S, M, E, V> cast) {
        Game<O, S, M, E, V> wanted = cast.game();
        Chosen chosen = chosen(wanted);
        Length wantedLength = length.isEmpty()
                ? wanted.lengths(chosen.rulebook()).getFirst()
                : Wanted.length(wanted, chosen.rulebook(), length);
        int people = people(wanted.players(wanted.options(chosen)));
        long throwsOf = seed.isEmpty() ? ThreadLocalRandom.current().nextLong(SMALL_SEEDS) : seed();
        Chronicle<M, E> match = Playthrough.seeded(cast, chosen, wantedLength, people, throwsOf);
        if (json) {
            out().println(ChronicleJson.of(wanted, match, throwsOf));
        } else {
            out().print(GameFile.of(wanted, match, Optional.of(throwsOf)).text());
        }
    }

    private Chosen chosen(Game<?, ?, ?, ?, ?> wanted) {
        String book = rulebook.isEmpty() ? wanted.rulebooks().getFirst() : Wanted.rulebook(wanted, rulebook);
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
        return switch (Chosen.of(book, wanted.settings(book), wishes)) {
            case Chosen.Choice.Valid(var valid) -> valid;
            case Chosen.Choice.Invalid(var refusal) -> throw new Fault(refusal);
        };
    }

    /** Two where one may play alone, else three: that is when something happens. */
    private int people(Players allowed) {
        if (players.isEmpty()) {
            return Math.clamp(allowed.min() == 1 ? 2 : 3, allowed.min(), allowed.max());
        }
        if (!players.matches("[0-9]{1,9}")) {
            throw new Fault("players-form", "players", players);
        }
        int people = Integer.parseInt(players);
        if (people < allowed.min()) {
            throw new Fault(new Refusal.TooFewPlayers(allowed.min()));
        }
        if (people > allowed.max()) {
            throw new Fault(new Refusal.TableFull(allowed.max()));
        }
        return people;
    }

    private long seed() {
        try {
            if (seed.matches("[0-9]{1,19}")) {
                return Long.parseLong(seed);
            }
        } catch (NumberFormatException e) {
            // Nineteen digits can be more than a long holds.
        }
        throw new Fault("seed-form", "seed", seed, "most", Long.MAX_VALUE);
    }
}
