package org.tercet.cli;

import java.util.List;
import org.tercet.rules.game.Event;
import org.tercet.rules.game.Game;
import org.tercet.rules.game.Move;
import org.tercet.rules.game.Options;
import org.tercet.rules.game.Outcome;
import org.tercet.rules.game.State;
import org.tercet.rules.game.View;
import org.tercet.rules.match.Chronicle;
import org.tercet.rules.match.MatchEvent;
import org.tercet.rules.match.Opening;
import org.tercet.rules.match.Step;
import org.tercet.wire.json.GameJson;
import org.tercet.wire.json.Json;
import org.tercet.wire.json.JsonCodec;
import tools.jackson.core.JsonGenerator;

/** A whole match for programs: what it began with, the deal, each step with its events, and the outcome. */
final class ChronicleJson {

    private ChronicleJson() {}

    static <O extends Options, S extends State, M extends Move, E extends Event, V extends View> String of(
            Game<O, S, M, E, V> game, Chronicle<M, E> match, long seed) {
        GameJson<M, E, V> codecs = GameJson.of(game);
        return Json.text(json -> {
            json.writeStartObject();
            json.writeStringProperty("game", game.id());
            json.writeNumberProperty("seed", seed);
            json.writeName("opening");
            JsonCodec.of(Opening.class).write(match.opening(), json);
            array("first", match.first(), codecs.events(), json);
            array("steps", match.steps(), codecs.steps(), json);
            json.writeName("outcome");
            JsonCodec.of(Outcome.class).write(outcome(match), json);
            json.writeEndObject();
        });
    }

    private static <T> void array(String name, List<T> values, JsonCodec<T> codec, JsonGenerator json) {
        json.writeArrayPropertyStart(name);
        values.forEach(value -> codec.write(value, json));
        json.writeEndArray();
    }

    private static <M, E> Outcome outcome(Chronicle<M, E> match) {
        for (Step<M, E> step : match.steps().reversed()) {
            for (MatchEvent<E> event : step.events()) {
                if (event instanceof MatchEvent.MatchEnded<E>(var outcome)) {
                    return outcome;
                }
            }
        }
        throw new IllegalStateException("the match has not ended");
    }
}
