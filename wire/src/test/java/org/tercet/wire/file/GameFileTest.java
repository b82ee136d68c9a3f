package org.tercet.wire.file;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.tercet.rules.Games;
import org.tercet.rules.game.Game;
import org.tercet.rules.game.Seat;
import org.tercet.rules.game.Seating;
import org.tercet.rules.match.Chronicle;
import org.tercet.rules.match.Input;
import org.tercet.rules.match.Match;
import org.tercet.rules.match.MatchEvent;
import org.tercet.rules.match.Step;
import org.tercet.rules.race.RaceEvent;
import org.tercet.rules.race.RaceMove;
import org.tercet.wire.Catalogue;
import org.tercet.wire.Problem;
import org.tercet.wire.Reading;

/** A record is read as it was written, and a text that is read is what would be written. */
class GameFileTest {

    static Stream<Game<?, ?, ?, ?, ?>> engines() {
        return Catalogue.engines().values().stream();
    }

    /** Two people, one of whom calls and does not know what. */
    static GameFile<RaceMove, RaceEvent> small() {
        Match<?, ?, RaceMove, RaceEvent, ?> match = new Match<>(Games.BASE);
        Chronicle<RaceMove, RaceEvent> deal = Chronicle.begin(match, Records.opening(Games.BASE, Seating.of(2), 1));
        Seat second = new Seat(1);
        return new GameFile<>(
                Games.BASE,
                new Chronicle<>(
                        deal.opening(),
                        deal.first(),
                        List.of(
                                new Step<>(
                                        3_214,
                                        new Input.Play<>(second, new RaceMove.Call()),
                                        List.of(new MatchEvent.Played<>(new RaceEvent.Called(second, 8_214)))),
                                new Step<>(
                                        8_214,
                                        new Input.Lapse<>(),
                                        List.of(
                                                new MatchEvent.Played<>(new RaceEvent.RanOut(second)),
                                                new MatchEvent.Played<>(new RaceEvent.Paid(second, List.of(), 1)))))),
                List.of("Ana", ""),
                Optional.of(1L));
    }

    @ParameterizedTest
    @MethodSource("engines")
    void any_record_comes_back_as_it_was_and_is_written_as_it_was(Game<?, ?, ?, ?, ?> game) {
        long seed = System.nanoTime();
        for (int i = 0; i < 50; i++) {
            GameFile<?, ?> file = Records.wild(game, seed + i);
            String text = file.text();

            Reading<GameFile<?, ?>> read = GameFile.read(text);
            assertThat(read).as("seed %d%n%s", seed + i, text).isEqualTo(new Reading.Read<>(file));
            assertThat(((Reading.Read<GameFile<?, ?>>) read).value().text()).isEqualTo(text);
        }
    }

