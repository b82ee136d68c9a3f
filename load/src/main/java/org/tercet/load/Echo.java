package org.tercet.load;

import io.vertx.core.Vertx;
import io.vertx.core.VertxOptions;
import io.vertx.core.http.HttpServerOptions;
import io.vertx.core.http.ServerWebSocket;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.TimeUnit;

/**
 * The HTTP layer alone, as the main class of a process of its own: what somebody says is said to all who are connected under the same
 * path, with as much text as an update of a table has, and nothing else is done. It prints its port, and stops when its input ends.
 */
final class Echo {

    private static final String REST = "x".repeat(1_900);

    private Echo() {}

    public static void main(String[] words) throws Exception {
        int threads = Runtime.getRuntime().availableProcessors();
        Vertx vertx = Vertx.vertx(new VertxOptions().setEventLoopPoolSize(threads));
        Map<String, List<ServerWebSocket>> groups = new ConcurrentHashMap<>();
        int port = vertx.createHttpServer(new HttpServerOptions().setHost("127.0.0.1"))
                .webSocketHandler(socket -> {
                    List<ServerWebSocket> group =
                            groups.computeIfAbsent(socket.path(), path -> new CopyOnWriteArrayList<>());
                    group.add(socket);
                    socket.textMessageHandler(text -> group.forEach(other -> other.writeTextMessage(text + REST)));
                })
                .listen(0)
                .toCompletionStage()
                .toCompletableFuture()
                .get(20, TimeUnit.SECONDS)
                .actualPort();
        System.out.println(port);
        while (System.in.read() >= 0) {
            System.out.println(0);
        }
        vertx.close();
    }
}
