package org.tercet.server.daily;

import java.util.List;
import org.tercet.cards.Card;
import org.tercet.lab.odds.Odds;
import org.tercet.server.http.Answer;
import org.tercet.server.http.Call;
import org.tercet.server.http.Route;
import org.tercet.server.http.Toll;
import org.tercet.wire.json.JsonCodec;
import tools.jackson.core.JsonGenerator;

/** {@code /check} and {@code /odds}. */
public final class CardRoutes {

    private static final int KEPT_SECONDS = 86_400;

    private static final JsonCodec<Three> THREES = JsonCodec.of(Three.class);
    private static final JsonCodec<Judgement> JUDGEMENTS = JsonCodec.of(Judgement.class);

    private CardRoutes() {}

    /** The cards that somebody asks about. */
    public record Three(List<Card> cards) {
        public Three {
            cards = List.copyOf(cards);
        }
    }

    public static List<Route> routes() {
        return List.of(
                Route.post(Route.API + "/check", CardRoutes::check),
                Route.get(Route.API + "/odds", _ -> Counted.ANSWER, Toll.LOOK));
    }

    private static Answer check(Call call) {
        return Answer.json(JUDGEMENTS, Judgement.of(call.read(THREES).cards()));
    }

    /** Counted once, when somebody first asks. */
    private static final class Counted {
        static final Answer ANSWER = Answer.json(Counted::write).keptFor(KEPT_SECONDS);

        /** Counts may be larger than what JavaScript can count, so they are text. */
        private static void write(JsonGenerator json) {
            json.writeStartObject();
            json.writeArrayPropertyStart("hands");
            for (Odds.Hands hands : Odds.ofDeck().table()) {
                json.writeStartObject();
                json.writeNumberProperty("cards", hands.cards());
                json.writeStringProperty("setFree", hands.setFree().toString());
                json.writeStringProperty("total", hands.total().toString());
                json.writeStringProperty("fraction", hands.noSet().toString());
                json.writeNumberProperty("probability", hands.noSet().toDouble());
                json.writeEndObject();
            }
            json.writeEndArray();
            json.writeEndObject();
        }
    }
}
