package org.tercet.server;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.tercet.server.http.Bounds;
import org.tercet.server.live.LiveBounds;
import org.tercet.server.ops.Settings;

/** A server with its edge as it is and tables that echo, asked through real sockets. */
final class Served implements AutoCloseable {

    final EchoTables tables = new EchoTables();
    final MemoryPeople people = new MemoryPeople();
    final Main main;
    final HttpClient client =
            HttpClient.newBuilder().connectTimeout(Duration.ofSeconds(5)).build();

    private Served(Settings settings, Main.Limits limits) {
        this.main = Main.start(settings, limits, new Main.Behind(tables, people, () -> true));
    }

    static Served usual() {
        return with(Main.Limits.USUAL);
    }

    static Served with(Main.Limits limits) {
        return new Served(settings(), limits);
    }

    static Served with(Bounds bounds) {
        return with(new Main.Limits(bounds, LiveBounds.USUAL));
    }

    static Served with(LiveBounds bounds) {
        return with(new Main.Limits(Bounds.USUAL, bounds));
    }

    static Served with(Settings settings) {
        return new Served(settings, Main.Limits.USUAL);
    }

    static Settings settings() {
        return new Settings(0, "127.0.0.1", Path.of("target"), Optional.empty(), List.of(), List.of());
    }

    String origin() {
        return "http://127.0.0.1:" + main.port();
    }

    URI at(String path) {
        return URI.create(origin() + path);
    }

    HttpRequest.Builder request(String path) {
        return HttpRequest.newBuilder(at(path)).timeout(Duration.ofSeconds(10));
    }

    HttpResponse<String> send(HttpRequest.Builder request) {
        try {
            return client.send(request.build(), BodyHandlers.ofString());
        } catch (IOException e) {
            throw new IllegalStateException(e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(e);
        }
    }

    HttpResponse<String> get(String path, String... headers) {
        HttpRequest.Builder request = request(path);
        if (headers.length > 0) {
            request.headers(headers);
        }
        return send(request);
    }

    HttpResponse<String> post(String path, String body, String... headers) {
        HttpRequest.Builder request = request(path).POST(BodyPublishers.ofString(body));
        request.header("Content-Type", "application/json");
        if (headers.length > 0) {
            request.headers(headers);
        }
        return send(request);
    }

    /** The secret of somebody new, as a header bears it. */
    String guest(String name) {
        String body =
                post("/api/v1/me", "{\"name\":\"" + name + "\",\"token\":true}").body();
        int at = body.indexOf("\"token\":\"") + 9;
        return "Bearer " + body.substring(at, body.indexOf('"', at));
    }

    @Override
    public void close() {
        main.close();
        client.shutdownNow();
    }
}
