package org.tercet.wire;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.tercet.rules.Games;
import org.tercet.rules.game.Game;
import org.tercet.rules.game.Outcome;
import org.tercet.rules.game.Refusal;
import org.tercet.rules.game.Setting;
import org.tercet.rules.match.Chronicle;
import org.tercet.rules.match.Input;
import org.tercet.rules.match.MatchEvent;
import org.tercet.rules.match.MatchView;
import org.tercet.rules.match.Opening;
import org.tercet.wire.shape.GameTypes;
import org.tercet.wire.shape.TypeRef;
import org.tercet.wire.shape.Written;

/** Every type that travels, of every game in the catalogue. */
public final class Catalogue {

    private Catalogue() {}

    /** One game of each engine: games that share their types count once. */
    public static Map<String, Game<?, ?, ?, ?, ?>> engines() {
        Map<String, Game<?, ?, ?, ?, ?>> engines = new LinkedHashMap<>();
        for (Game<?, ?, ?, ?, ?> game : Games.ALL) {
            String event = Written.name(GameTypes.of(game).event().raw());
            engines.putIfAbsent(event.substring(0, event.lastIndexOf('-')), game);
        }
        return engines;
    }

    /** The types of one engine by what they are. */
    public static Map<String, TypeRef> types(Game<?, ?, ?, ?, ?> game) {
        GameTypes types = GameTypes.of(game);
        Map<String, TypeRef> all = new LinkedHashMap<>();
        all.put("move", types.move());
        all.put("event", types.event());
        all.put("view", types.view());
        all.put("input", TypeRef.of(Input.class, types.move()));
        all.put("match-event", TypeRef.of(MatchEvent.class, types.event()));
        all.put("match-view", TypeRef.of(MatchView.class, types.view()));
        all.put("chronicle", TypeRef.of(Chronicle.class, types.move(), types.event()));
        return all;
    }

    public static Stream<TypeRef> all() {
        return Stream.concat(
                List.of(Refusal.class, Setting.class, Problem.class, Outcome.class, Opening.class).stream()
                        .map(TypeRef::of),
                engines().values().stream().flatMap(game -> types(game).values().stream()));
    }
}
