package org.tercet.wire.json;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.function.Consumer;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.tercet.wire.Limits;
import org.tercet.wire.Problem;
import org.tercet.wire.Reading;
import org.tercet.wire.Unread;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.JsonParser;
import tools.jackson.core.ObjectReadContext;
import tools.jackson.core.ObjectWriteContext;
import tools.jackson.core.json.JsonFactory;

/** JSON text to and fro, bounded. */
public final class Json {

    private static final JsonFactory FACTORY = new JsonFactory();

    /** Bytes that a usual message fits into. */
    private static final int USUAL = 8_192;

    /** What a thread writes into, used again for its next text unless a large one made it large. */
    private static final ThreadLocal<@Nullable ByteArrayOutputStream> SPARE = new ThreadLocal<>();

    private Json() {}

    public static String text(Consumer<JsonGenerator> content) {
        return new String(bytes(content), StandardCharsets.UTF_8);
    }

    public static byte[] bytes(Consumer<JsonGenerator> content) {
        ByteArrayOutputStream spare = SPARE.get();
        ByteArrayOutputStream bytes = spare == null ? new ByteArrayOutputStream(USUAL) : spare;
        // Somebody who is asked for content may write another text meanwhile.
        SPARE.remove();
        try (JsonGenerator json = FACTORY.createGenerator(ObjectWriteContext.empty(), bytes)) {
            content.accept(json);
        }
        byte[] written = bytes.toByteArray();
        if (written.length <= USUAL) {
            bytes.reset();
            SPARE.set(bytes);
        }
        return written;
    }

    static <T> Reading<T> read(String text, Limits limits, Function<Object, T> content) {
        return text.length() > limits.document()
                ? tooLarge(limits)
                : read(text.getBytes(StandardCharsets.UTF_8), limits, content);
    }

    static <T> Reading<T> read(byte[] text, Limits limits, Function<Object, T> content) {
        if (text.length > limits.document()) {
            return tooLarge(limits);
        }
        try {
            JsonParser parser = FACTORY.createParser(ObjectReadContext.empty(), text);
            return new Reading.Read<>(content.apply(JsonTree.read(parser, limits)));
        } catch (Unread e) {
            return e.reading();
        } catch (JacksonException e) {
            // It looks at the first bytes for an encoding, and objects to some before there is a text.
            return new Reading.Unreadable<>("", new Problem.Malformed());
        }
    }

    private static <T> Reading<T> tooLarge(Limits limits) {
        return new Reading.Unreadable<>("", new Problem.TooLarge(limits.document()));
    }
}
