package org.tercet.specs.twenty;

import static org.assertj.core.api.Assertions.assertThat;
import static org.tercet.specs.twenty.Twenty.GAME;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.tercet.bots.casual.CasualTwenty;
import org.tercet.bots.table.Cast;
import org.tercet.bots.table.Playthrough;
import org.tercet.cards.CardSet;
import org.tercet.rules.game.Chosen;
import org.tercet.rules.game.Length;
import org.tercet.rules.game.Outcome;
import org.tercet.rules.game.Seating;
import org.tercet.rules.match.MatchEvent;
import org.tercet.rules.match.Opening;
import org.tercet.rules.twenty.TwentyEvent;
import org.tercet.testkit.Decks;

/** Rounds of casual players, one after the other. */
class TwentyMatchSpec {

    @ParameterizedTest
    @CsvSource({"2, call, 5", "3, one, 5", "5, call, 30", "8, call, 2", "8, one, 5"})
    void the_deal_passes_left_until_somebody_has_ten_points_a_player(int players, String gesture, String seconds) {
        List<Integer> totals = new ArrayList<>(Collections.nCopies(players, 0));
        int target = 10 * players;
        int rounds = 0;
        for (MatchEvent<TwentyEvent> event : match(players, gesture, seconds)) {
            if (event instanceof MatchEvent.RoundBegan<TwentyEvent> began) {
                assertThat(began.dealer().number()).isEqualTo(rounds++ % players);
                assertThat(totals).allMatch(total -> total < target);
            } else if (event instanceof MatchEvent.RoundEnded<TwentyEvent>(Outcome outcome)) {
                for (int i = 0; i < players; i++) {
                    totals.set(i, totals.get(i) + outcome.scores().get(i));
                }
            } else if (event instanceof MatchEvent.MatchEnded<TwentyEvent>(Outcome outcome)) {
                assertThat(outcome.scores()).isEqualTo(totals);
                assertThat(Collections.max(totals)).isGreaterThanOrEqualTo(target);
                assertThat(outcome.winners())
                        .allMatch(seat -> totals.get(seat.number()).equals(Collections.max(totals)));
            }
        }
        assertThat(rounds).isPositive();
    }

    private static List<MatchEvent<TwentyEvent>> match(int players, String gesture, String seconds) {
        Random random = new Random(players);
        Chosen.Choice choice = Chosen.of(
                "fx-schmidt", GAME.settings("fx-schmidt"), Map.of("gesture", gesture, "call-seconds", seconds));
        Chosen chosen = ((Chosen.Choice.Valid) choice).chosen();
        Opening opening =
                new Opening(chosen, Length.TEN_A_PLAYER, Seating.of(players), Decks.shuffled(CardSet.ALL, players), 0);
        var chronicle = Playthrough.of(new Cast<>(GAME, new CasualTwenty()), opening, random::nextInt);
        return Stream.concat(
                        chronicle.first().stream(), chronicle.steps().stream().flatMap(step -> step.events().stream()))
                .toList();
    }
}
