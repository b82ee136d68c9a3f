package org.tercet.wire.file;

import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.tercet.cards.Card;
import org.tercet.rules.game.Chair;
import org.tercet.rules.game.Event;
import org.tercet.rules.game.Move;
import org.tercet.rules.match.Input;
import org.tercet.rules.match.MatchEvent;
import org.tercet.rules.match.Opening;
import org.tercet.rules.match.Step;
import org.tercet.wire.shape.Written;

/** A game file's lines. */
final class FileWriting<M extends Move, E extends Event> {

    static final String VERSION = "1";
    static final String DEAL = "deal";
    static final String IN_THE_GAME = "→ ";
    static final String AROUND_IT = "⇒ ";

    /** Cards in a row of the deck: 81 make a square. */
    static final int ROW = 9;

    /** The width of a line's time. */
    static final int TIME = 10;

    static final DateTimeFormatter MOMENT = DateTimeFormatter.ofPattern("uuuu-MM-dd'T'HH:mm:ss.SSS'Z'", Locale.ROOT)
            .withZone(ZoneOffset.UTC);

    private final GameFile<M, E> file;
    private final Opening opening;
    private final FileShapes shapes;
    private final List<String> lines = new ArrayList<>();

    FileWriting(GameFile<M, E> file) {
        this.file = file;
        this.opening = file.chronicle().opening();
        this.shapes = FileShapes.of(file.game());
    }

    List<String> lines() {
        head();
        deck();
        lines.add("");
        List<MatchEvent<E>> first = file.chronicle().first();
        if (!first.subList(0, 2).equals(implied(file))) {
            throw new IllegalArgumentException("a match begins with its opening");
        }
        lines.add(time(opening.at()) + "  " + DEAL);
        first.subList(2, first.size()).forEach(this::event);
        for (Step<M, E> step : file.chronicle().steps()) {
            lines.add(time(step.at()) + "  " + input(step.input()));
            step.events().forEach(this::event);
        }
        return lines;
    }

    /** The first two events of a match, which the head of the file has said already. */
    static <M extends Move, E extends Event> List<MatchEvent<E>> implied(GameFile<M, E> file) {
        return implied(file.game().id(), file.chronicle().opening());
    }

    static <E> List<MatchEvent<E>> implied(String game, Opening opening) {
        return List.of(
                new MatchEvent.Began<>(game, opening.chosen(), opening.length(), opening.seating()),
                new MatchEvent.RoundBegan<>(1, opening.seating().host(), opening.order(), opening.at()));
    }

    private void head() {
        line("Tercet-Game", VERSION);
        line("Game", file.game().id());
        line("Rulebook", opening.chosen().rulebook());
        opening.chosen().values().forEach((name, value) -> line("Option", name + "=" + value));
        line("Length", Written.name(opening.length()));
        for (Chair chair : opening.seating().chairs()) {
            String name = file.names().get(chair.seat().number());
            line(
                    "Seat",
                    LineWriting.seat(chair.seat()) + " " + Written.name(chair.occupant()) + " "
                            + Written.name(chair.presence()) + (name.isEmpty() ? "" : " " + Quoted.of(name)));
        }
        line("Host", LineWriting.seat(opening.seating().host()));
        line("Started-At", MOMENT.format(Instant.ofEpochMilli(opening.at())));
        file.seed().ifPresent(seed -> line("Seed", Long.toString(seed)));
        file.fairness().ifPresent(this::fairness);
    }

    private void fairness(Fairness fairness) {
        line("Commitment", fairness.commitment());
        fairness.seed().ifPresent(seed -> line("Fair-Seed", seed));
        for (Fairness.Contribution sent : fairness.contributions()) {
            line("Contribution", LineWriting.seat(sent.seat()) + " " + sent.random());
        }
    }

    private void deck() {
        lines.add("Deck:");
        List<Card> order = opening.order();
        for (int from = 0; from < order.size(); from += ROW) {
            List<String> row = order.subList(from, Math.min(from + ROW, order.size())).stream()
                    .map(Card::toString)
                    .toList();
            lines.add("  " + String.join(" ", row));
        }
    }

    private void line(String key, String value) {
        lines.add(key + ": " + value);
    }

    private String time(long at) {
        String seconds = writing().moment(at);
        return " ".repeat(Math.max(0, TIME - seconds.length())) + seconds;
    }

    String input(Input<M> input) {
        return input instanceof Input.Play<M>(var by, var move)
                ? writing()
                        .then(LineWriting.seat(by) + " ")
                        .entry(shapes.moves(), move)
                        .toString()
                : writing().entry(shapes.inputs(), input).toString();
    }

    private void event(MatchEvent<E> event) {
        lines.add(" ".repeat(TIME + 2) + written(event));
    }

    String written(MatchEvent<E> event) {
        return event instanceof MatchEvent.Played<E>(var inner)
                ? writing().then(IN_THE_GAME).entry(shapes.events(), inner).toString()
                : writing().then(AROUND_IT).entry(shapes.matchEvents(), event).toString();
    }

    private LineWriting writing() {
        return new LineWriting(opening.at());
    }
}
