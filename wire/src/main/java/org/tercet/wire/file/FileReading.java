package org.tercet.wire.file;

import java.time.Instant;
import java.time.format.DateTimeParseException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.tercet.cards.Card;
import org.tercet.rules.Games;
import org.tercet.rules.game.Chair;
import org.tercet.rules.game.Chosen;
import org.tercet.rules.game.Event;
import org.tercet.rules.game.Game;
import org.tercet.rules.game.Length;
import org.tercet.rules.game.Move;
import org.tercet.rules.game.Occupant;
import org.tercet.rules.game.Presence;
import org.tercet.rules.game.Seat;
import org.tercet.rules.game.Seating;
import org.tercet.rules.match.Opening;
import org.tercet.wire.Problem;
import org.tercet.wire.Problem.Expected;
import org.tercet.wire.Problem.Kind;
import org.tercet.wire.Reading;
import org.tercet.wire.Unread;
import org.tercet.wire.shape.Shape;
import org.tercet.wire.shape.Shapes;

/** A game file from its text: the head here, the steps in {@link StepsReading}. */
final class FileReading {

    private static final int MOST_SEATS = 512;

    private final String text;
    private final FileLines lines;

    FileReading(String text) {
        this.text = text;
        this.lines = new FileLines(text);
    }

    Reading<GameFile<?, ?>> file() {
        if (text.length() > GameFile.LARGEST) {
            return new Reading.Unreadable<>(lines.place(), new Problem.TooLarge(GameFile.LARGEST));
        }
        try {
            GameFile<?, ?> file = head();
            lines.same(file.lines());
            return new Reading.Read<>(file);
        } catch (Unread e) {
            return new Reading.Unreadable<>(lines.place(), e.problem());
        }
    }

    private GameFile<?, ?> head() {
        String version = lines.field("Tercet-Game");
        if (!version.equals(FileWriting.VERSION)) {
            throw LineReading.unknown(version, List.of(FileWriting.VERSION));
        }
        String id = lines.field("Game");
        Game<?, ?, ?, ?, ?> game = Games.find(id)
                .orElseThrow(() ->
                        LineReading.unknown(id, Games.ALL.stream().map(Game::id).toList()));
        return of(game);
    }

    private <M extends Move, E extends Event> GameFile<M, E> of(Game<?, ?, M, E, ?> game) {
        Chosen chosen = chosen(game);
        Length length = (Length) reading(lines.field("Length")).value(Shapes.of(Length.class));
        List<String> names = new ArrayList<>();
        List<Chair> chairs = chairs(names);
        Seating seating = seating(chairs);
        long at = moment(lines.field("Started-At"));
        Optional<Long> seed = lines.mayHave("Seed")
                ? Optional.of(
                        LineReading.number(lines.field("Seed"), Long.MIN_VALUE, Long.MAX_VALUE, Kind.WHOLE_NUMBER))
                : Optional.empty();
        Optional<Fairness> fairness = lines.mayHave("Commitment") ? Optional.of(fairness(seating)) : Optional.empty();
        Opening opening = new Opening(chosen, length, seating, deck(), at);
        return new GameFile<>(game, new StepsReading<>(game, opening, lines).chronicle(), names, seed, fairness);
    }

    private Fairness fairness(Seating seating) {
        Fairness promise = fairness(lines.field("Commitment"), Optional.empty(), List.of());
        Optional<String> seed = lines.mayHave("Fair-Seed") ? Optional.of(lines.field("Fair-Seed")) : Optional.empty();
        Fairness fairness = fairness(promise.commitment(), seed, List.of());
        while (lines.mayHave("Contribution")) {
            LineText line = new LineText(lines.field("Contribution"));
            Seat seat = new LineReading(0, line).seat();
            line.take(" ", Kind.HEX);
            List<Fairness.Contribution> sent = new ArrayList<>(fairness.contributions());
            sent.add(contribution(seat, line.rest()));
            if (seat.number() >= seating.size()) {
                throw new Unread(new Problem.NotAllowed("contribution"));
            }
            fairness = fairness(promise.commitment(), seed, sent);
        }
        return fairness;
    }

    private static Fairness fairness(String commitment, Optional<String> seed, List<Fairness.Contribution> sent) {
        try {
            return new Fairness(commitment, seed, sent);
        } catch (IllegalArgumentException e) {
            throw new Unread(sent.isEmpty() ? new Expected(Kind.HEX) : new Problem.NotAllowed("contribution"));
        }
    }

    private static Fairness.Contribution contribution(Seat seat, String random) {
        try {
            return new Fairness.Contribution(seat, random);
        } catch (IllegalArgumentException e) {
            throw new Unread(new Expected(Kind.HEX));
        }
    }

    private Chosen chosen(Game<?, ?, ?, ?, ?> game) {
        String rulebook = lines.field("Rulebook");
        if (!game.rulebooks().contains(rulebook)) {
            throw LineReading.unknown(rulebook, game.rulebooks());
        }
        Map<String, String> values = new TreeMap<>();
        while (lines.mayHave("Option")) {
            String[] option = lines.field("Option").split("=", 2);
            if (option.length < 2) {
                throw new Unread(new Expected(Kind.NAME));
            }
            if (values.put(option[0], option[1]) != null) {
                throw new Unread(new Problem.RepeatedField(option[0]));
            }
        }
        return switch (Chosen.of(rulebook, game.settings(rulebook), values)) {
            case Chosen.Choice.Valid(var chosen) -> chosen;
            case Chosen.Choice.Invalid(var refusal) -> throw new Unread(new Problem.NotAllowed(refusal.toString()));
        };
    }

    private List<Chair> chairs(List<String> names) {
        List<Chair> chairs = new ArrayList<>();
        while (lines.mayHave("Seat")) {
            LineText line = new LineText(lines.field("Seat"));
            LineReading reading = new LineReading(0, line);
            Seat seat = reading.seat();
            line.take(" ", Kind.NAME);
            Occupant occupant = (Occupant) reading.value(Shapes.of(Occupant.class));
            line.take(" ", Kind.NAME);
            Presence presence = (Presence) reading.value(Shapes.of(Presence.class));
            names.add(line.takes(" ") ? line.quoted() : "");
            line.end();
            if (chairs.size() == MOST_SEATS) {
                throw new Unread(new Problem.TooLong(MOST_SEATS));
            }
            chairs.add(new Chair(seat, occupant, presence));
        }
        return chairs;
    }

    private Seating seating(List<Chair> chairs) {
        Seat host = (Seat) reading(lines.field("Host")).value(Shape.Plain.SEAT);
        try {
            return new Seating(chairs, host);
        } catch (IllegalArgumentException e) {
            throw new Unread(new Problem.NotAllowed("seating"));
        }
    }

    private static long moment(String text) {
        try {
            return Instant.from(FileWriting.MOMENT.parse(text)).toEpochMilli();
        } catch (DateTimeParseException e) {
            throw new Unread(new Expected(Kind.MOMENT));
        }
    }

    private List<Card> deck() {
        lines.expect("Deck:");
        List<Card> order = new ArrayList<>();
        while (lines.sees("  ")) {
            LineText line = new LineText(lines.take().substring(2));
            LineReading reading = new LineReading(0, line);
            for (String before = ""; !line.isAtEnd(); before = " ") {
                line.take(before, Kind.CARD);
                order.add(reading.card());
            }
        }
        lines.expect("");
        return order;
    }

    private static LineReading reading(String text) {
        return new LineReading(0, new LineText(text));
    }
}
