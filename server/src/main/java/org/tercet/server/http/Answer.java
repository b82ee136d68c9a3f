package org.tercet.server.http;

import io.vertx.core.buffer.Buffer;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Consumer;
import org.tercet.rules.game.Refusal;
import org.tercet.wire.json.Json;
import org.tercet.wire.json.JsonCodec;
import tools.jackson.core.JsonGenerator;

/** What goes back: a status, headers beside those that every answer has, and the body. */
public record Answer(int status, Map<String, String> headers, Buffer body) {

    static final String TYPE = "Content-Type";
    static final String CACHE = "Cache-Control";

    private static final String JSON = "application/json";
    private static final JsonCodec<Objection> OBJECTIONS = JsonCodec.of(Objection.class);
    private static final JsonCodec<Refusal> REFUSALS = JsonCodec.of(Refusal.class);

    public Answer {
        headers = Map.copyOf(headers);
    }

    public static <T> Answer json(JsonCodec<T> codec, T value) {
        return json(codec.bytes(value));
    }

    public static Answer json(Consumer<JsonGenerator> content) {
        return json(Json.bytes(content));
    }

    private static Answer json(byte[] text) {
        return new Answer(200, Map.of(TYPE, JSON, CACHE, "no-store"), Buffer.buffer(text));
    }

    public static Answer text(String text) {
        Map<String, String> headers = Map.of(TYPE, "text/plain; charset=utf-8", CACHE, "no-store");
        return new Answer(200, headers, Buffer.buffer(text));
    }

    /** Done, and nothing to say. */
    public static Answer nothing() {
        return new Answer(204, Map.of(CACHE, "no-store"), Buffer.buffer());
    }

    public static Answer of(Objection objection) {
        Answer plain = json(json -> {
                    json.writeStartObject();
                    json.writeName("error");
                    if (objection instanceof Objection.Refused(var refusal)) {
                        REFUSALS.write(refusal, json);
                    } else {
                        OBJECTIONS.write(objection, json);
                    }
                    json.writeEndObject();
                })
                .as(objection.status());
        return switch (objection) {
            case Objection.TooMuch(int retryAfter) -> plain.with("Retry-After", Integer.toString(retryAfter));
            case Objection.NotNow() -> plain.with("Retry-After", "5");
            case Objection.WrongMethod(var allowed) -> plain.with("Allow", String.join(", ", allowed));
            case Objection.UnknownPerson() -> plain.with("WWW-Authenticate", "Bearer");
            default -> plain;
        };
    }

    public Answer as(int other) {
        return new Answer(other, headers, body);
    }

    public Answer with(String name, String value) {
        Map<String, String> more = new TreeMap<>(headers);
        more.put(name, value);
        return new Answer(status, more, body);
    }

    /** Something that everybody may keep for so long. */
    public Answer keptFor(int seconds) {
        return with(CACHE, "public, max-age=" + seconds);
    }
}
