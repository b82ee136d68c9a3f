package org.tercet.cli.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.tercet.rules.game.Outcome;
import org.tercet.rules.game.Seat;
import org.tercet.rules.game.Shown;
import org.tercet.rules.match.MatchEvent;
import org.tercet.rules.match.MatchView;

/** What happens around the rounds of any game, in words. */
record Narration(Voice voice) {

    Optional<String> of(Shown shown) {
        return switch (shown) {
            case MatchEvent.Dealing(var round, var dealer) -> Optional.of(voice.about(dealer, "round", "round", round));
            case MatchEvent.RoundEnded<?>(var outcome) ->
                Optional.of(voice.say("round-over", "scores", scores(outcome.scores())));
            default -> Optional.empty();
        };
    }

    /** Who won, and what else there is to say about it. */
    List<String> result(MatchView<?> view, boolean teamwork, List<String> more, long time) {
        List<String> lines = new ArrayList<>();
        view.outcome().ifPresent(outcome -> {
            if (view.seating().size() > 1 && !teamwork) {
                lines.add(winners(outcome));
                lines.add(scores(outcome.scores()));
            }
        });
        lines.addAll(more);
        lines.add(voice.say("time", "time", Painting.clock(time)));
        return List.copyOf(lines);
    }

    /** The points of the rounds that are over, where there are several. */
    Scene withTotals(Scene scene, MatchView<?> view) {
        List<String> facts = new ArrayList<>(scene.facts());
        facts.add(voice.say("totals", "scores", scores(view.totals())));
        return new Scene(scene.zones(), scene.players(), facts, scene.until());
    }

    private String winners(Outcome outcome) {
        if (!outcome.losers().isEmpty()) {
            return voice.say(
                    "loses",
                    "names",
                    voice.names(outcome.losers()),
                    "count",
                    outcome.losers().size());
        }
        return outcome.winners().isEmpty()
                ? voice.say("wins.none")
                : voice.say(
                        "wins",
                        "names",
                        voice.names(outcome.winners()),
                        "count",
                        outcome.winners().size());
    }

    private String scores(List<Integer> scores) {
        return IntStream.range(0, scores.size())
                .mapToObj(seat -> voice.name(new Seat(seat)) + " " + scores.get(seat))
                .collect(Collectors.joining(", "));
    }
}
