package org.tercet.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.tercet.cards.Card;
import org.tercet.fair.Contribution;
import org.tercet.fair.Contributions;
import org.tercet.fair.FairCheck;
import org.tercet.rules.Games;
import org.tercet.rules.game.Decision;
import org.tercet.rules.game.Refusal;
import org.tercet.rules.game.Seat;
import org.tercet.rules.race.RaceEvent;
import org.tercet.rules.race.RaceMove;
import org.tercet.rules.race.RaceOptions;
import org.tercet.rules.race.RaceState;
import org.tercet.rules.race.RaceView;

class TableTest {

    private static final String SEED = "07".repeat(64);
    private static final Person ANA = new Person("a", "Ana", false);
    private static final Person BEA = new Person("b", "Bea", false);
    private static final Person BOX = new Person("x", "Box", true);

    private final Table<RaceOptions, RaceState, RaceMove, RaceEvent, RaceView> table = new Table<>(Games.BASE);
    private TableState<RaceOptions, RaceState, RaceMove, RaceEvent> state = opened();

    private TableState<RaceOptions, RaceState, RaceMove, RaceEvent> opened() {
        Wish wish = new Wish(
                "base",
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.of(true));
        Terms terms = ((Terms.Choice.Valid) Terms.of(wish)).terms();
        return table.open(
                new Entry<>(0, Optional.empty(), List.of(new TableEvent.Opened<>("t", "ABCD", terms, ANA, SEED))));
    }

    private Optional<Refusal> act(Person by, Act<RaceMove> act) {
        return does(new Deed.Acted<>(by, act), 1_000);
    }

    private Optional<Refusal> does(Deed<RaceMove> deed, long now) {
        var before = state;
        return switch (table.decide(state, deed, now)) {
            case Decision.Refused<TableEvent<RaceMove, RaceEvent>>(var refusal) -> {
                assertThat(state).isEqualTo(before);
                yield Optional.of(refusal);
            }
            case Decision.Accepted<TableEvent<RaceMove, RaceEvent>>(var events) -> {
                state = table.evolve(state, new Entry<>(now, Optional.empty(), events));
                yield Optional.empty();
            }
        };
    }

    @Test
    void whoever_opens_a_table_sits_on_its_first_seat_and_is_host() {
        assertThat(state.seatOf("a")).contains(new Seat(0));
        assertThat(state.host()).isEqualTo(new Seat(0));
        assertThat(state.phase()).isEqualTo(TablePhase.GATHERING);
    }

    @Test
    void the_deck_is_what_seed_and_contributions_make_of_it() {
        String random = "ab".repeat(16);
        act(BEA, new Act.Sit<>());
        act(BEA, new Act.Contribute<>(random));
        act(ANA, new Act.Start<>());

        List<Card> order = state.course().orElseThrow().opening().order();
        Contributions of = Contributions.NONE.with(1, new Contribution(random));
        FairCheck check = new FairCheck(Deal.seed(state).commitment(), Deal.seed(state), of);
        List<Card> deck =
                Games.BASE.deck(Games.BASE.options(state.terms().chosen())).toList();
        assertThat(check.orderCheck(0, deck, order)).isEqualTo(new FairCheck.Verdict.Holds());
        assertThat(new FairCheck(Deal.seed(state).commitment(), Deal.seed(state), Contributions.NONE)
                        .orderCheck(0, deck, order))
                .isNotEqualTo(new FairCheck.Verdict.Holds());
    }

    @Test
    void a_random_that_is_none_is_refused() {
        for (String random : List.of("", "ab", "xy".repeat(16), "AB".repeat(16), "ab".repeat(65), "abc".repeat(11))) {
            assertThat(act(ANA, new Act.Contribute<>(random))).contains(new Refusal.BadRandom());
        }
    }

    @Test
    void only_the_host_does_what_hosts_do() {
        act(BEA, new Act.Sit<>());
        for (Act<RaceMove> act : List.<Act<RaceMove>>of(
                new Act.Start<>(),
                new Act.Close<>(),
                new Act.AddBot<>("good"),
                new Act.Remove<>(new Seat(0)),
                new Act.HandOver<>(new Seat(1)),
                new Act.NextRound<>(),
                new Act.StandIn<>(new Seat(0), "good"),
                new Act.Choose<>("italian", Map.of(), Optional.empty()))) {
            assertThat(act(BEA, act)).contains(new Refusal.NotHost(new Seat(0)));
            assertThat(act(BOX, act)).contains(new Refusal.NotAtTable());
        }
    }

    @Test
    void somebody_who_was_sent_away_does_not_come_back() {
        act(BEA, new Act.Sit<>());
        assertThat(act(ANA, new Act.Remove<>(new Seat(1)))).isEmpty();
        assertThat(state.guests()).hasSize(1);
        assertThat(act(BEA, new Act.Sit<>())).contains(new Refusal.Removed());
    }

