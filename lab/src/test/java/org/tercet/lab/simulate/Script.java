package org.tercet.lab.simulate;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.tercet.cards.SetFinder;

/** Writes down games as they are seen, each by itself. */
final class Script implements Witness {

    private final Map<Long, List<String>> games = new TreeMap<>();

    @Override
    public void layout(long game, int cards, int deck, int sets) {
        note(game, cards + " cards, " + deck + " in the deck, " + sets + " sets");
    }

    @Override
    public void taken(long game, int set) {
        note(game, "taken " + SetFinder.unpacked(set));
    }

    @Override
    public void over(long game, int cards) {
        note(game, "over, " + cards + " left");
    }

    Map<Long, List<String>> games() {
        return games;
    }

    private void note(long game, String what) {
        games.computeIfAbsent(game, _ -> new ArrayList<>()).add(what);
    }
}
