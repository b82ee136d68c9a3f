package org.tercet.server.people;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Predicate;
import org.tercet.server.http.Answer;
import org.tercet.server.http.Call;
import org.tercet.server.http.Caller;
import org.tercet.server.http.Diary;
import org.tercet.server.http.Known;
import org.tercet.server.http.Objected;
import org.tercet.server.http.Objection;
import org.tercet.server.http.Route;
import org.tercet.server.http.SecretCookie;
import org.tercet.server.http.Toll;
import org.tercet.table.Person;
import org.tercet.wire.json.JsonCodec;

/** {@code /me}: who somebody is. */
public final class PeopleRoutes {

    private static final String ME = Route.API + "/me";
    private static final JsonCodec<Introduction> INTRODUCTIONS = JsonCodec.of(Introduction.class);
    private static final JsonCodec<Me> MES = JsonCodec.of(Me.class);

    private final People people;
    private final Consumer<Predicate<Known>> farewell;
    private final Diary diary;

    /**
     * @param farewell is told who says goodbye
     */
    public PeopleRoutes(People people, Consumer<Predicate<Known>> farewell, Diary diary) {
        this.people = people;
        this.farewell = farewell;
        this.diary = diary;
    }

    /** How somebody introduces themselves. */
    public record Introduction(String name, Optional<Boolean> token) {}

    /** What somebody is told about themselves. */
    public record Me(String id, String name, boolean program, Optional<String> token) {
        static Me of(Person person) {
            return new Me(person.id(), person.name(), person.program(), Optional.empty());
        }

        Me with(Secret secret) {
            return new Me(id, name, program, Optional.of(secret.tell()));
        }
    }

    public List<Route> routes() {
        return List.of(
                Route.get(ME, this::me, Toll.LOOK).forThosePresent(),
                Route.post(ME, this::introduce, Toll.MAKE),
                Route.delete(ME, this::goodbye, Toll.LOOK).forThosePresent());
    }

    private Answer me(Call call) {
        Answer answer = Answer.json(MES, Me.of(call.somebody()));
        return people.renewed(call.caller())
                .map(secret -> {
                    diary.passed("a new cookie for", call.somebody().id(), call.caller());
                    return answer.with(
                            "Set-Cookie",
                            SecretCookie.keep(secret.tell(), call.caller().secure()));
                })
                .orElse(answer);
    }

    private Answer introduce(Call call) {
        Introduction introduction = call.read(INTRODUCTIONS);
        String name = CleanName.of(introduction.name())
                .orElseThrow(() -> new Objected(new Objection.BadName(CleanName.MOST)));
        boolean token = introduction.token().orElse(false);
        return call.person()
                .map(person -> again(call.caller(), person, name, token))
                .orElseGet(() -> first(call, name, token));
    }

    private Answer again(Caller caller, Person person, String name, boolean token) {
        people.rename(person.id(), name);
        Me me = Me.of(new Person(person.id(), name, person.program()));
        if (!token) {
            return Answer.json(MES, me);
        }
        diary.passed("another token for", person.id(), caller);
        return Answer.json(MES, me.with(people.give(new Person(person.id(), name, true))));
    }

    private Answer first(Call call, String name, boolean token) {
        People.Welcome welcome = people.welcome(name, token);
        Me me = Me.of(welcome.person());
        diary.passed(token ? "a token for somebody new" : "a cookie for somebody new", me.id(), call.caller());
        if (token) {
            return Answer.json(MES, me.with(welcome.secret())).as(201);
        }
        return Answer.json(MES, me)
                .as(201)
                .with(
                        "Set-Cookie",
                        SecretCookie.keep(welcome.secret().tell(), call.caller().secure()));
    }

    private Answer goodbye(Call call) {
        String id = call.somebody().id();
        people.revoke(id);
        farewell.accept(known -> known.person().id().equals(id));
        diary.passed("goodbye of", id, call.caller());
        return Answer.nothing()
                .with("Set-Cookie", SecretCookie.forget(call.caller().secure()));
    }
}
