package org.tercet.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.fail;

import java.util.List;
import org.tercet.cards.Card;
import org.tercet.rules.game.Decision;
import org.tercet.rules.game.Event;
import org.tercet.rules.game.Game;
import org.tercet.rules.game.Move;
import org.tercet.rules.game.Occupant;
import org.tercet.rules.game.Options;
import org.tercet.rules.game.Presence;
import org.tercet.rules.game.Refusal;
import org.tercet.rules.game.Seat;
import org.tercet.rules.game.Seating;
import org.tercet.rules.game.Start;
import org.tercet.rules.game.State;
import org.tercet.rules.game.View;
import org.tercet.rules.game.Viewer;

/**
 * Given, when, then for one round of a game. Given options, players and a stacked deck; when players move, time passes or
 * people come and go; then events happened or the move was refused. Cards are counted after every event.
 */
public final class Scene<O extends Options, S extends State, M extends Move, E extends Event, V extends View> {

    private final Game<O, S, M, E, V> game;
    private final O options;
    private Seating seating;
    private S state;
    private long now;
    private List<E> last;

    private Scene(Game<O, S, M, E, V> game, O options, Seating seating, List<Card> order) {
        this.game = game;
        this.options = options;
        this.seating = seating;
        this.state = game.begin(new Start<>(options, seating, seating.host(), order, 0));
        this.last = List.of();
        check();
        apply(game.open(state, now));
    }

    public static <O extends Options, S extends State, M extends Move, E extends Event, V extends View>
            Scene<O, S, M, E, V> given(Game<O, S, M, E, V> game, O options, int players, List<Card> order) {
        return new Scene<>(game, options, Seating.of(players), order);
    }

    public static Seat seat(int number) {
        return new Seat(number);
    }

    /** Time passes, with nothing coming due in it. */
    public Scene<O, S, M, E, V> after(long millis) {
        now += millis;
        return this;
    }

    /** The move is accepted. */
    public Scene<O, S, M, E, V> when(int seat, M move) {
        switch (game.decide(state, seat(seat), move, now)) {
            case Decision.Accepted<E>(List<E> events) -> apply(events);
            case Decision.Refused<E>(Refusal refusal) -> fail("%s by seat %d was refused: %s", move, seat, refusal);
        }
        return this;
    }

    /** The move is refused for this reason. */
    public Scene<O, S, M, E, V> refused(int seat, M move, Refusal reason) {
        S before = state;
        assertThat(game.decide(state, seat(seat), move, now)).isEqualTo(Decision.refuse(reason));
        assertThat(state).isEqualTo(before);
        return this;
    }

    /** The last move, or what came by itself, led to exactly these events. */
    @SafeVarargs
    @SuppressWarnings("varargs")
    public final Scene<O, S, M, E, V> then(E... events) {
        assertThat(last).containsExactly(events);
        return this;
    }

    /** Time runs on to the next deadline, and what was due happens. */
    public Scene<O, S, M, E, V> timeRunsOut() {
        long due = game.deadline(state).orElseThrow(() -> new AssertionError("nothing is due"));
        assertThat(game.lapse(state, due - 1)).as("nothing before its time").isEmpty();
        now = due;
        apply(game.lapse(state, now));
        return this;
    }

    /** The cards that wait for it come back in this order. */
    public Scene<O, S, M, E, V> shuffled(List<Card> order) {
        assertThat(order).containsExactlyInAnyOrderElementsOf(game.shuffles(state));
        apply(game.shuffled(state, order, now));
        return this;
    }

    public Scene<O, S, M, E, V> leaves(int seat) {
        return reseated(seating.now(seat(seat), Presence.LEFT));
    }

    public Scene<O, S, M, E, V> goesAway(int seat) {
        return reseated(seating.now(seat(seat), Presence.AWAY));
    }

    public Scene<O, S, M, E, V> comesBack(int seat) {
        return reseated(seating.now(seat(seat), Presence.HERE));
    }

    /** Somebody new sits down; the game lets them. */
    public Scene<O, S, M, E, V> joins() {
        assertThat(game.admits(state)).isEmpty();
        return reseated(seating.joined(Occupant.PERSON));
    }

    public S state() {
        return state;
    }

    public List<E> events() {
        return last;
    }

    public long now() {
        return now;
    }

    public V view(int seat) {
        return game.view(state, new Viewer.At(seat(seat)));
    }

    public V spectatorsView() {
        return game.view(state, new Viewer.Spectator());
    }

    private Scene<O, S, M, E, V> reseated(Seating changed) {
        seating = changed;
        state = game.seated(state, seating);
        check();
        apply(game.settle(state, now));
        return this;
    }

    private void apply(List<E> events) {
        for (E event : events) {
            state = game.evolve(state, event);
            check();
        }
        last = events;
    }

    private void check() {
        Invariants.conserved(game.deck(options), game.placement(state));
    }
}
