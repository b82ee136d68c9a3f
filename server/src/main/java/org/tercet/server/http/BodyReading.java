package org.tercet.server.http;

import io.vertx.core.Future;
import io.vertx.core.Promise;
import io.vertx.core.Vertx;
import io.vertx.core.buffer.Buffer;
import io.vertx.core.http.HttpServerRequest;
import java.time.Duration;
import java.util.Locale;
import java.util.Optional;

/** Takes in what a request brings along, no more than is allowed and no longer than it may take. */
final class BodyReading {

    private BodyReading() {}

    static Future<Buffer> of(HttpServerRequest request, Route.Body wanted, Duration time, Vertx vertx) {
        if (request.isEnded()) {
            return Future.succeededFuture(Buffer.buffer());
        }
        checkLength(request, wanted);
        checkType(request, wanted);
        Promise<Buffer> all = Promise.promise();
        Buffer body = Buffer.buffer();
        // Closing it fails the reading.
        long timer = vertx.setTimer(time.toMillis(), _ -> request.connection().close());
        request.exceptionHandler(all::tryFail);
        request.handler(piece -> {
            if (body.length() + piece.length() > wanted.most()) {
                all.tryFail(tooLarge(wanted));
            } else {
                body.appendBuffer(piece);
            }
        });
        request.endHandler(_ -> all.tryComplete(body));
        return all.future().onComplete(_ -> vertx.cancelTimer(timer));
    }

    private static void checkLength(HttpServerRequest request, Route.Body wanted) {
        String length = request.getHeader("Content-Length");
        if (length != null && isMoreThan(length, wanted.most())) {
            throw tooLarge(wanted);
        }
    }

    private static boolean isMoreThan(String length, int most) {
        try {
            return Long.parseLong(length) > most;
        } catch (NumberFormatException e) {
            return true;
        }
    }

    /** A page of somebody else can post without asking, but not with the type of JSON. */
    private static void checkType(HttpServerRequest request, Route.Body wanted) {
        if (wanted == Route.Body.NONE) {
            return;
        }
        String type = Optional.ofNullable(request.getHeader("Content-Type")).orElse("");
        int end = type.indexOf(';');
        String plain = (end < 0 ? type : type.substring(0, end)).strip().toLowerCase(Locale.ROOT);
        if (!plain.equals(wanted.type())) {
            throw new Objected(new Objection.WrongType(wanted.type()));
        }
    }

    private static Objected tooLarge(Route.Body wanted) {
        return new Objected(new Objection.TooLarge(wanted.most()));
    }
}
