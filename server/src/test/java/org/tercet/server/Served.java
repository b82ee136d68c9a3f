package org.tercet.server;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.tercet.journal.EventStore;
import org.tercet.server.http.Bounds;
import org.tercet.server.live.LiveBounds;
import org.tercet.server.ops.Settings;
import org.tercet.server.table.Codes;

/** A server with its edge as it is and tables that echo, asked through real sockets. */
final class Served implements AutoCloseable {

    final EchoTables tables = new EchoTables();
    final Path folder;
    private final EventStore store;
    private final boolean owner;
    final Edge edge;
    final HttpClient client =
            HttpClient.newBuilder().connectTimeout(Duration.ofSeconds(5)).build();

    private Served(Settings settings, Edge.Limits limits) {
        this(settings, limits, Main.open(settings), true);
    }

    private Served(Settings settings, Edge.Limits limits, EventStore store, boolean owner) {
        this.folder = settings.data();
        this.store = store;
        this.owner = owner;
        Codes codes = new Codes() {
            @Override
            public String claim(String table) {
                return "ABCD";
            }

            @Override
            public Optional<String> table(String code) {
                return code.equals("ABCD") ? Optional.of("table1") : Optional.empty();
            }
        };
        this.edge = Edge.start(settings, limits, new Edge.Behind(tables, codes, store));
    }

    /** Another one with the same database, as two nodes have it. To be closed first. */
    Served beside() {
        return new Served(settings(), Edge.Limits.USUAL, store, false);
    }

    static Served usual() {
        return with(Edge.Limits.USUAL);
    }

    static Served with(Edge.Limits limits) {
        return new Served(settings(), limits);
    }

    static Served with(Bounds bounds) {
        return with(new Edge.Limits(bounds, LiveBounds.USUAL));
    }

    static Served with(LiveBounds bounds) {
        return with(new Edge.Limits(Bounds.USUAL, bounds));
    }

    static Served with(Settings settings) {
        return new Served(settings, Edge.Limits.USUAL);
    }

    static Settings settings() {
        return new Settings(0, "127.0.0.1", folder(), Optional.empty(), List.of(), List.of());
    }

    /** An empty folder for what a server keeps. */
    static Path folder() {
        try {
            return Files.createTempDirectory(Path.of("target"), "served");
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    String origin() {
        return "http://127.0.0.1:" + edge.port();
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

    /** As whoever runs the server says it to the database. */
    void sql(String statement, String value) {
        store.tx(handle -> handle.execute(statement, value));
    }

    @Override
    public void close() {
        edge.close();
        client.shutdownNow();
        if (owner) {
            store.close();
        }
    }
}
