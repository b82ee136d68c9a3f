package org.tercet.hardening.fuzz;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.tercet.bots.Dice;
import org.tercet.bots.table.Cast;
import org.tercet.bots.table.Casts;
import org.tercet.rules.game.Decision;
import org.tercet.rules.game.Event;
import org.tercet.rules.game.Move;
import org.tercet.rules.game.Options;
import org.tercet.rules.game.Seat;
import org.tercet.rules.game.State;
import org.tercet.rules.game.View;
import org.tercet.rules.match.MatchView;
import org.tercet.table.Act;
import org.tercet.table.Deed;
import org.tercet.table.Entry;
import org.tercet.table.Person;
import org.tercet.table.Table;
import org.tercet.table.TableEvent;
import org.tercet.table.TableState;
import org.tercet.table.Terms;
import org.tercet.table.Wish;
import org.tercet.table.live.TableJson;

/** A table of one game, before the match and in the midst of it, with all that is in its log. */
record Tables<O extends Options, S extends State, M extends Move, E extends Event, V extends View>(
        Table<O, S, M, E, V> table,
        TableJson<M, E, V> json,
        List<Entry<M, E>> log,
        TableState<O, S, M, E> gathering,
        TableState<O, S, M, E> underWay) {

    static final List<Person> PEOPLE = List.of(
            new Person("ana", "Ana", false),
            new Person("bea", "Bea", false),
            new Person("eva", "Eva", true),
            new Person("ida", "Ida", false));

    static final List<Tables<?, ?, ?, ?, ?>> ALL =
            Casts.ALL.stream().<Tables<?, ?, ?, ?, ?>>map(Tables::of).toList();

    private static final int MOVES = 6;

    static Tables<?, ?, ?, ?, ?> at(int number) {
        return ALL.get(number % ALL.size());
    }

    private static <O extends Options, S extends State, M extends Move, E extends Event, V extends View>
            Tables<O, S, M, E, V> of(Cast<O, S, M, E, V> cast) {
        return new Making<>(cast).made();
    }

    /** Everything that anybody could ask for now can be made. */
    void show(TableState<O, S, M, E> state) {
        state.course().ifPresent(course -> {
            for (Person person : PEOPLE) {
                table.match().view(course.state(), table.viewer(state, person.id()));
            }
        });
        table.deadline(state);
    }

    private static final class Making<
            O extends Options, S extends State, M extends Move, E extends Event, V extends View> {

        private final Cast<O, S, M, E, V> cast;
        private final Table<O, S, M, E, V> table;
        private final List<Entry<M, E>> log = new ArrayList<>();
        private TableState<O, S, M, E> state;
        private long now = 1_000;

        private Making(Cast<O, S, M, E, V> cast) {
            this.cast = cast;
            this.table = new Table<>(cast.game());
            Optional<Boolean> yes = Optional.of(true);
            Wish wish = new Wish(
                    cast.game().id(),
                    Optional.empty(),
                    Optional.empty(),
                    Optional.empty(),
                    yes,
                    yes,
                    yes,
                    Optional.empty(),
                    Optional.empty(),
                    Optional.empty());
            Terms terms = ((Terms.Choice.Valid) Terms.of(wish)).terms();
            log.add(new Entry<>(
                    now,
                    Optional.empty(),
                    List.of(new TableEvent.Opened<>("t", "ABCD", terms, PEOPLE.getFirst(), "07".repeat(64)))));
            this.state = table.open(log.getFirst());
        }

        private Tables<O, S, M, E, V> made() {
            does(0, new Act.Sit<>());
            does(1, new Act.Sit<>());
            does(2, new Act.Sit<>());
            TableState<O, S, M, E> gathering = state;
            does(0, new Act.Start<>());
            Dice dice = Dice.seeded(5);
            for (int i = 0; i < MOVES; i++) {
                for (int who = 0; who < 3; who++) {
                    move(who, dice);
                }
            }
            return new Tables<>(table, TableJson.of(cast.game()), List.copyOf(log), gathering, state);
        }

        private void move(int who, Dice dice) {
            String id = PEOPLE.get(who).id();
            MatchView<V> view = table.match().view(state.course().orElseThrow().state(), table.viewer(state, id));
            Optional<Seat> seat = state.seatOf(id);
            if (view.standing() == MatchView.Standing.PLAYING && seat.isPresent()) {
                cast.player().move(view.table(), seat.get(), dice).ifPresent(move -> does(who, new Act.Play<>(move)));
            }
        }

        private void does(int who, Act<M> act) {
            now += 300;
            Person person = PEOPLE.get(who);
            if (table.decide(state, new Deed.Acted<>(person, act), now)
                    instanceof Decision.Accepted<TableEvent<M, E>>(var events)) {
                Entry<M, E> entry =
                        new Entry<>(now, Optional.of(new Entry.Cause(person.id(), "c" + log.size())), events);
                log.add(entry);
                state = table.evolve(state, entry);
            }
        }
    }
}
