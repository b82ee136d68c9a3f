package org.tercet.specs.race;

import java.util.List;
import java.util.Map;
import org.tercet.cards.Card;
import org.tercet.cards.CardSet;
import org.tercet.cards.Pattern;
import org.tercet.rules.Games;
import org.tercet.rules.game.Chosen;
import org.tercet.rules.game.Seat;
import org.tercet.rules.parts.Layout;
import org.tercet.rules.parts.Spot;
import org.tercet.rules.parts.Why;
import org.tercet.rules.race.RaceEvent;
import org.tercet.rules.race.RaceGame;
import org.tercet.rules.race.RaceMove;
import org.tercet.rules.race.RaceOptions;
import org.tercet.rules.race.RaceState;
import org.tercet.rules.race.RaceView;
import org.tercet.testkit.Decks;
import org.tercet.testkit.Scene;

/** Tables to begin a story at. */
final class RaceScenes {

    /** Twelve cards with one set among them: 2rsd 2gto 2pos. */
    static final String ONE_SET = "2gts 2rsd 3gtd 2gss 2pos 3psd 3pto 2ros 2rso 2gto 1rsd 3pss";

    static final String THE_SET = "2rsd 2gto 2pos";

    /** Three cards on that table that are no set. */
    static final String NO_SET = "2gts 2rsd 3gtd";

    /** Eighteen cards without a set. */
    static final String NONE_IN_18 =
            "2gos 2gss 3goo 2goo 1pss 2pos 2poo 3pss 2rss 1gos 3poo 3gto 2rto 1pos 3rto 1gts 3gtd 2pto";

    private RaceScenes() {}

    static Scene<RaceOptions, RaceState, RaceMove, RaceEvent, RaceView> table(
            String rulebook, int players, String top, String... wishes) {
        return table(Games.BASE, rulebook, players, top, wishes);
    }

    static Scene<RaceOptions, RaceState, RaceMove, RaceEvent, RaceView> mode(
            RaceGame game, int players, String top, String... wishes) {
        return table(game, "online", players, top, wishes);
    }

    private static Scene<RaceOptions, RaceState, RaceMove, RaceEvent, RaceView> table(
            RaceGame game, String rulebook, int players, String top, String... wishes) {
        RaceOptions options = options(game, rulebook, wishes);
        return Scene.given(game, options, players, Decks.stacked(options.deck(), top));
    }

    /** A table with nothing in the deck but these cards, all of them laid: the end of a game. */
    static Scene<RaceOptions, RaceState, RaceMove, RaceEvent, RaceView> lastCards(
            String rulebook, int players, String cards, String... wishes) {
        RaceOptions full = options(Games.BASE, rulebook, wishes);
        List<Card> order = Decks.cards(cards);
        RaceOptions options = new RaceOptions(
                full.rules(), CardSet.of(order), full.laid(), full.most(), full.oneGesture(), full.callMillis());
        return Scene.given(Games.BASE, options, players, order);
    }

    static RaceOptions options(RaceGame game, String rulebook, String... wishes) {
        Map<String, String> chosen = new java.util.TreeMap<>();
        for (String wish : wishes) {
            chosen.put(wish.split("=", 2)[0], wish.split("=", 2)[1]);
        }
        return switch (Chosen.of(rulebook, game.settings(rulebook), chosen)) {
            case Chosen.Choice.Valid(var valid) -> game.options(valid);
            case Chosen.Choice.Invalid(var refusal) -> throw new IllegalArgumentException(refusal.toString());
        };
    }

    static RaceMove call() {
        return new RaceMove.Call();
    }

    static RaceMove take(String cards) {
        return new RaceMove.Take(Decks.cards(cards));
    }

    static RaceMove noSet() {
        return new RaceMove.NoSet();
    }

    static RaceEvent taken(int seat, String cards) {
        CardSet set = Decks.set(cards);
        return new RaceEvent.Taken(new Seat(seat), set, set, Why.of(Pattern.SET, set));
    }

    static RaceEvent mistaken(int seat, String cards) {
        CardSet set = Decks.set(cards);
        return new RaceEvent.Mistaken(new Seat(seat), set, Why.of(Pattern.SET, set));
    }

    static RaceEvent paid(int seat, String cards, int points) {
        return new RaceEvent.Paid(new Seat(seat), Decks.cards(cards), points);
    }

    /** Cards laid from this place on. */
    static RaceEvent laid(int from, String cards) {
        List<Card> list = Decks.cards(cards);
        return new RaceEvent.Laid(java.util.stream.IntStream.range(0, list.size())
                .mapToObj(i -> new Spot(from + i, list.get(i)))
                .toList());
    }

    static RaceEvent laidAt(String... spots) {
        return new RaceEvent.Laid(spots(spots));
    }

    /** Spots written as {@code place:card}. */
    static List<Spot> spots(String... spots) {
        return List.of(spots).stream()
                .map(spot -> spot.split(":"))
                .map(spot -> new Spot(Integer.parseInt(spot[0]), Decks.card(spot[1])))
                .toList();
    }

    static Layout layout(Scene<RaceOptions, RaceState, RaceMove, RaceEvent, RaceView> scene) {
        return scene.state().layout();
    }
}
