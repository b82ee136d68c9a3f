package org.tercet.server.people;

import java.util.List;
import java.util.function.Consumer;
import java.util.function.Predicate;
import org.tercet.server.http.Answer;
import org.tercet.server.http.Call;
import org.tercet.server.http.Diary;
import org.tercet.server.http.Known;
import org.tercet.server.http.Objected;
import org.tercet.server.http.Objection;
import org.tercet.server.http.Route;
import org.tercet.server.http.SecretCookie;
import org.tercet.server.http.Toll;
import org.tercet.wire.json.JsonCodec;

/** {@code /me/holders}: the browsers and programs through which somebody is known. */
public final class HolderRoutes {

    private static final String HOLDERS = Route.API + "/me/holders";
    private static final JsonCodec<Holders> CODEC = JsonCodec.of(Holders.class);

    private final People people;
    private final Consumer<Predicate<Known>> farewell;
    private final Diary diary;

    /**
     * @param farewell is told whose secret was ended
     */
    public HolderRoutes(People people, Consumer<Predicate<Known>> farewell, Diary diary) {
        this.people = people;
        this.farewell = farewell;
        this.diary = diary;
    }

    /** The one that asks first, then the newest. */
    public record Holders(List<Holder> holders) {
        public Holders {
            holders = List.copyOf(holders);
        }
    }

    public List<Route> routes() {
        return List.of(
                Route.get(HOLDERS, this::list, Toll.LOOK).forThosePresent(),
                Route.delete(HOLDERS + "/{id}", this::end, Toll.LOOK).forThosePresent());
    }

    private Answer list(Call call) {
        return Answer.json(CODEC, new Holders(people.holders(call.asker())));
    }

    private Answer end(Call call) {
        Known asker = call.asker();
        String holder = call.value("id");
        if (!people.end(asker.person().id(), holder)) {
            throw new Objected(new Objection.NotFound());
        }
        farewell.accept(known -> known.holder().equals(holder));
        diary.passed("end of one secret of", asker.person().id(), call.caller());
        boolean ownCookie = holder.equals(asker.holder()) && !asker.person().program();
        return ownCookie
                ? Answer.nothing()
                        .with("Set-Cookie", SecretCookie.forget(call.caller().secure()))
                : Answer.nothing();
    }
}
