package org.tercet.specs.match;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.tercet.cards.Card;
import org.tercet.cards.CardSet;
import org.tercet.rules.Games;
import org.tercet.rules.game.Chosen;
import org.tercet.rules.game.Decision;
import org.tercet.rules.game.Length;
import org.tercet.rules.game.Occupant;
import org.tercet.rules.game.Outcome;
import org.tercet.rules.game.Presence;
import org.tercet.rules.game.Refusal;
import org.tercet.rules.game.Seat;
import org.tercet.rules.game.Seating;
import org.tercet.rules.game.Viewer;
import org.tercet.rules.match.Input;
import org.tercet.rules.match.Match;
import org.tercet.rules.match.MatchEvent;
import org.tercet.rules.match.MatchState;
import org.tercet.rules.match.MatchView;
import org.tercet.rules.match.Opening;
import org.tercet.rules.race.RaceEvent;
import org.tercet.rules.race.RaceGame;
import org.tercet.rules.race.RaceMove;
import org.tercet.rules.race.RaceOptions;
import org.tercet.rules.race.RaceState;
import org.tercet.rules.race.RaceView;
import org.tercet.testkit.Decks;

/** Rounds, dealers, totals, and people around the base game. */
class MatchSpec {

    private static final RaceGame GAME = Games.BASE;
    private static final Seat FIRST = new Seat(0);
    private static final Seat SECOND = new Seat(1);
    private static final Seat THIRD = new Seat(2);

    private final Match<RaceOptions, RaceState, RaceMove, RaceEvent, RaceView> match = new Match<>(GAME);
    private MatchState<RaceOptions, RaceState> state = begun(3, Length.EVERYONE_DEALS);
    private long now = 10;

    @Test
    void the_host_deals_first_and_the_deck_passes_to_the_left_until_all_have_dealt() {
        List<Seat> dealers = new ArrayList<>();
        while (match.outcome(state).isEmpty()) {
            dealers.add(state.dealer());
            playRound(SECOND);
            if (match.outcome(state).isEmpty()) {
                assertThat(match.shuffles(state))
                        .as("all cards are shuffled again")
                        .isEqualTo(CardSet.where(org.tercet.cards.Attribute.FILL, 0));
                does(new Input.Shuffle<>(Decks.shuffled(match.shuffles(state), 7)));
            }
        }
        assertThat(dealers).containsExactly(FIRST, SECOND, THIRD);
        assertThat(state.round()).isEqualTo(3);
        assertThat(match.outcome(state).orElseThrow().winners()).containsExactly(SECOND);
        assertThat(state.totals()).isEqualTo(match.outcome(state).orElseThrow().scores());
    }

    @Test
    void points_of_the_rounds_are_added_up() {
        playRound(SECOND);
        int first = state.totals().get(1);
        does(new Input.Shuffle<>(Decks.shuffled(match.shuffles(state), 7)));
        assertThat(state.totals().get(1)).isEqualTo(first);
        playRound(SECOND);
        assertThat(state.totals().get(1)).isGreaterThan(first);
        assertThat(state.totals().getFirst()).isZero();
    }

    @Test
    void a_single_round_is_a_match_of_its_own() {
        state = begun(2, Length.ONE_ROUND);
        playRound(FIRST);
        assertThat(match.outcome(state).orElseThrow().winners()).containsExactly(FIRST);
        assertThat(match.view(state, new Viewer.Spectator()).standing()).isEqualTo(MatchView.Standing.FINISHED);
        refuses(new Input.Join<>(Occupant.PERSON), new Refusal.GameOver());
    }

    @Test
    void between_rounds_nobody_plays_and_the_result_stays_in_sight() {
        playRound(SECOND);
        refuses(new Input.Play<>(FIRST, new RaceMove.Call()), new Refusal.Shuffling());
        MatchView<RaceView> view = match.view(state, new Viewer.At(FIRST));
        assertThat(view.standing()).isEqualTo(MatchView.Standing.BETWEEN_ROUNDS);
        assertThat(view.table().outcome()).isPresent();
        refuses(new Input.Lapse<>(), new Refusal.NothingDue());
        refuses(new Input.Shuffle<>(List.of()), new Refusal.WrongOrder());
        refuses(new Input.Shuffle<>(Card.all()), new Refusal.WrongOrder());
    }

