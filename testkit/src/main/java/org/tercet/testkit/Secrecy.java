package org.tercet.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.tercet.cards.Card;
import org.tercet.cards.CardSet;
import org.tercet.rules.game.Event;
import org.tercet.rules.game.Move;
import org.tercet.rules.game.Options;
import org.tercet.rules.game.Seat;
import org.tercet.rules.game.State;
import org.tercet.rules.game.View;
import org.tercet.rules.game.Viewer;
import org.tercet.rules.match.Match;
import org.tercet.rules.match.MatchEvent;
import org.tercet.rules.match.MatchState;

/** Nobody sees what they may not know: swap the cards that a viewer cannot see, and nothing changes for that viewer. */
public final class Secrecy {

    private static final int ENOUGH_VIEWERS = 6;

    private Secrecy() {}

    public static List<Viewer> viewers(int seats) {
        List<Viewer> viewers = new ArrayList<>(List.of(new Viewer.Spectator()));
        for (int i = 0; i < seats; i++) {
            viewers.add(new Viewer.At(new Seat(i)));
        }
        return viewers;
    }

    /** Of a state and the events that led to it. */
    public static <O extends Options, S extends State, M extends Move, E extends Event, V extends View> void holds(
            Match<O, S, M, E, V> match, MatchState<O, S> state, List<MatchEvent<E>> events, long seed) {
        for (Viewer viewer : viewers(Math.min(state.seating().size(), ENOUGH_VIEWERS))) {
            Disguise disguise = Disguise.of(hidden(match, state, viewer), seed);
            assertThat(match.view(disguise.apply(state), viewer))
                    .as("the view of %s with hidden cards swapped", viewer)
                    .isEqualTo(match.view(state, viewer));
            Viewer eyes = match.eyes(viewer);
            assertThat(match.view(state, viewer))
                    .as("the view of %s through the eyes of %s", viewer, eyes)
                    .isEqualTo(match.view(state, eyes));
            for (MatchEvent<E> event : events) {
                assertThat(match.show(event, viewer))
                        .as("what %s is shown of %s through the eyes of %s", viewer, event, eyes)
                        .isEqualTo(match.show(event, eyes));
                assertThat(match.show(disguise.apply(event), viewer))
                        .as("what %s is shown of %s with hidden cards swapped", viewer, event)
                        .isEqualTo(match.show(event, viewer));
            }
        }
    }

    private static <O extends Options, S extends State, M extends Move, E extends Event, V extends View> CardSet hidden(
            Match<O, S, M, E, V> match, MatchState<O, S> state, Viewer viewer) {
        List<Card> cards = match.game().placement(state.state()).piles().stream()
                .filter(pile -> !pile.seenBy(viewer))
                .flatMap(pile -> pile.cards().stream())
                .toList();
        return CardSet.of(cards);
    }
}
