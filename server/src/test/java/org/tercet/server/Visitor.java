package org.tercet.server;

import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.time.Duration;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** A program that is somebody to a server, and asks it through real sockets. */
public final class Visitor {

    private static final JsonMapper MAPPER = new JsonMapper();

    private final HttpClient client;
    private final String server;
    private final String bearer;
    private final String id;

    /** Somebody whose secret is known already. */
    public Visitor(HttpClient client, String server, String bearer) {
        this.client = client;
        this.server = server;
        this.bearer = bearer;
        this.id = bearer.isEmpty() ? "" : get("/me").get("id").stringValue();
    }

    /** Somebody new; the server is named like {@code 127.0.0.1:8080}. */
    public static Visitor named(String name, HttpClient client, String server) {
        JsonNode me = new Visitor(client, server, "").post("/me", "{\"name\":\"" + name + "\",\"token\":true}");
        return new Visitor(client, server, me.get("token").stringValue());
    }

    /** The same person at another server with the same database. */
    public Visitor at(String other) {
        return new Visitor(client, other, bearer);
    }

    public String id() {
        return id;
    }

    public String bearer() {
        return bearer;
    }

    public String server() {
        return server;
    }

    public HttpClient client() {
        return client;
    }

    public JsonNode get(String path) {
        return MAPPER.readTree(text(path));
    }

    public String text(String path) {
        return send(request(path)).body();
    }

    public JsonNode post(String path, String body) {
        return MAPPER.readTree(
                send(request(path).header("Content-Type", "application/json").POST(BodyPublishers.ofString(body)))
                        .body());
    }

    /** Opens a table and says its id. */
    public String table(String wish) {
        return post("/tables", wish).get("id").stringValue();
    }

    Phone phone(String table) {
        return Phone.of(client, socket(table), "Authorization", "Bearer " + bearer);
    }

    public URI socket(String table) {
        return URI.create("ws://" + server + "/api/v1/tables/" + table + "/socket");
    }

    private HttpRequest.Builder request(String path) {
        HttpRequest.Builder request = HttpRequest.newBuilder(URI.create("http://" + server + "/api/v1" + path))
                .timeout(Duration.ofSeconds(20));
        return bearer.isEmpty() ? request : request.header("Authorization", "Bearer " + bearer);
    }

    private HttpResponse<String> send(HttpRequest.Builder request) {
        try {
            return client.send(request.build(), BodyHandlers.ofString());
        } catch (java.io.IOException e) {
            throw new java.io.UncheckedIOException(e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(e);
        }
    }
}