    @Test
    void the_order_of_the_deck_is_never_shown() {
        List<MatchEvent<RaceEvent>> events = accepted(match.start(opening(2, Length.ONE_ROUND)));
        assertThat(match.show(events.get(1), new Viewer.Spectator())).contains(new MatchEvent.Dealing(1, FIRST));
        assertThat(match.show(events.get(2), new Viewer.Spectator()))
                .contains((org.tercet.rules.game.Shown) ((MatchEvent.Played<RaceEvent>) events.get(2)).event());
    }

    @Test
    void a_match_cannot_begin_with_too_many_or_a_wrong_deck_or_an_unknown_length() {
        assertThat(match.start(opening(41, Length.ONE_ROUND))).isEqualTo(Decision.refuse(new Refusal.TableFull(40)));
        assertThat(match.start(opening(2, Length.TEN_A_PLAYER)))
                .isEqualTo(Decision.refuse(new Refusal.UnknownLength(
                        Length.TEN_A_PLAYER, List.of(Length.ONE_ROUND, Length.EVERYONE_DEALS))));
        Opening good = opening(2, Length.ONE_ROUND);
        List<Card> twice = new ArrayList<>(good.order());
        twice.set(0, twice.get(1));
        assertThat(match.start(new Opening(good.chosen(), good.length(), good.seating(), twice, 0)))
                .isEqualTo(Decision.refuse(new Refusal.WrongOrder()));
    }

    @Test
    void a_move_after_its_time_is_too_late_and_the_lapse_comes_once() {
        does(new Input.Play<>(FIRST, new RaceMove.Call()));
        now += 4_999;
        refuses(new Input.Lapse<>(), new Refusal.NothingDue());
        now += 1;
        refuses(new Input.Play<>(FIRST, new RaceMove.Take(List.of())), new Refusal.TooLate());
        does(new Input.Lapse<>());
        refuses(new Input.Lapse<>(), new Refusal.NothingDue());
        assertThat(state.state().holding(FIRST).mistakes()).isEqualTo(1);
    }

    @Test
    void only_those_who_sit_there_play() {
        refuses(new Input.Play<>(new Seat(3), new RaceMove.Call()), new Refusal.NotSeated(new Seat(3)));
        does(new Input.Leave<>(SECOND));
        refuses(new Input.Play<>(SECOND, new RaceMove.Call()), new Refusal.AlreadyLeft(SECOND));
        refuses(new Input.Leave<>(SECOND), new Refusal.AlreadyLeft(SECOND));
        refuses(new Input.ComeBack<>(SECOND), new Refusal.AlreadyLeft(SECOND));
    }

    @Test
    void a_host_who_leaves_hands_over_to_the_next_person_on_the_left() {
        does(new Input.TakeOver<>(SECOND, Occupant.BOT));
        assertThat(does(new Input.Leave<>(FIRST)))
                .containsExactly(new MatchEvent.Left<>(FIRST), new MatchEvent.HostIs<>(THIRD));
        assertThat(state.seating().host()).isEqualTo(THIRD);
    }

    @Test
    void the_host_may_hand_over() {
        assertThat(does(new Input.HandOver<>(THIRD))).containsExactly(new MatchEvent.HostIs<>(THIRD));
        refuses(new Input.HandOver<>(THIRD), new Refusal.AlreadyHere(THIRD));
        refuses(new Input.HandOver<>(new Seat(9)), new Refusal.NotSeated(new Seat(9)));
    }

    @Test
    void one_goes_away_and_comes_back_to_the_same_seat() {
        refuses(new Input.ComeBack<>(FIRST), new Refusal.AlreadyHere(FIRST));
        assertThat(does(new Input.GoAway<>(FIRST))).containsExactly(new MatchEvent.WentAway<>(FIRST));
        assertThat(state.seating().chair(FIRST).presence()).isEqualTo(Presence.AWAY);
        refuses(new Input.GoAway<>(FIRST), new Refusal.AlreadyAway(FIRST));
        assertThat(does(new Input.ComeBack<>(FIRST))).containsExactly(new MatchEvent.CameBack<>(FIRST));
        assertThat(state.seating().isHere(FIRST)).isTrue();
    }

