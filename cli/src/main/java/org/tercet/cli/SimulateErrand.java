package org.tercet.cli;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.tercet.cli.SimulatePlan.Way;
import org.tercet.lab.simulate.Verified;
import org.tercet.rules.game.Chosen;
import org.tercet.rules.game.Game;
import org.tercet.rules.game.Options;
import org.tercet.rules.game.Players;
import org.tercet.rules.game.Refusal;
import picocli.CommandLine.Option;

/** Plays many games and says how often what happens in them. */
final class SimulateErrand extends Errand {

    private static final long MOST_GAMES = 10_000_000_000L;
    private static final int MOST_THREADS = 1_000;

    /** Either is a matter of seconds. */
    private static final long USUAL_GAMES = 100_000;

    private static final long USUAL_GAMES_BY_THE_RULES = 1_000;

    @Option(names = "--games", paramLabel = "N", description = "")
    private @Nullable Long games;

    @Option(names = "--game", paramLabel = "GAME", description = "")
    private String game = "base";

    @Option(names = "--rulebook", paramLabel = "RULEBOOK", description = "")
    private String rulebook = "";

    @Option(names = "--policy", paramLabel = "POLICY", description = "")
    private String policy = "";

    @Option(names = "--players", paramLabel = "N", description = "")
    private @Nullable Integer players;

    @Option(names = "--seed", paramLabel = "SEED", description = "")
    private long seed = 1;

    @Option(names = "--threads", paramLabel = "T", description = "")
    private @Nullable Integer threads;

    @Option(names = "--csv", description = "")
    private boolean csv;

    @Option(names = "--plot", paramLabel = "FILE", description = "")
    private @Nullable String plot;

    @Option(names = "--verify", description = "")
    private boolean verify;

    private final Terminal terminal;

    SimulateErrand(Context context) {
        super(context);
        this.terminal = context.terminal();
    }

    @Override
    public Integer call() {
        if (csv && json) {
            throw new Fault("two-formats");
        }
        SimulatePlan plan = plan(Wanted.game(game));
        Optional<Path> picture = picture();
        if (picture.isPresent() && !Simulation.hasLayouts(plan.game())) {
            throw new Fault("nothing-to-plot", "game", plan.game().id());
        }
        Simulated simulated = played(plan);
        picture.ifPresent(file -> draw(file, simulated));
        tell(simulated);
        return DONE;
    }

    private Simulated played(SimulatePlan plan) {
        try (var progress = new Progress(terminal, speech(), plan.games())) {
            return Simulation.of(plan, progress);
        } catch (Verified.Difference difference) {
            throw new Fault("differs", "game", difference.game());
        }
    }

    private void tell(Simulated simulated) {
        if (json) {
            out().println(Json.text(SimulateJson.of(simulated)));
        } else {
            out().print(csv ? SimulateCsv.of(simulated) : new SimulateText(speech()).of(simulated));
        }
    }

    private <O extends Options> SimulatePlan plan(Game<O, ?, ?, ?, ?> wanted) {
        String book = rulebook.isEmpty() ? wanted.rulebooks().getFirst() : Wanted.rulebook(wanted, rulebook);
        Chosen chosen = switch (Chosen.of(book, wanted.settings(book), Map.of())) {
            case Chosen.Choice.Valid(var valid) -> valid;
            case Chosen.Choice.Invalid(var refusal) -> throw new Fault(refusal);
        };
        Way way = SimulatePlan.way(wanted, policy);
        if (verify && !(way instanceof Way.Base)) {
            throw new Fault("nothing-to-verify");
        }
        return new SimulatePlan(
                wanted,
                chosen,
                way,
                people(wanted.players(wanted.options(chosen)), way),
                howMany(way),
                seed,
                howManyThreads(),
                verify);
    }

    private long howMany(Way way) {
        if (games == null) {
            return way instanceof Way.Base && !verify ? USUAL_GAMES : USUAL_GAMES_BY_THE_RULES;
        }
        if (games < 1 || games > MOST_GAMES) {
            throw new Fault("games-range", "most", MOST_GAMES, "games", games);
        }
        return games;
    }

    private int howManyThreads() {
        if (threads == null) {
            return Runtime.getRuntime().availableProcessors();
        }
        if (threads < 1 || threads > MOST_THREADS) {
            throw new Fault("threads-range", "most", MOST_THREADS, "threads", threads);
        }
        return threads;
    }

    /** Who overlooks nothing can play alone; others need company. */
    private int people(Players allowed, Way way) {
        if (players == null) {
            return Math.clamp(way instanceof Way.Casual ? 2 : 1, allowed.min(), allowed.max());
        }
        if (players < allowed.min()) {
            throw new Fault(new Refusal.TooFewPlayers(allowed.min()));
        }
        if (players > allowed.max()) {
            throw new Fault(new Refusal.TableFull(allowed.max()));
        }
        return players;
    }

    /** Where the picture goes; what cannot be written should be known before hours of playing. */
    private Optional<Path> picture() {
        if (plot == null) {
            return Optional.empty();
        }
        try {
            Path file = Path.of(plot).toAbsolutePath();
            Path folder = file.getParent();
            if (folder == null || !Files.isWritable(folder) || Files.isDirectory(file)) {
                throw new Fault("cannot-plot", "file", plot);
            }
            return Optional.of(file);
        } catch (InvalidPathException e) {
            throw new Fault("cannot-plot", "file", plot);
        }
    }

    private void draw(Path file, Simulated simulated) {
        try {
            Files.writeString(file, NoSetChart.of(simulated, speech()), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new Fault("cannot-plot", "file", file.toString());
        }
    }
}
