package org.tercet.server;

import java.util.List;
import java.util.Optional;
import org.tercet.bots.RaceFinds;
import org.tercet.cards.CardSet;
import org.tercet.rules.Games;
import org.tercet.rules.match.MatchView;
import org.tercet.rules.race.RaceEvent;
import org.tercet.rules.race.RaceMove;
import org.tercet.rules.race.RaceView;
import org.tercet.wire.Reading;
import org.tercet.wire.json.GameJson;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Somebody at a table of the base game who sees everything at once, and plays by what the socket says. */
final class RacePlayer {

    private static final JsonMapper MAPPER = new JsonMapper();
    private static final GameJson<RaceMove, RaceEvent, RaceView> JSON = GameJson.of(Games.BASE);

    private final Phone phone;
    private int acts;

    RacePlayer(Phone phone) {
        this.phone = phone;
        phone.say(Phone.HELLO);
    }

    void act(String act) {
        acts++;
        phone.say("{\"type\":\"do\",\"id\":\"a" + acts + "\",\"act\":" + act + "}");
    }

    /** Hears until something of that type is said. */
    JsonNode hear(String type) {
        JsonNode told = MAPPER.readTree(phone.next());
        while (!told.get("type").stringValue().equals(type)) {
            told = MAPPER.readTree(phone.next());
        }
        return told;
    }

    /** Plays until the match is finished; the last thing that was told. */
    JsonNode playToTheEnd() {
        JsonNode told = MAPPER.readTree(phone.next());
        Optional<String> before = Optional.empty();
        while (!isFinished(told)) {
            if (told.has("match")) {
                String match = told.get("match").toString();
                Optional<String> move = move(match);
                if (move.isPresent() && !move.equals(before)) {
                    act("{\"type\":\"play\",\"move\":" + move.get() + "}");
                }
                before = move;
            }
            told = MAPPER.readTree(phone.next());
        }
        return told;
    }

    private static boolean isFinished(JsonNode told) {
        return told.has("table") && told.get("table").get("phase").stringValue().equals("finished");
    }

    private static Optional<String> move(String match) {
        if (!(JSON.views().read(match) instanceof Reading.Read<MatchView<RaceView>>(var view))
                || view.standing() != MatchView.Standing.PLAYING) {
            return Optional.empty();
        }
        List<CardSet> finds = RaceFinds.all(view.table());
        if (!finds.isEmpty()) {
            return Optional.of(
                    JSON.moves().text(new RaceMove.Take(finds.getFirst().toList())));
        }
        return view.table().mayAgree() ? Optional.of(JSON.moves().text(new RaceMove.NoSet())) : Optional.empty();
    }
}
