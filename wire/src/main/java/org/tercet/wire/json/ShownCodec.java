package org.tercet.wire.json;

import java.util.Map;
import org.tercet.rules.game.Shown;
import org.tercet.wire.Limits;
import org.tercet.wire.Problem;
import org.tercet.wire.Reading;
import org.tercet.wire.Unread;
import org.tercet.wire.shape.Family;
import org.tercet.wire.shape.GameTypes;
import tools.jackson.core.JsonGenerator;

/**
 * JSON of what is shown to a viewer. Something in the game itself is written as the event {@code played} that it was, so that a
 * game may use any names.
 */
public final class ShownCodec {

    private static final String PLAYED = "played";
    private static final String EVENT = "event";

    private final Family match;
    private final Family game;

    ShownCodec(GameTypes types) {
        this.match = types.shownOfMatch();
        this.game = types.shown();
    }

    public void write(Shown shown, JsonGenerator json) {
        if (match.holds(shown)) {
            JsonWriting.value(match, shown, json);
        } else {
            json.writeStartObject();
            json.writeStringProperty(JsonReading.TYPE, PLAYED);
            json.writeName(EVENT);
            JsonWriting.value(game, shown, json);
            json.writeEndObject();
        }
    }

    public String text(Shown shown) {
        return Json.text(json -> write(shown, json));
    }

    public byte[] bytes(Shown shown) {
        return Json.bytes(json -> write(shown, json));
    }

    public Reading<Shown> read(String text) {
        return Json.read(text, Limits.MESSAGE, this::value);
    }

    private Shown value(Object json) {
        Map<?, ?> fields = JsonReading.fields(json);
        if (!PLAYED.equals(fields.get(JsonReading.TYPE))) {
            return (Shown) JsonReading.value(match, json);
        }
        Object event = fields.get(EVENT);
        if (event == null) {
            throw new Unread(new Problem.MissingField(EVENT));
        }
        for (Object name : fields.keySet()) {
            if (!name.equals(EVENT) && !name.equals(JsonReading.TYPE)) {
                throw new Unread(new Problem.UnknownField(JsonTree.shortened((String) name)));
            }
        }
        try {
            return (Shown) JsonReading.value(game, event);
        } catch (Unread e) {
            throw e.in(EVENT);
        }
    }
}
