package org.tercet.server.lobby;

import java.util.List;
import org.tercet.server.http.Answer;
import org.tercet.server.http.Route;
import org.tercet.wire.json.JsonCodec;

/** {@code /games}. */
public final class CatalogueRoutes {

    private static final int KEPT_SECONDS = 300;

    private CatalogueRoutes() {}

    public static List<Route> routes() {
        Answer answer =
                Answer.json(JsonCodec.of(Catalogue.class), Catalogue.whole()).keptFor(KEPT_SECONDS);
        return List.of(Route.get(Route.API + "/games", _ -> answer));
    }
}
