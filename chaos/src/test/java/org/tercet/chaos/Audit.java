package org.tercet.chaos;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.tercet.cards.Card;
import org.tercet.cards.Notation;
import org.tercet.journal.EventStore;
import org.tercet.journal.StoredEvent;
import org.tercet.rules.game.Event;
import org.tercet.rules.game.Game;
import org.tercet.rules.game.Move;
import org.tercet.rules.game.Options;
import org.tercet.rules.game.Placement;
import org.tercet.rules.game.State;
import org.tercet.rules.game.View;
import org.tercet.rules.game.Viewer;
import org.tercet.server.replay.GameLog;
import org.tercet.table.Entry;
import org.tercet.table.Records;
import org.tercet.table.Table;
import org.tercet.table.TableState;
import org.tercet.table.fair.Proof;

/** Holds what players were told against the log. Everything that is wrong is a sentence. */
final class Audit {

    private static final int CARDS = 81;

    private final EventStore store;
    private final List<String> wrong = new ArrayList<>();
    private long acknowledged;
    private long shown;

    Audit(EventStore store) {
        this.store = store;
    }

    List<String> wrong() {
        return List.copyOf(wrong);
    }

    /** How many acts were found in the log at the number that was told. */
    long acknowledged() {
        return acknowledged;
    }

    /** How many views and events were held against the log. */
    long shown() {
        return shown;
    }

    /** @param told taken before: the log may only be longer */
    Seal of(String table, List<Evidence> told) {
        List<StoredEvent> events = store.events().of("table|" + table, 1);
        if (events.isEmpty()) {
            wrong.add("table " + table + " is not in the log");
            return Seal.of(table, events);
        }
        for (int i = 0; i < events.size(); i++) {
            if (events.get(i).sequenceNr() != i + 1) {
                wrong.add("table " + table + " has a gap or a double at " + (i + 1));
                return Seal.of(table, events);
            }
        }
        told.forEach(one -> one.odd().forEach(it -> wrong.add("table " + table + ", " + one.person() + ": " + it)));
        GameLog<?, ?, ?, ?, ?> log = GameLog.of(events.getFirst()).orElseThrow();
        return log(log, table, told, events);
    }

    private <O extends Options, S extends State, M extends Move, E extends Event, V extends View> Seal log(
            GameLog<O, S, M, E, V> log, String table, List<Evidence> told, List<StoredEvent> events) {
        List<Entry<M, E>> entries = events.stream().map(log::entry).toList();
        told.forEach(one -> acts(table, one, entries));
        Sayings sayings = new Sayings(told);
        Shows<O, S, M, E, V> shows = new Shows<>(log.game());
        Table<O, S, M, E, V> rules = new Table<>(log.game());
        TableState<O, S, M, E> state = rules.open(entries.getFirst());
        for (int number = 1; number <= entries.size(); number++) {
            if (number > 1) {
                state = rules.evolve(state, entries.get(number - 1));
            }
            for (Sayings.By by : sayings.at(number)) {
                shown++;
                Viewer viewer = rules.viewer(state, by.person());
                compare(table, by, shows.of(state, viewer, entries.get(number - 1)));
                hidden(table, by, log.game(), state, viewer);
            }
            if (state.course().isPresent() && !sayings.at(number).isEmpty()) {
                conserved(
                        table, log.game().placement(state.course().get().state().state()));
            }
        }
        sayings.after(entries.size())
                .forEach(by -> wrong.add("table " + table + ": " + by.person() + " was shown number "
                        + by.said().number() + ", and the log ends at " + entries.size()));
        return proved(log.game(), state, Seal.of(table, events));
    }

    private void acts(String table, Evidence one, List<? extends Entry<?, ?>> entries) {
        one.acknowledged().forEach((id, number) -> {
            acknowledged++;
            Optional<Entry.Cause> cause = number > entries.size()
                    ? Optional.empty()
                    : entries.get((int) (number - 1)).cause();
            if (!cause.equals(Optional.of(new Entry.Cause(one.person(), id)))) {
                wrong.add("table " + table + ": " + one.person() + "'s " + id + " was acknowledged as " + number
                        + ", where the log has " + cause);
            }
        });
    }

    /** The same for everybody, and the same as a replay of the log: order, winners and scores are all in it. */
    private void compare(String table, Sayings.By by, Evidence.Said log) {
        Evidence.Said said = by.said();
        if (!said.match().equals(log.match())
                || !(said.events().isEmpty() || said.events().equals(log.events()))) {
            wrong.add("table " + table + ", number " + said.number() + ": " + by.person() + " was shown " + said
                    + ", and the log says " + log);
        }
    }

    /** No card was named that lay face down. */
    private <O extends Options, S extends State> void hidden(
            String table, Sayings.By by, Game<O, S, ?, ?, ?> game, TableState<O, S, ?, ?> state, Viewer viewer) {
        if (state.course().isEmpty()) {
            return;
        }
        Set<Card> down = game.placement(state.course().get().state().state()).piles().stream()
                .filter(pile -> !pile.seenBy(viewer) && pile.place() == Placement.Place.DECK)
                .flatMap(pile -> pile.cards().stream())
                .collect(Collectors.toSet());
        for (Card card : down) {
            String name = "\"" + Notation.of(card) + "\"";
            if (by.said().match().contains(name) || by.said().events().contains(name)) {
                wrong.add("table " + table + ", number " + by.said().number() + ": " + by.person() + " was shown "
                        + name + ", which lay in the deck");
            }
        }
    }

    private void conserved(String table, Placement placement) {
        Set<Card> cards = new HashSet<>();
        int count = 0;
        for (Placement.Pile pile : placement.piles()) {
            cards.addAll(pile.cards());
            count += pile.cards().size();
        }
        if (count != cards.size() || count != CARDS) {
            wrong.add("table " + table + " has " + count + " cards, " + cards.size() + " different ones");
        }
    }

    private <O extends Options, S extends State, M extends Move, E extends Event> Seal proved(
            Game<O, S, M, E, ?> game, TableState<O, S, M, E> state, Seal seal) {
        return Records.of(game, state)
                .map(file -> {
                    if (!Proof.of(file).isComplete()) {
                        wrong.add("the match at table " + seal.table() + " does not replay: " + Proof.of(file));
                    }
                    return seal.with(Seal.scores(state));
                })
                .orElse(seal);
    }
}