    @Test
    void a_program_sits_down_only_where_programs_may() {
        assertThat(act(BOX, new Act.Sit<>())).contains(new Refusal.NoPrograms());
    }

    @Test
    void when_the_host_gets_up_the_next_person_is_host_and_seats_move_up() {
        act(ANA, new Act.AddBot<>("good"));
        act(BEA, new Act.Sit<>());
        assertThat(act(ANA, new Act.Leave<>())).isEmpty();
        assertThat(state.seatOf("b")).contains(new Seat(1));
        assertThat(state.host()).isEqualTo(new Seat(1));
    }

    @Test
    void a_table_closes_when_its_last_person_gets_up() {
        act(ANA, new Act.AddBot<>("good"));
        act(ANA, new Act.Leave<>());
        assertThat(state.phase()).isEqualTo(TablePhase.CLOSED);
        assertThat(act(BEA, new Act.Sit<>())).contains(new Refusal.TableClosed());
    }

    @Test
    void a_bot_stands_in_for_somebody_who_is_away_until_they_are_back() {
        act(BEA, new Act.Sit<>());
        act(ANA, new Act.Start<>());
        assertThat(act(ANA, new Act.StandIn<>(new Seat(1), "good"))).contains(new Refusal.AlreadyHere(new Seat(1)));
        does(new Deed.WentQuiet<>("b"), 40_000);
        assertThat(act(ANA, new Act.StandIn<>(new Seat(1), "good"))).isEmpty();
        assertThat(state.guest(new Seat(1)).isBot()).isTrue();
        does(new Deed.CameBack<>("b"), 50_000);
        assertThat(state.guest(new Seat(1)).isBot()).isFalse();
        assertThat(state.seatOf("b")).contains(new Seat(1));
    }

    @Test
    void while_somebody_is_waited_for_time_stands_still() {
        assertThat(does(new Deed.Stopped<>(500), 500)).contains(new Refusal.NotNow());
        act(BEA, new Act.Sit<>());
        act(ANA, new Act.Start<>());
        act(ANA, new Act.Play<>(new RaceMove.Call()));
        long runsOut = table.deadline(state).orElseThrow();

        assertThat(does(new Deed.Stopped<>(3_000), 3_000)).isEmpty();
        assertThat(act(BEA, new Act.Play<>(new RaceMove.NoSet()))).contains(new Refusal.NotNow());
        assertThat(does(new Deed.Due<>(), runsOut)).contains(new Refusal.NothingDue());
        assertThat(state.time().at(60_000)).isEqualTo(3_000);

        assertThat(does(new Deed.WentOn<>(63_000), 3_000)).isEmpty();
        assertThat(does(new Deed.WentOn<>(64_000), 4_000)).contains(new Refusal.NotNow());
        assertThat(state.time().at(63_500)).isEqualTo(3_500);
        assertThat(does(new Deed.Due<>(), state.time().at(60_000 + runsOut))).isEmpty();
    }

    @Test
    void a_latecomer_takes_a_new_seat() {
        act(ANA, new Act.AddBot<>("good"));
        act(ANA, new Act.Start<>());
        assertThat(act(BEA, new Act.Sit<>())).isEmpty();
        assertThat(state.seatOf("b")).contains(new Seat(2));
        assertThat(state.course().orElseThrow().state().seating().size()).isEqualTo(3);
    }

    @Test
    void the_number_of_an_act_that_is_done_is_remembered() {
        Entry.Cause cause = new Entry.Cause("b", "1");
        var decided = (Decision.Accepted<TableEvent<RaceMove, RaceEvent>>)
                table.decide(state, new Deed.Acted<>(BEA, new Act.Sit<>()), 5);
        state = table.evolve(state, new Entry<>(5, Optional.of(cause), decided.events()));
        assertThat(table.done(state, cause)).contains(2L);
        assertThat(table.done(state, new Entry.Cause("a", "1"))).isEmpty();
    }

    @Test
    void what_does_not_fit_is_not_chosen() {
        assertThat(act(ANA, new Act.Choose<>("nobody", Map.of(), Optional.empty())))
                .containsInstanceOf(Refusal.UnknownRulebook.class);
        assertThat(act(ANA, new Act.Choose<>("italian", Map.of("colour", "blue"), Optional.empty())))
                .contains(new Refusal.UnknownSetting("colour"));
        act(ANA, new Act.Start<>());
        assertThat(act(ANA, new Act.Choose<>("italian", Map.of(), Optional.empty())))
                .contains(new Refusal.AlreadyBegun());
    }
}
