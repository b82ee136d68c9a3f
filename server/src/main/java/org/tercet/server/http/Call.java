package org.tercet.server.http;

import io.vertx.core.buffer.Buffer;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Optional;
import org.tercet.table.Person;
import org.tercet.wire.Problem;
import org.tercet.wire.Reading;
import org.tercet.wire.json.JsonCodec;

/**
 * A request that was found to be in order.
 *
 * @param values what stands in the path, by name
 * @param known who asks, if they said so
 */
public record Call(Caller caller, Map<String, String> values, Query query, Buffer body, Optional<Known> known) {

    public Call {
        values = Map.copyOf(values);
    }

    public String value(String name) {
        return Optional.ofNullable(values.get(name)).orElseThrow(() -> new IllegalArgumentException(name));
    }

    public <T> T read(JsonCodec<T> codec) {
        return switch (codec.read(body.getBytes())) {
            case Reading.Read<T>(var value) -> value;
            case Reading.Unreadable<T>(var path, var problem) ->
                throw new Objected(new Objection.Unreadable(path, problem));
        };
    }

    public String text() {
        try {
            return StandardCharsets.UTF_8
                    .newDecoder()
                    .decode(ByteBuffer.wrap(body.getBytes()))
                    .toString();
        } catch (CharacterCodingException e) {
            throw new Objected(new Objection.Unreadable("", new Problem.Malformed()));
        }
    }

    public Optional<Person> person() {
        return known.map(Known::person);
    }

    /** Whoever asks, and through what; a route that is for those present has somebody. */
    public Known asker() {
        return known.orElseThrow(() -> new Objected(new Objection.UnknownPerson()));
    }

    public Person somebody() {
        return asker().person();
    }

    Call by(Optional<Known> somebody) {
        return new Call(caller, values, query, body, somebody);
    }
}