    @Test
    void a_person_can_follow_it() {
        assertThat(small().text()).isEqualTo("""
                Tercet-Game: 1
                Game: base
                Rulebook: fx-schmidt
                Option: call-seconds=5
                Option: deck=full
                Option: fixed=solid
                Option: gesture=call
                Option: laid=as-printed
                Length: one-round
                Seat: #1 person here "Ana"
                Seat: #2 person here
                Host: #1
                Started-At: 1970-01-01T00:00:00.000Z
                Seed: 1
                Deck:
                  1pod 3psd 1rso 1rtd 1rsd 3pss 2god 1pos 1rss
                  1roo 1pss 3rss 3gos 2gtd 3pto 2poo 3rso 2gso
                  2psd 1gsd 2rts 3goo 3gts 3roo 1rod 1god 3gso
                  1goo 1gos 1rto 2rsd 1pts 3god 2pto 2pos 2gos
                  2pso 2rod 2ptd 3pts 3gsd 1gtd 1gss 3pod 3ptd
                  2gto 3rod 2pss 3rto 1rts 2pts 1pso 2rto 2pod
                  2gsd 3rsd 1ptd 2gss 3ros 3gtd 1gts 1pto 3gto
                  3pso 2rtd 2ros 2goo 2rso 3gss 2roo 1ros 3pos
                  3rts 2gts 3rtd 1poo 1psd 1gso 1gto 2rss 3poo

                     0.000  deal
                            → laid spots=[0:1pod 1:3psd 2:1rso 3:1rtd 4:1rsd 5:3pss 6:2god 7:1pos 8:1rss 9:1roo 10:1pss 11:3rss]
                     3.214  #2 call
                            → called seat=#2 until=8.214
                     8.214  lapse
                            → ran-out seat=#2
                            → paid seat=#2 cards=[] points=1
                """);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    Tercet-Game: 1    | Tercet-Game: 2    | 1
                    Game: base        | Game: poker       | 2
                    Rulebook: fx      | Rulebook: gx      | 3
                    Option: deck=full | Option: deck=huge | 8
                    Length: one-round | Length: one-day   | 9
                    #2 person here    | #3 person here    | 12
                    Host: #1          | Host: #9          | 12
                    1970-01-01        | 1970-13-01        | 13
                    Seed: 1           | Seed: 01          | 14
                    Deck:             | Deck              | 15
                    #2 call           | #2 shout          | 28
                    #2 call           | #02 call          | 28
                    #2 call           | #2 call please    | 28
                    3.214             | 3.2140            | 28
                    8.214  lapse      | 3.213  lapse      | 30
                    8.214  lapse      | 8.214 lapse       | 30
                    cards=[]          | cards=[ ]         | 32
                    points=1          | pints=1           | 32
                    points=1          | points=1 more=2   | 32
                    seat=#2 until     | seat=2 until      | 29
                    """)
    void what_is_wrong_is_told_with_its_line(String right, String wrong, int line) {
        String text = small().text();
        assertThat(text).contains(right);

        Reading<GameFile<?, ?>> read = GameFile.read(text.replaceFirst(java.util.regex.Pattern.quote(right), wrong));

        assertThat(read)
                .isInstanceOfSatisfying(
                        Reading.Unreadable.class,
                        unreadable -> assertThat(unreadable.path())
                                .as(unreadable.toString())
                                .isEqualTo("line " + line));
    }

    @Test
    void there_is_one_way_to_write_it() {
        String text = small().text();

        for (String other : List.of(
                text + "\n",
                text.substring(0, text.length() - 1),
                text.replace("\n", "\r\n"),
                text.replace("     3.214", "    3.214"),
                text.replace("1rso", "1RSO"),
                " " + text)) {
            assertThat(GameFile.read(other)).isInstanceOf(Reading.Unreadable.class);
        }
    }

    @Test
    void its_size_is_bounded() {
        assertThat(GameFile.read("x".repeat(GameFile.LARGEST + 1)))
                .isEqualTo(new Reading.Unreadable<>("line 1", new Problem.TooLarge(GameFile.LARGEST)));
        assertThat(GameFile.read("\n".repeat(GameFile.LARGEST))).isInstanceOf(Reading.Unreadable.class);
        assertThat(GameFile.read("")).isInstanceOf(Reading.Unreadable.class);
    }

    @Test
    void a_broken_file_is_an_answer_and_what_is_read_is_what_was_written() {
        long seed = System.nanoTime();
        Random random = new Random(seed);
        String good = Records.wild(Games.BASE, seed).text();
        for (int i = 0; i < 1_500; i++) {
            StringBuilder bad = new StringBuilder(good);
            int at = random.nextInt(bad.length());
            switch (random.nextInt(3)) {
                case 0 -> bad.deleteCharAt(at);
                case 1 -> bad.insert(at, " =:()[]{}\"\\\n#-.1a".charAt(random.nextInt(17)));
                default -> bad.setCharAt(at, good.charAt(random.nextInt(good.length())));
            }
            if (GameFile.read(bad.toString()) instanceof Reading.Read<GameFile<?, ?>>(var file)) {
                assertThat(file.text()).as("seed %d", seed).isEqualTo(bad.toString());
            }
        }
    }
}
