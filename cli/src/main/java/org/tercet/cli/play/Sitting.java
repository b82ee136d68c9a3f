package org.tercet.cli.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.tercet.bots.Dice;
import org.tercet.bots.human.Minds;
import org.tercet.bots.table.BotSeat;
import org.tercet.bots.table.Playthrough;
import org.tercet.cards.CardSet;
import org.tercet.rules.game.Chair;
import org.tercet.rules.game.Decision;
import org.tercet.rules.game.Event;
import org.tercet.rules.game.Move;
import org.tercet.rules.game.Occupant;
import org.tercet.rules.game.Options;
import org.tercet.rules.game.Presence;
import org.tercet.rules.game.Refusal;
import org.tercet.rules.game.Seat;
import org.tercet.rules.game.Seating;
import org.tercet.rules.game.Shown;
import org.tercet.rules.game.State;
import org.tercet.rules.game.View;
import org.tercet.rules.game.Viewer;
import org.tercet.rules.match.Chronicle;
import org.tercet.rules.match.Input;
import org.tercet.rules.match.Match;
import org.tercet.rules.match.MatchEvent;
import org.tercet.rules.match.MatchState;
import org.tercet.rules.match.MatchView;
import org.tercet.rules.match.Opening;
import org.tercet.rules.match.Stage;
import org.tercet.rules.match.Step;
import org.tercet.wire.file.GameFile;

/**
 * A match between one player and bots. It alone sees the state; time comes in from outside, and between two moments everything
 * happens in its order: deadlines, then bots.
 */
final class Sitting<O extends Options, S extends State, M extends Move, E extends Event, V extends View> {

    static final Seat ME = new Seat(0);

    private final Match<O, S, M, E, V> match;
    private final Terms terms;
    private final SplittableRandom shuffling;
    private final List<BotSeat<V, M>> bots = new ArrayList<>();
    private final List<Step<M, E>> steps = new ArrayList<>();
    private final Chronicle<M, E> beginning;
    private final List<Happening<V>> happened = new ArrayList<>();
    private MatchState<O, S> state;
    private MatchView<V> view;
    private long now;

    /** Something that the player was shown, when, and how the table looks after it. */
    record Happening<V>(long at, Shown shown, V after) {}

    /** Terms that the rules refuse are an error of the caller. */
    Sitting(Stock<O, S, M, E, V> stock, Terms terms) {
        this.match = new Match<>(stock.game());
        this.terms = terms;
        this.now = terms.at();
        this.shuffling = new SplittableRandom(terms.seed());
        SplittableRandom chance = new SplittableRandom(~terms.seed());
        for (int seat = 1; seat < terms.names().size(); seat++) {
            SplittableRandom own = chance.split();
            bots.add(new BotSeat<>(new Seat(seat), Minds.of(stock.game(), terms.strength()), own::nextInt));
        }
        CardSet deck = stock.game().deck(stock.game().options(terms.chosen()));
        Opening opening = new Opening(
                terms.chosen(), terms.length(), seating(), Playthrough.shuffle(deck, shuffles()), terms.at());
        this.beginning = Chronicle.begin(match, opening);
        this.state = match.fold(beginning.first());
        this.view = match.view(state, new Viewer.At(ME));
        beginning.first().forEach(this::show);
        rethink();
    }

    MatchView<V> view() {
        return view;
    }

    long began() {
        return terms.at();
    }

    boolean isOver() {
        return match.outcome(state).isPresent();
    }

    boolean isBetweenRounds() {
        return state.stage() instanceof Stage.Between;
    }

    /** What the player has been shown since the last time this was asked. */
    List<Happening<V>> news() {
        List<Happening<V>> news = List.copyOf(happened);
        happened.clear();
        return news;
    }

    /** The player's move; a refusal if it may not be. */
    Optional<Refusal> play(M move, long at) {
        pass(at);
        return apply(new Input.Play<>(ME, move));
    }

    /** Deals the next round. */
    void goOn(long at) {
        now = Math.max(now, at);
        apply(new Input.Shuffle<>(Playthrough.shuffle(match.shuffles(state), shuffles())));
    }

    /** Lets time pass, with all that happens until then. */
    void pass(long until) {
        while (!isOver() && !isBetweenRounds()) {
            CardSet waiting = match.shuffles(state);
            if (!waiting.isEmpty()) {
                apply(new Input.Shuffle<>(Playthrough.shuffle(waiting, shuffles())));
                continue;
            }
            OptionalLong next = next();
            if (next.isEmpty() || next.getAsLong() > until) {
                break;
            }
            now = Math.max(now, next.getAsLong());
            happen();
        }
        now = Math.max(now, until);
    }

    /** When something will happen if the player does nothing. */
    OptionalLong next() {
        OptionalLong bot = bots.stream().mapToLong(BotSeat::due).min();
        OptionalLong due = match.deadline(state);
        long next = Math.min(bot.orElse(Long.MAX_VALUE), due.orElse(Long.MAX_VALUE));
        return next == Long.MAX_VALUE ? OptionalLong.empty() : OptionalLong.of(next);
    }

    GameFile<M, E> file() {
        Chronicle<M, E> chronicle = new Chronicle<>(beginning.opening(), beginning.first(), steps);
        return new GameFile<>(match.game(), chronicle, terms.names(), Optional.of(terms.seed()));
    }

    private void happen() {
        OptionalLong due = match.deadline(state);
        if (due.isPresent() && due.getAsLong() <= now) {
            apply(new Input.Lapse<>());
            return;
        }
        for (BotSeat<V, M> bot : bots) {
            if (bot.due() <= now) {
                bot.move().ifPresent(move -> apply(new Input.Play<>(bot.seat(), move)));
                if (bot.due() <= now) {
                    bot.thinkAgain(view(bot), now);
                }
                return;
            }
        }
    }

    private Optional<Refusal> apply(Input<M> input) {
        return switch (match.decide(state, input, now)) {
            case Decision.Refused<MatchEvent<E>>(var refusal) -> Optional.of(refusal);
            case Decision.Accepted<MatchEvent<E>>(var events) -> {
                steps.add(new Step<>(now, input, events));
                for (MatchEvent<E> event : events) {
                    state = match.evolve(state, event);
                    view = match.view(state, new Viewer.At(ME));
                    show(event);
                }
                rethink();
                yield Optional.empty();
            }
        };
    }

    private void show(MatchEvent<E> event) {
        match.show(event, new Viewer.At(ME))
                .ifPresent(shown -> happened.add(new Happening<>(now, shown, view().table())));
    }

    private void rethink() {
        bots.forEach(bot -> bot.look(view(bot), now));
    }

    private V view(BotSeat<V, M> bot) {
        return match.view(state, new Viewer.At(bot.seat())).table();
    }

    private Seating seating() {
        List<Chair> chairs = IntStream.range(0, terms.names().size())
                .mapToObj(seat -> new Chair(new Seat(seat), seat == 0 ? Occupant.PERSON : Occupant.BOT, Presence.HERE))
                .toList();
        return new Seating(chairs, ME);
    }

    private Dice shuffles() {
        return shuffling::nextInt;
    }
}
