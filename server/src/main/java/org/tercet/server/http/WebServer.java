package org.tercet.server.http;

import io.vertx.core.DeploymentOptions;
import io.vertx.core.Future;
import io.vertx.core.VerticleBase;
import io.vertx.core.Vertx;
import io.vertx.core.http.HttpServer;
import io.vertx.core.http.HttpServerOptions;
import io.vertx.core.http.HttpServerRequest;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.TimeUnit;

/** The server that listens, on as many threads as there are processors. */
public final class WebServer {

    private static final int FRAME = 64 * 1024;

    private final Vertx vertx;
    private final Setup setup;
    private final Doorway doorway;
    private final Reception reception;
    private final List<HttpServer> listening = new CopyOnWriteArrayList<>();

    public WebServer(Vertx vertx, Setup setup) {
        this.vertx = vertx;
        this.setup = setup;
        this.doorway = new Doorway(vertx, setup.bounds(), setup.proxies());
        this.reception = new Reception(vertx, setup, doorway);
    }

    /** Begins to listen and says where; port 0 is any that is free. */
    public Future<Integer> listen(String bind, int port, int threads) {
        // Vert.x takes a negative port for a free one that all threads share.
        int wanted = port == 0 ? -1 : port;
        return vertx.deployVerticle(() -> new Listening(bind, wanted), new DeploymentOptions().setInstances(threads))
                .map(_ -> listening.getFirst().actualPort());
    }

    /** How many connections there are. */
    public int connections() {
        return doorway.inside();
    }

    /** New requests are told to come again; those under way are answered within the given time. */
    public Future<Void> stop(Duration time) {
        setup.stopping().set(true);
        return Future.all(
                        listening.stream().map(server -> server.shutdown(time)).toList())
                .mapEmpty();
    }

    private final class Listening extends VerticleBase {
        private final HttpServer server;
        private final String bind;
        private final int port;

        Listening(String bind, int port) {
            this.bind = bind;
            this.port = port;
            this.server = WebServer.this.vertx.createHttpServer(options());
        }

        @Override
        public Future<?> start() {
            listening.add(server);
            return server.connectionHandler(doorway::enter)
                    .requestHandler(reception::receive)
                    .invalidRequestHandler(WebServer::refuse)
                    .exceptionHandler(_ -> {})
                    .listen(port, bind);
        }
    }

    /** What is no request at all gets the headers of an answer, too. */
    private static void refuse(HttpServerRequest request) {
        SafetyHeaders.of(false).forEach(request.response()::putHeader);
        HttpServerRequest.DEFAULT_INVALID_REQUEST_HANDLER.handle(request);
    }

    private HttpServerOptions options() {
        return new HttpServerOptions()
                .setHttp2ClearTextEnabled(false)
                .setHandle100ContinueAutomatically(true)
                .setMaxInitialLineLength(2 * 1024)
                .setMaxHeaderSize(8 * 1024)
                .setMaxChunkSize(FRAME)
                .setMaxWebSocketFrameSize(FRAME)
                .setMaxWebSocketMessageSize(FRAME)
                .setPerFrameWebSocketCompressionSupported(false)
                .setPerMessageWebSocketCompressionSupported(false)
                .setWebSocketClosingTimeout(5)
                .setIdleTimeout((int) setup.bounds().rest().toSeconds() + 15)
                .setIdleTimeoutUnit(TimeUnit.SECONDS)
                .setAcceptBacklog(1024)
                .setTcpNoDelay(true);
    }
}
