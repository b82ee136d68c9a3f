package org.tercet.wire.json;

import org.tercet.wire.Limits;
import org.tercet.wire.Reading;
import org.tercet.wire.shape.Shape;
import org.tercet.wire.shape.Shapes;
import org.tercet.wire.shape.TypeRef;
import tools.jackson.core.JsonGenerator;

/**
 * JSON of one type. Cards are written {@code "2rts"}, sets of cards as arrays in index order, seats as numbers from 0, enums in
 * lower case with hyphens; a record of a sealed family names itself in {@code type}; what is absent is left out.
 */
public final class JsonCodec<T> {

    private final Shape shape;
    private final Limits limits;

    private JsonCodec(Shape shape, Limits limits) {
        this.shape = shape;
        this.limits = limits;
    }

    public static <T> JsonCodec<T> of(Class<T> type) {
        return new JsonCodec<>(Shapes.of(type), Limits.MESSAGE);
    }

    /** For a type that Java cannot name at run time; the caller knows that T is that type. */
    public static <T> JsonCodec<T> of(TypeRef type) {
        return new JsonCodec<>(Shapes.of(type), Limits.MESSAGE);
    }

    public JsonCodec<T> within(Limits other) {
        return new JsonCodec<>(shape, other);
    }

    public void write(T value, JsonGenerator json) {
        JsonWriting.value(shape, value, json);
    }

    public String text(T value) {
        return Json.text(json -> write(value, json));
    }

    public byte[] bytes(T value) {
        return Json.bytes(json -> write(value, json));
    }

    public Reading<T> read(String text) {
        return Json.read(text, limits, this::value);
    }

    public Reading<T> read(byte[] text) {
        return Json.read(text, limits, this::value);
    }

    @SuppressWarnings("unchecked") // the shape is that of T
    private T value(Object json) {
        return (T) JsonReading.value(shape, json);
    }
}
