package org.tercet.wire.json;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import org.tercet.cards.Card;
import org.tercet.cards.CardSet;
import org.tercet.cards.Notation;
import org.tercet.rules.game.Seat;
import org.tercet.wire.shape.Composite;
import org.tercet.wire.shape.Family;
import org.tercet.wire.shape.Shape;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.SerializableString;
import tools.jackson.core.io.SerializedString;

/** Values into JSON, by their shape. */
final class JsonWriting {

    private static final List<SerializableString> CARDS = Card.all().stream()
            .<SerializableString>map(card -> new SerializedString(Notation.of(card)))
            .toList();

    /** By the names of all fields there are: their quoted form is made once. */
    private static final Map<String, SerializableString> NAMES = new ConcurrentHashMap<>();

    private JsonWriting() {}

    static void value(Shape shape, Object value, JsonGenerator json) {
        switch (shape) {
            case Shape.Plain plain -> plain(plain, value, json);
            case Shape.Cards cards -> {
                json.writeStartArray();
                ((CardSet) value).forEach(card -> json.writeString(CARDS.get(card.index())));
                json.writeEndArray();
            }
            case Shape.Names names -> {
                json.writeStartObject();
                ((Map<?, ?>) value).forEach((name, text) -> json.writeStringProperty((String) name, (String) text));
                json.writeEndObject();
            }
            case Shape.Maybe(Shape of) ->
                ((Optional<?>) value).ifPresentOrElse(inner -> value(of, inner, json), json::writeNull);
            case Shape.Many(Shape of) -> {
                json.writeStartArray();
                for (Object item : (List<?>) value) {
                    value(of, item, json);
                }
                json.writeEndArray();
            }
            case Shape.Choice choice -> json.writeString(choice.nameOf(value));
            case Composite composite -> {
                json.writeStartObject();
                fields(composite, value, json);
                json.writeEndObject();
            }
            case Family family -> {
                Composite member = family.memberOf(value);
                json.writeStartObject();
                json.writeStringProperty(JsonReading.TYPE, member.name());
                fields(member, value, json);
                json.writeEndObject();
            }
        }
    }

    private static void plain(Shape.Plain plain, Object value, JsonGenerator json) {
        switch (plain) {
            case TEXT -> json.writeString((String) value);
            case WHOLE -> json.writeNumber((Integer) value);
            case MILLIS -> json.writeNumber((Long) value);
            case TRUTH -> json.writeBoolean((Boolean) value);
            case CARD -> json.writeString(CARDS.get(((Card) value).index()));
            case SEAT -> json.writeNumber(((Seat) value).number());
        }
    }

    /** What is absent is left out. */
    private static void fields(Composite composite, Object value, JsonGenerator json) {
        for (Composite.Field field : composite.fields()) {
            Object inner = field.of(value);
            if (!(inner instanceof Optional<?> maybe) || maybe.isPresent()) {
                json.writeName(NAMES.computeIfAbsent(field.name(), SerializedString::new));
                value(field.shape(), inner, json);
            }
        }
    }
}
