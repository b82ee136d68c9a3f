package org.tercet.server.http;

import io.vertx.core.http.HttpServerRequest;
import io.vertx.core.http.HttpServerResponse;
import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.CompletionException;

/** The answer to one request on its way back; only the first counts. */
final class Reply {

    private static final Logger LOG = System.getLogger(Reply.class.getName());

    private final HttpServerRequest request;
    private final Caller caller;
    private final Setup setup;
    private final Doorway doorway;
    private final long began = System.nanoTime();
    private String route = "page";

    Reply(HttpServerRequest request, Caller caller, Setup setup, Doorway doorway) {
        this.request = request;
        this.caller = caller;
        this.setup = setup;
        this.doorway = doorway;
    }

    void on(Route found) {
        route = found.method() + " " + found.path();
    }

    void object(Objection objection) {
        setup.diary().objected(objection, route, caller);
        send(Answer.of(objection));
    }

    void page(String path) {
        boolean reads = List.of("GET", "HEAD").contains(request.method().name());
        if (!reads || path.startsWith(Route.API)) {
            object(new Objection.NotFound());
            return;
        }
        Pages.Wish wish = new Pages.Wish(
                path,
                header("Accept"),
                header("Accept-Encoding"),
                Optional.ofNullable(request.getHeader("If-None-Match")));
        send(SafetyHeaders.page(setup.pages().page(wish)));
    }

    /** A page of a named origin asks whether it may ask. */
    void preflight(List<String> methods) {
        boolean allowed = caller.origin().filter(setup.origins()::isNamed).isPresent();
        send(
                allowed
                        ? Answer.nothing()
                                .with("Access-Control-Allow-Methods", String.join(", ", methods))
                                .with("Access-Control-Allow-Headers", "Authorization, Content-Type")
                                .with("Access-Control-Max-Age", "600")
                        : Answer.of(new Objection.WrongOrigin()));
    }

    void fail(Throwable thrown) {
        Throwable cause =
                thrown instanceof CompletionException && thrown.getCause() != null ? thrown.getCause() : thrown;
        if (cause instanceof Objected objected) {
            object(objected.objection());
        } else if (setup.passes().test(cause)) {
            LOG.log(Level.WARNING, "answering " + route + ": " + cause);
            object(new Objection.NotNow());
        } else if (!request.response().closed()) {
            LOG.log(Level.ERROR, "answering " + route, cause);
            object(new Objection.Mistake());
        }
    }

    void send(Answer answer) {
        HttpServerResponse response = request.response();
        if (response.ended() || response.closed()) {
            return;
        }
        response.setStatusCode(answer.status());
        SafetyHeaders.of(caller.secure()).forEach(response::putHeader);
        answer.headers().forEach(response::putHeader);
        allowNamedOrigin(response);
        boolean last = !request.isEnded() || setup.stopping().get();
        if (last) {
            response.putHeader("Connection", "close");
        }
        setup.tally().answered(route, answer.status(), System.nanoTime() - began);
        Answer packed = Packing.of(answer, header("Accept-Encoding"), response);
        if (request.method().name().equals("HEAD")) {
            response.putHeader("Content-Length", Integer.toString(packed.body().length()));
            response.end().onComplete(_ -> after(last));
        } else {
            response.end(packed.body()).onComplete(_ -> after(last));
        }
    }

    private void after(boolean last) {
        if (last) {
            request.connection().close();
        } else {
            doorway.answered(request.connection());
        }
    }

    private void allowNamedOrigin(HttpServerResponse response) {
        caller.origin().filter(setup.origins()::isNamed).ifPresent(origin -> {
            response.putHeader("Access-Control-Allow-Origin", origin);
            response.putHeader("Access-Control-Allow-Credentials", "true");
            response.putHeader("Vary", "Origin");
        });
    }

    private String header(String name) {
        return Optional.ofNullable(request.getHeader(name)).orElse("").toLowerCase(Locale.ROOT);
    }
}
