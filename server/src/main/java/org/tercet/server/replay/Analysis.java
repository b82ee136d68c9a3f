package org.tercet.server.replay;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.tercet.lab.review.Hunt;
import org.tercet.lab.review.Part;
import org.tercet.lab.review.Review;
import org.tercet.rules.Games;
import org.tercet.rules.game.Event;
import org.tercet.rules.game.Move;
import org.tercet.rules.game.Outcome;
import org.tercet.rules.game.Presence;
import org.tercet.rules.game.Seat;
import org.tercet.rules.race.RaceGame;
import org.tercet.server.standings.Achievement;
import org.tercet.server.standings.Ratings;
import org.tercet.table.Person;
import org.tercet.table.fair.Proof;
import org.tercet.wire.file.GameFile;

/** What a finished match says about itself and about its people. It takes a while. */
record Analysis(Summary summary, List<Achievement> achievements, List<Ratings.Rated> rated) {

    private static final int KINDS = 4;

    Analysis {
        achievements = List.copyOf(achievements);
        rated = List.copyOf(rated);
    }

    static Analysis of(Finished match) {
        Review review = review(match.file(), match.names());
        boolean verified = Proof.of(match.file()).isComplete();
        Summary summary = Summary.of(match.id(), review, verified, false);
        List<Achievement> achievements = new ArrayList<>();
        for (int seat = 0; seat < match.people().size(); seat++) {
            int number = seat;
            match.people().get(seat).ifPresent(person -> achievements.add(achievement(person, review, number)));
        }
        return new Analysis(summary, achievements, rated(match, review));
    }

    static <M extends Move, E extends Event> Review review(GameFile<M, E> file, List<String> names) {
        return Review.of(file.game(), file.chronicle(), names);
    }

    private static Achievement achievement(Person person, Review review, int seat) {
        boolean won = review.outcome()
                .filter(outcome -> outcome.winners().contains(new Seat(seat)))
                .isPresent();
        List<Achievement.Kind> kinds = new ArrayList<>();
        for (int differing = 1; differing <= KINDS; differing++) {
            kinds.add(kind(review, seat, differing));
        }
        long wrong = hunt(review).stream()
                .flatMap(hunt -> hunt.wrongCalls().stream())
                .filter(call -> call.seat().number() == seat)
                .count();
        Review.Player player = review.players().get(seat);
        return new Achievement(person.id(), player.score(), won, (int) wrong, player.here(), kinds);
    }

    private static Achievement.Kind kind(Review review, int seat, int differing) {
        List<Hunt.Take> takes = hunt(review).stream()
                .flatMap(hunt -> hunt.takes().stream())
                .filter(take -> take.seat().number() == seat && take.differing() == differing)
                .toList();
        return new Achievement.Kind(
                takes.size(), takes.stream().mapToLong(Hunt.Take::sinceThere).sum());
    }

    private static Optional<Hunt> hunt(Review review) {
        return review.part().flatMap(part -> switch (part) {
            case Part.Racing(var hunt) -> Optional.of(hunt);
            case Part.Scouting(var hunt, var _) -> Optional.of(hunt);
            case Part.Shedding(var hunt, var _) -> Optional.of(hunt);
            case Part.Teamwork(var hunt, var _, var _) -> Optional.of(hunt);
            case Part.Betting _, Part.Trapping _ -> Optional.empty();
        });
    }

    /** Races among two people or more count, if nobody else sat there. */
    private static List<Ratings.Rated> rated(Finished match, Review review) {
        boolean race =
                Games.find(review.game()).filter(RaceGame.class::isInstance).isPresent();
        boolean among = match.people().size() > 1
                && match.people().stream()
                        .allMatch(one -> one.filter(person -> !person.program()).isPresent());
        boolean themselves = review.comings().stream().noneMatch(coming -> coming.what() == Review.What.BOT_TOOK_OVER);
        List<String> ids = match.people().stream()
                .flatMap(Optional::stream)
                .map(Person::id)
                .toList();
        boolean different = ids.stream().distinct().count() == ids.size();
        if (!race || !among || !themselves || !different || review.outcome().isEmpty()) {
            return List.of();
        }
        List<Ratings.Rated> rated = new ArrayList<>();
        for (int seat = 0; seat < ids.size(); seat++) {
            rated.add(new Ratings.Rated(
                    ids.get(seat), place(seat, review, review.outcome().get())));
        }
        return rated;
    }

    /** Winners first, then by points; whoever left comes last. */
    private static int place(int seat, Review review, Outcome outcome) {
        return 1
                + (int) Stream.iterate(0, each -> each < review.players().size(), each -> each + 1)
                        .filter(other -> standing(other, review, outcome) > standing(seat, review, outcome))
                        .count();
    }

    private static long standing(int seat, Review review, Outcome outcome) {
        if (review.players().get(seat).presence() == Presence.LEFT) {
            return Long.MIN_VALUE;
        }
        return outcome.winners().contains(new Seat(seat))
                ? Long.MAX_VALUE
                : outcome.scores().get(seat);
    }
}
