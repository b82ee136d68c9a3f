package org.tercet.server.http;

import java.util.concurrent.CompletionStage;

/** What answers a route. */
public sealed interface Endpoint {

    /** At once, on the thread that serves everybody: nothing that waits or works for long. */
    non-sealed interface Prompt extends Endpoint {
        Answer answer(Call call);
    }

    /** By somebody else in their own time. */
    non-sealed interface Later extends Endpoint {
        CompletionStage<Answer> answer(Call call);
    }

    /** On a thread that may wait for the database or work for a while. */
    non-sealed interface Working extends Endpoint {
        Answer answer(Call call);
    }

    /** With a socket instead of an answer. */
    non-sealed interface Upgrade extends Endpoint {

        /**
         * Takes the socket.
         *
         * @param left to be called when the socket is closed: from then on its connection is not counted any more
         */
        void open(Call call, io.vertx.core.http.ServerWebSocket socket, Runnable left);
    }
}
