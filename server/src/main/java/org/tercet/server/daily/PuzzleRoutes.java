package org.tercet.server.daily;

import java.time.DateTimeException;
import java.time.InstantSource;
import java.time.LocalDate;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Optional;
import org.tercet.cards.Card;
import org.tercet.lab.puzzle.Daily;
import org.tercet.lab.puzzle.Difficulty;
import org.tercet.lab.puzzle.Format;
import org.tercet.rules.game.Refusal;
import org.tercet.server.http.Answer;
import org.tercet.server.http.Call;
import org.tercet.server.http.Objected;
import org.tercet.server.http.Objection;
import org.tercet.server.http.Route;
import org.tercet.server.http.Toll;
import org.tercet.wire.Problem;
import org.tercet.wire.json.JsonCodec;
import org.tercet.wire.shape.Shape;
import org.tercet.wire.shape.Shapes;

/** {@code /puzzles}: the puzzle of the day, the same for everybody on that date. */
public final class PuzzleRoutes {

    private static final JsonCodec<Sheet> SHEETS = JsonCodec.of(Sheet.class);
    private static final JsonCodec<Find> FINDS = JsonCodec.of(Find.class);
    private static final JsonCodec<Judgement> JUDGEMENTS = JsonCodec.of(Judgement.class);
    private static final String FORMAT = "format";

    private final InstantSource clock;

    public PuzzleRoutes(InstantSource clock) {
        this.clock = clock;
    }

    /** The formats that every day has a puzzle of. */
    public enum Size {
        /** Twelve cards with six sets. */
        CLASSIC,
        /** Nine solid cards with four sets. */
        SMALL;

        private Format format() {
            return switch (this) {
                case CLASSIC -> Format.TWELVE;
                case SMALL -> Format.NINE;
            };
        }
    }

    /** A puzzle without its solution. */
    public record Sheet(String date, int number, Size format, List<Card> cards, int sets, Difficulty difficulty) {
        public Sheet {
            cards = List.copyOf(cards);
        }
    }

    /** What somebody has found, as they think. */
    public record Find(Optional<Size> format, List<Card> cards) {
        public Find {
            cards = List.copyOf(cards);
        }
    }

    public List<Route> routes() {
        return List.of(
                Route.get(Route.API + "/puzzles/today", this::today, Toll.LOOK).asking("zone", FORMAT),
                Route.get(Route.API + "/puzzles/{date}", this::ofDate, Toll.LOOK)
                        .asking(FORMAT),
                Route.post(Route.API + "/puzzles/{date}/finds", this::find, Toll.LOOK));
    }

    private Answer today(Call call) {
        ZoneId zone = call.query()
                .value("zone", Problem.Kind.NAME, PuzzleRoutes::zone)
                .orElse(ZoneOffset.UTC);
        return sheet(LocalDate.ofInstant(clock.instant(), zone), size(call));
    }

    private Answer ofDate(Call call) {
        return sheet(date(call.value("date")), size(call)).keptFor(86_400);
    }

    private Answer find(Call call) {
        Find find = call.read(FINDS);
        List<Card> layout = puzzle(date(call.value("date")), find.format().orElse(Size.CLASSIC))
                .puzzle()
                .layout();
        for (Card card : find.cards()) {
            if (!layout.contains(card)) {
                throw Judgement.refused(new Refusal.NotOnTable(card));
            }
        }
        return Answer.json(JUDGEMENTS, Judgement.of(find.cards()));
    }

    private Answer sheet(LocalDate date, Size size) {
        Daily daily = puzzle(date, size);
        return Answer.json(
                SHEETS,
                new Sheet(
                        date.toString(),
                        daily.number(),
                        size,
                        daily.puzzle().layout(),
                        daily.puzzle().format().sets(),
                        daily.puzzle().difficulty()));
    }

    /** No puzzle is told before its day has begun somewhere. */
    private Daily puzzle(LocalDate date, Size size) {
        LocalDate latest = LocalDate.ofInstant(clock.instant(), ZoneOffset.ofHours(14));
        if (date.isBefore(Daily.FIRST) || date.isAfter(latest) || date.isAfter(Daily.LAST)) {
            throw noPuzzle();
        }
        return Daily.of(date, size.format());
    }

    private static Size size(Call call) {
        return call.query().value(FORMAT, Problem.Kind.NAME, PuzzleRoutes::size).orElse(Size.CLASSIC);
    }

    private static Optional<Size> size(String name) {
        return Shapes.of(Size.class) instanceof Shape.Choice choice
                ? choice.constant(name).map(Size.class::cast)
                : Optional.empty();
    }

    private static Optional<ZoneId> zone(String name) {
        try {
            return Optional.of(ZoneId.of(name));
        } catch (DateTimeException e) {
            return Optional.empty();
        }
    }

    private static LocalDate date(String text) {
        try {
            return LocalDate.parse(text);
        } catch (DateTimeException e) {
            throw noPuzzle();
        }
    }

    private static Objected noPuzzle() {
        return new Objected(new Objection.NoPuzzle());
    }
}
