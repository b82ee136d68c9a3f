package org.tercet.wire.json;

import org.tercet.rules.game.Event;
import org.tercet.rules.game.Game;
import org.tercet.rules.game.Move;
import org.tercet.rules.game.View;
import org.tercet.rules.match.Chronicle;
import org.tercet.rules.match.Input;
import org.tercet.rules.match.MatchEvent;
import org.tercet.rules.match.MatchView;
import org.tercet.rules.match.Step;
import org.tercet.wire.shape.GameTypes;
import org.tercet.wire.shape.TypeRef;

/** The JSON of everything about one game. Make one for a game and keep it. */
public final class GameJson<M extends Move, E extends Event, V extends View> {

    private final GameTypes types;
    private final JsonCodec<M> moves;
    private final JsonCodec<Input<M>> inputs;
    private final JsonCodec<MatchEvent<E>> events;
    private final JsonCodec<MatchView<V>> views;
    private final ShownCodec shown;

    private GameJson(GameTypes types) {
        this.types = types;
        this.moves = JsonCodec.of(types.move());
        this.inputs = JsonCodec.of(TypeRef.of(Input.class, types.move()));
        this.events = JsonCodec.of(TypeRef.of(MatchEvent.class, types.event()));
        this.views = JsonCodec.of(TypeRef.of(MatchView.class, types.view()));
        this.shown = new ShownCodec(types);
    }

    public static <M extends Move, E extends Event, V extends View> GameJson<M, E, V> of(Game<?, ?, M, E, V> game) {
        return new GameJson<>(GameTypes.of(game));
    }

    public JsonCodec<M> moves() {
        return moves;
    }

    public JsonCodec<Input<M>> inputs() {
        return inputs;
    }

    public JsonCodec<MatchEvent<E>> events() {
        return events;
    }

    public JsonCodec<MatchView<V>> views() {
        return views;
    }

    public ShownCodec shown() {
        return shown;
    }

    public JsonCodec<Step<M, E>> steps() {
        return JsonCodec.of(TypeRef.of(Step.class, types.move(), types.event()));
    }

    public JsonCodec<Chronicle<M, E>> chronicles() {
        return JsonCodec.of(TypeRef.of(Chronicle.class, types.move(), types.event()));
    }
}
