package org.tercet.server.standings;

import java.time.InstantSource;
import java.util.List;
import org.tercet.rules.Games;
import org.tercet.rules.game.Refusal;
import org.tercet.server.http.Answer;
import org.tercet.server.http.Call;
import org.tercet.server.http.Objected;
import org.tercet.server.http.Objection;
import org.tercet.server.http.Route;
import org.tercet.server.http.Toll;
import org.tercet.wire.Limits;
import org.tercet.wire.Problem;
import org.tercet.wire.json.JsonCodec;

/** {@code /standings} and {@code /me/statistics}. */
public final class StandingRoutes {

    private static final JsonCodec<Board> BOARDS = JsonCodec.of(Board.class).within(Limits.MESSAGE);
    private static final JsonCodec<Statistics> STATISTICS = JsonCodec.of(Statistics.class);

    private final Ratings ratings;
    private final Results results;
    private final InstantSource clock;

    public StandingRoutes(Ratings ratings, Results results, InstantSource clock) {
        this.ratings = ratings;
        this.results = results;
        this.clock = clock;
    }

    /** The best of a game. */
    public record Board(String game, Ratings.Span span, List<Ratings.Standing> standings) {
        public Board {
            standings = List.copyOf(standings);
        }
    }

    /** What somebody has done so far. */
    public record Statistics(List<Results.OfGame> games, List<Ratings.Own> ratings, List<Results.OfMatch> recent) {
        public Statistics {
            games = List.copyOf(games);
            ratings = List.copyOf(ratings);
            recent = List.copyOf(recent);
        }
    }

    public List<Route> routes() {
        return List.of(
                Route.get(Route.API + "/standings/{game}", this::standings, Toll.LOOK)
                        .asking("span"),
                Route.get(Route.API + "/me/statistics", this::statistics, Toll.LOOK)
                        .forThosePresent());
    }

    private Answer standings(Call call) {
        String game = call.value("game");
        if (Games.find(game).isEmpty()) {
            throw new Objected(new Objection.Refused(new Refusal.UnknownGame(game)));
        }
        Ratings.Span span =
                call.query().value("span", Problem.Kind.NAME, Ratings::span).orElse(Ratings.Span.EVER);
        return Answer.json(BOARDS, new Board(game, span, ratings.best(game, span, clock.millis())));
    }

    private Answer statistics(Call call) {
        String person = call.somebody().id();
        return Answer.json(STATISTICS, new Statistics(results.of(person), ratings.of(person), results.recent(person)));
    }
}
