package org.tercet.server.http;

import io.vertx.core.Future;
import io.vertx.core.Vertx;
import io.vertx.core.buffer.Buffer;
import io.vertx.core.http.HttpServerRequest;
import java.util.Map;
import java.util.Optional;

/** Takes a request from its first line to its answer: where it leads, whether it may, who asks, and what comes of it. */
final class Reception {

    private final Vertx vertx;
    private final Setup setup;
    private final Doorway doorway;
    private final Allowances ofAddress;
    private final Allowances ofPerson;

    Reception(Vertx vertx, Setup setup, Doorway doorway) {
        this.vertx = vertx;
        this.setup = setup;
        this.doorway = doorway;
        this.ofAddress = new Allowances(setup.bounds().ofAddress());
        this.ofPerson = new Allowances(setup.bounds().ofPerson());
    }

    void receive(HttpServerRequest request) {
        doorway.asked(request.connection());
        Caller caller = setup.proxies().caller(request);
        Reply reply = new Reply(request, caller, setup, doorway);
        try {
            pay(ofAddress, caller.address(), Toll.GLANCE);
            String path = Optional.ofNullable(request.path()).orElse("");
            switch (setup.router().find(request.method().name(), path)) {
                case Router.Way.To(Route route, Map<String, String> values) ->
                    follow(request, caller, route, values, reply);
                case Router.Way.Only(var methods)
                when request.method().name().equals("OPTIONS") -> reply.preflight(methods);
                case Router.Way.Only(var methods) -> reply.object(new Objection.WrongMethod(methods));
                case Router.Way.Nowhere() -> reply.page(path);
            }
        } catch (RuntimeException e) {
            reply.fail(e);
        }
    }

    private void follow(
            HttpServerRequest request, Caller caller, Route route, Map<String, String> values, Reply reply) {
        reply.on(route);
        if (!setup.origins().allows(caller)) {
            throw new Objected(new Objection.WrongOrigin());
        }
        pay(ofAddress, caller.address(), route.toll());
        Query query = Query.of(Optional.ofNullable(request.query()), route.asks());
        Call call = new Call(caller, values, query, Buffer.buffer(), Optional.empty());
        if (route.endpoint() instanceof Endpoint.Upgrade upgrade) {
            upgrade(request, call, upgrade, reply);
            return;
        }
        BodyReading.of(request, route.body(), setup.bounds().body(), vertx)
                .compose(body -> known(new Call(caller, values, query, body, Optional.empty())))
                .compose(known -> {
                    checkPerson(route, known);
                    return answer(route, known);
                })
                .onSuccess(reply::send)
                .onFailure(reply::fail);
    }

    private void upgrade(HttpServerRequest request, Call call, Endpoint.Upgrade upgrade, Reply reply) {
        if (!request.canUpgradeToWebSocket()) {
            reply.send(Answer.of(new Objection.WrongType("websocket")).as(426).with("Upgrade", "websocket"));
            return;
        }
        // A connection that has become a socket does not tell its close handler when it ends.
        Runnable left = () -> doorway.leave(request.connection());
        request.toWebSocket()
                .onSuccess(socket -> upgrade.open(call, socket, left))
                .onFailure(reply::fail);
    }

    private Future<Call> known(Call call) {
        return Future.fromCompletionStage(setup.doorkeeper().know(call.caller()), vertx.getOrCreateContext())
                .map(call::by);
    }

    /** A secret that was never given to anybody is no way to be nobody. */
    private void checkPerson(Route route, Call call) {
        boolean forged = call.person().isEmpty() && call.caller().token().isPresent();
        if (forged || (route.forPeople() && call.person().isEmpty())) {
            throw new Objected(new Objection.UnknownPerson());
        }
        call.person().ifPresent(person -> ofPerson.pay(person.id(), route.toll()));
    }

    private Future<Answer> answer(Route route, Call call) {
        return switch (route.endpoint()) {
            case Endpoint.Prompt prompt -> Future.succeededFuture(prompt.answer(call));
            case Endpoint.Later later -> Future.fromCompletionStage(later.answer(call), vertx.getOrCreateContext());
            case Endpoint.Working working ->
                Future.fromCompletionStage(setup.workers().ask(() -> working.answer(call)), vertx.getOrCreateContext());
            case Endpoint.Upgrade _ -> throw new IllegalStateException("a socket is no answer");
        };
    }

    private void pay(Allowances allowances, Address address, Toll toll) {
        if (!(setup.bounds().sparesLocal() && address.isLocal())) {
            allowances.pay(address.text(), toll);
        }
    }
}
