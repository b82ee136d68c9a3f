package org.tercet.server.live;

import java.util.Optional;
import org.tercet.wire.Problem;
import org.tercet.wire.json.Json;
import org.tercet.wire.json.JsonCodec;

/** What a client says first, before it is known which game its moves belong to. */
public sealed interface First {

    JsonCodec<First> CODEC = JsonCodec.of(First.class);

    /** The number of the last update that the client saw is there when it comes back. */
    record Hello(int protocol, Optional<Long> last) implements First {}

    /** What a client is told that said something else. */
    static String unreadable(String path, Problem problem) {
        return Json.text(json -> {
            json.writeStartObject();
            json.writeStringProperty("type", "unreadable");
            json.writeStringProperty("path", path);
            json.writeName("problem");
            JsonCodec.of(Problem.class).write(problem, json);
            json.writeEndObject();
        });
    }
}
