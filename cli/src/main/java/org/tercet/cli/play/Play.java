package org.tercet.cli.play;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.jline.terminal.Terminal;
import org.jline.terminal.TerminalBuilder;
import org.tercet.rules.game.Chosen;
import org.tercet.rules.game.Event;
import org.tercet.rules.game.Move;
import org.tercet.rules.game.Options;
import org.tercet.rules.game.Players;
import org.tercet.rules.game.Refusal;
import org.tercet.rules.game.State;
import org.tercet.rules.game.View;
import org.tercet.wire.file.GameFile;

/** Plays a game in a terminal from the deal to the end. */
public final class Play {

    /** Neutral in all languages; a crowd beyond them has numbers. */
    private static final List<String> NAMES = List.of(
            "Ada", "Bruno", "Clara", "Dario", "Elena", "Fabio", "Greta", "Hugo", "Iris", "Julio", "Kira", "Leo");

    private final Around around;

    /** What became of the wish. */
    public sealed interface Outcome {

        /** There is no such game for a terminal. */
        record NotOffered(String game) implements Outcome {}

        /** It cannot be played like that. */
        record Refused(Refusal refusal) implements Outcome {}

        /** It was played, to the end or until the player left. */
        record Played(boolean finished, GameFile<?, ?> file) implements Outcome {}
    }

    private Play(Around around) {
        this.around = around;
    }

    public static Outcome of(Wish wish, Around around) throws IOException {
        Optional<Stock<?, ?, ?, ?, ?>> stock = Offered.find(wish.game());
        return stock.isEmpty() ? new Outcome.NotOffered(wish.game()) : new Play(around).play(stock.get(), wish);
    }

    private Outcome play(Stock<?, ?, ?, ?, ?> stock, Wish wish) throws IOException {
        return switch (Chosen.of(wish.rulebook(), stock.game().settings(wish.rulebook()), wish.options())) {
            case Chosen.Choice.Invalid(var refusal) -> new Outcome.Refused(refusal);
            case Chosen.Choice.Valid(var chosen) -> play(stock, wish, chosen);
        };
    }

    private <O extends Options, S extends State, M extends Move, E extends Event, V extends View> Outcome play(
            Stock<O, S, M, E, V> stock, Wish wish, Chosen chosen) throws IOException {
        Players players = stock.game().players(stock.game().options(chosen));
        int seats = wish.seats().orElse(players.min());
        if (seats < players.min()) {
            return new Outcome.Refused(new Refusal.TooFewPlayers(players.min()));
        }
        if (seats > players.max()) {
            return new Outcome.Refused(new Refusal.TableFull(players.max()));
        }
        List<String> names = IntStream.range(0, seats).mapToObj(this::name).toList();
        Voice voice = new Voice(around.language(), around.keyboard(), names, Sitting.ME);
        Terms terms = new Terms(
                chosen,
                wish.length(),
                names,
                wish.strength(),
                wish.seed(),
                around.clock().getAsLong());
        Session<V, M> session = new Session<>(new Sitting<>(stock, terms), stock.front(), voice);
        show(session, terms);
        return new Outcome.Played(session.isOver(), session.file());
    }

    private String name(int seat) {
        int bot = seat - 1;
        if (bot < 0) {
            return new Voice(around.language(), around.keyboard(), List.of(), Sitting.ME).say("you");
        }
        return NAMES.get(bot % NAMES.size()) + (bot < NAMES.size() ? "" : " " + (bot / NAMES.size() + 1));
    }

    private void show(Session<?, ?> session, Terms terms) throws IOException {
        if (around.plain() || !around.isScreen()) {
            plainly(session, terms);
        } else {
            onScreen(session, terms);
        }
        session.result().forEach(this::print);
        print(session.voice().say("seed", "seed", terms.seed()));
    }

    private void plainly(Session<?, ?> session, Terms terms) {
        BufferedReader reader = new BufferedReader(new InputStreamReader(around.in(), StandardCharsets.UTF_8));
        Lines lines = around.isTyped() ? new LiveLines(reader, around.clock()) : new CountedLines(reader, terms.at());
        new PlainShell(session, lines, this::print, new Telling(session.voice(), terms.at())).run();
    }

    private void onScreen(Session<?, ?> session, Terms terms) throws IOException {
        try (Terminal terminal = TerminalBuilder.builder()
                .system(true)
                .provider("exec")
                .dumb(true)
                .encoding(StandardCharsets.UTF_8)
                .nativeSignals(true)
                .build()) {
            if (ScreenShell.suits(terminal)) {
                new ScreenShell(terminal, session, around).run();
                return;
            }
        }
        plainly(session, terms);
    }

    private void print(String line) {
        around.out().println(around.shown(line));
        around.out().flush();
    }
}