    @Test
    void a_bot_takes_a_seat_over_and_a_person_takes_it_back() {
        does(new Input.GoAway<>(SECOND));
        does(new Input.TakeOver<>(SECOND, Occupant.BOT));
        assertThat(state.seating().chair(SECOND).occupant()).isEqualTo(Occupant.BOT);
        assertThat(state.seating().isHere(SECOND)).isTrue();
        refuses(new Input.TakeOver<>(SECOND, Occupant.BOT), new Refusal.AlreadyHere(SECOND));
        does(new Input.TakeOver<>(SECOND, Occupant.PERSON));
        assertThat(state.seating().chair(SECOND).occupant()).isEqualTo(Occupant.PERSON);
    }

    @Test
    void a_latecomer_sits_down_and_deals_in_turn() {
        assertThat(does(new Input.Join<>(Occupant.PERSON)))
                .containsExactly(new MatchEvent.Joined<>(new Seat(3), Occupant.PERSON));
        List<Seat> dealers = playToTheEnd();
        assertThat(dealers).containsExactly(FIRST, SECOND, THIRD, new Seat(3));
    }

    @Test
    void who_left_before_dealing_is_passed_over() {
        does(new Input.Leave<>(SECOND));
        assertThat(playToTheEnd()).containsExactly(FIRST, THIRD);
    }

    @Test
    void a_full_table_takes_nobody() {
        state = begun(40, Length.ONE_ROUND);
        refuses(new Input.Join<>(Occupant.PERSON), new Refusal.TableFull(40));
    }

    @Test
    void when_everybody_has_left_it_is_over_and_nobody_wins() {
        does(new Input.Leave<>(FIRST));
        does(new Input.Leave<>(SECOND));
        does(new Input.Leave<>(THIRD));
        assertThat(match.outcome(state)).contains(new Outcome(List.of(0, 0, 0), List.of(), List.of()));
    }

    private List<Seat> playToTheEnd() {
        List<Seat> dealers = new ArrayList<>();
        while (match.outcome(state).isEmpty()) {
            dealers.add(state.dealer());
            playRound(THIRD);
            if (match.outcome(state).isEmpty()) {
                does(new Input.Shuffle<>(Decks.shuffled(match.shuffles(state), 5)));
            }
        }
        return dealers;
    }

    /** One player finds everything until the round is over. */
    private void playRound(Seat by) {
        int round = state.round();
        while (match.deadline(state).isEmpty()
                && match.outcome(state).isEmpty()
                && state.round() == round
                && match.view(state, new Viewer.Spectator()).standing() == MatchView.Standing.PLAYING) {
            var set = org.tercet.cards.Sets.one(state.state().layout().cards());
            if (set.isPresent()) {
                does(new Input.Play<>(by, new RaceMove.Call()));
                does(new Input.Play<>(by, new RaceMove.Take(set.get().toList())));
            } else {
                for (Seat seat : state.seating().here()) {
                    does(new Input.Play<>(seat, new RaceMove.NoSet()));
                }
            }
        }
    }

    private List<MatchEvent<RaceEvent>> does(Input<RaceMove> input) {
        List<MatchEvent<RaceEvent>> events = accepted(match.decide(state, input, now));
        events.forEach(event -> state = match.evolve(state, event));
        return events;
    }

    private void refuses(Input<RaceMove> input, Refusal refusal) {
        assertThat(match.decide(state, input, now)).isEqualTo(Decision.refuse(refusal));
    }

    private static <E> List<E> accepted(Decision<E> decision) {
        assertThat(decision).isInstanceOf(Decision.Accepted.class);
        return ((Decision.Accepted<E>) decision).events();
    }

    private MatchState<RaceOptions, RaceState> begun(int players, Length length) {
        return match.fold(accepted(match.start(opening(players, length))));
    }

    private static Opening opening(int players, Length length) {
        Chosen.Choice choice = Chosen.of("devir", GAME.settings("devir"), Map.of("deck", "small"));
        Chosen chosen = ((Chosen.Choice.Valid) choice).chosen();
        List<Card> order = Decks.shuffled(GAME.deck(GAME.options(chosen)), 3);
        return new Opening(chosen, length, Seating.of(players), order, 0);
    }
}
