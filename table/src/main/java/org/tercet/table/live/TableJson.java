package org.tercet.table.live;

import java.util.List;
import java.util.Optional;
import org.tercet.rules.game.Event;
import org.tercet.rules.game.Game;
import org.tercet.rules.game.Move;
import org.tercet.rules.game.Refusal;
import org.tercet.rules.game.Shown;
import org.tercet.rules.game.View;
import org.tercet.rules.match.MatchView;
import org.tercet.table.Entry;
import org.tercet.wire.Limits;
import org.tercet.wire.Problem;
import org.tercet.wire.Reading;
import org.tercet.wire.json.GameJson;
import org.tercet.wire.json.Json;
import org.tercet.wire.json.JsonCodec;
import org.tercet.wire.shape.GameTypes;
import org.tercet.wire.shape.TypeRef;
import org.tercet.wire.shape.Written;
import tools.jackson.core.JsonGenerator;

/** The JSON of everything at a table for one game. Make one for a game and keep it. */
public final class TableJson<M extends Move, E extends Event, V extends View> {

    /** An entry holds a whole deck now and then, but not many. */
    private static final Limits STORED = new Limits(1 << 20, 256, 4096, 32);

    private static final JsonCodec<TableView> TABLE = JsonCodec.of(TableView.class);
    private static final JsonCodec<Refusal> REFUSAL = JsonCodec.of(Refusal.class);
    private static final JsonCodec<Problem> PROBLEM = JsonCodec.of(Problem.class);

    private final GameJson<M, E, V> game;
    private final JsonCodec<Asked<M>> asked;
    private final JsonCodec<Entry<M, E>> entries;

    private TableJson(Game<?, ?, M, E, V> game) {
        GameTypes types = GameTypes.of(game);
        this.game = GameJson.of(game);
        this.asked = JsonCodec.of(TypeRef.of(Asked.class, types.move()));
        this.entries = JsonCodec.<Entry<M, E>>of(TypeRef.of(Entry.class, types.move(), types.event()))
                .within(STORED);
    }

    public static <M extends Move, E extends Event, V extends View> TableJson<M, E, V> of(Game<?, ?, M, E, V> game) {
        return new TableJson<>(game);
    }

    /** What a client sent. */
    public Reading<Asked<M>> asked(String text) {
        return asked.read(text);
    }

    /** What is stored. */
    public JsonCodec<Entry<M, E>> entries() {
        return entries;
    }

    public String text(Told<V> told) {
        return Json.text(json -> {
            json.writeStartObject();
            write(told, json);
            json.writeEndObject();
        });
    }

    private void write(Told<V> told, JsonGenerator json) {
        switch (told) {
            case Told.Welcome<V>(var protocol, var number, var now, var table, var match, var missed) -> {
                json.writeStringProperty("type", "welcome");
                json.writeNumberProperty("protocol", protocol);
                standing(number, now, Optional.of(table), match, json);
                events("missed", missed, json);
            }
            case Told.Update<V>(var number, var now, var table, var match, var events) -> {
                json.writeStringProperty("type", "update");
                standing(number, now, table, match, json);
                events("events", events, json);
            }
            case Told.Done<V>(var id, var number) -> {
                json.writeStringProperty("type", "done");
                json.writeStringProperty("id", id);
                json.writeNumberProperty("number", number);
            }
            case Told.Refused<V>(var id, var reason) -> {
                json.writeStringProperty("type", "refused");
                json.writeStringProperty("id", id);
                json.writeName("reason");
                REFUSAL.write(reason, json);
            }
            case Told.Unreadable<V>(var id, var path, var problem) -> {
                json.writeStringProperty("type", "unreadable");
                id.ifPresent(it -> json.writeStringProperty("id", it));
                json.writeStringProperty("path", path);
                json.writeName("problem");
                PROBLEM.write(problem, json);
            }
            case Told.Heard<V>(var seat, var phrase, var text) -> {
                json.writeStringProperty("type", "heard");
                json.writeNumberProperty("seat", seat.number());
                phrase.ifPresent(it -> json.writeStringProperty("phrase", Written.name(it)));
                text.ifPresent(it -> json.writeStringProperty("text", it));
            }
            case Told.Pong<V>() -> json.writeStringProperty("type", "pong");
            case Told.Goodbye<V>(var why) -> {
                json.writeStringProperty("type", "bye");
                json.writeStringProperty("why", Written.name(why));
            }
        }
    }

    private void standing(
            long number, long now, Optional<TableView> table, Optional<MatchView<V>> match, JsonGenerator json) {
        json.writeNumberProperty("number", number);
        json.writeNumberProperty("now", now);
        table.ifPresent(it -> {
            json.writeName("table");
            TABLE.write(it, json);
        });
        match.ifPresent(it -> {
            json.writeName("match");
            game.views().write(it, json);
        });
    }

    private void events(String name, List<Shown> events, JsonGenerator json) {
        json.writeName(name);
        json.writeStartArray();
        events.forEach(shown -> game.shown().write(shown, json));
        json.writeEndArray();
    }
}
