package org.tercet.specs.race;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.tercet.bots.casual.CasualRace;
import org.tercet.bots.table.Cast;
import org.tercet.bots.table.Playthrough;
import org.tercet.cards.Pattern;
import org.tercet.rules.game.Chosen;
import org.tercet.rules.game.Length;
import org.tercet.rules.game.Seating;
import org.tercet.rules.match.MatchEvent;
import org.tercet.rules.match.Opening;
import org.tercet.rules.race.RaceGame;
import org.tercet.rules.race.RaceRules;
import org.tercet.rules.race.RaceRules.Penalty;
import org.tercet.rules.race.RaceRules.Score;
import org.tercet.rules.race.RaceRules.Solo;
import org.tercet.rules.race.RaceRules.Table;
import org.tercet.rules.race.Rulebooks;
import org.tercet.testkit.Decks;

/** A rulebook is a value: with one constant more, all of the base game is there under it. */
class NewRulebookSpec {

    private static final RaceRules HOUSE_RULES = new RaceRules(
            "house-rules",
            Pattern.SET,
            0,
            12,
            9,
            21,
            Score.POINTS,
            Penalty.THREE_CARDS,
            Solo.PLAY_ON,
            Table.REFILLED,
            Length.EVERYONE_DEALS);

    @Test
    void a_new_rulebook_is_one_constant() {
        RaceGame game = RaceGame.published(
                "base",
                Stream.concat(Rulebooks.ALL.stream(), Stream.of(HOUSE_RULES)).toList());
        assertThat(game.rulebooks()).endsWith("house-rules");
        assertThat(game.lengths("house-rules")).isEqualTo(List.of(Length.EVERYONE_DEALS, Length.ONE_ROUND));
        Chosen chosen =
                ((Chosen.Choice.Valid) Chosen.of("house-rules", game.settings("house-rules"), Map.of())).chosen();
        Opening opening = new Opening(
                chosen, Length.EVERYONE_DEALS, Seating.of(3), Decks.shuffled(game.deck(game.options(chosen)), 5), 0);
        var chronicle = Playthrough.of(new Cast<>(game, new CasualRace()), opening, new Random(5)::nextInt);
        assertThat(chronicle.steps().getLast().events().getLast()).isInstanceOf(MatchEvent.MatchEnded.class);
    }
}
