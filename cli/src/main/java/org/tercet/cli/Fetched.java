package org.tercet.cli;

import java.io.IOException;
import java.io.InputStream;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpClient.Redirect;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.time.Duration;
import java.util.Locale;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.tercet.wire.file.GameFile;

/** A game file from the network: http and https only, no more than a game file holds, and not for ever. */
final class Fetched {

    static final Duration LONGEST = Duration.ofSeconds(20);

    private static final int GOOD = 200;

    private final String address;
    private final Duration patience;

    Fetched(String address) {
        this(address, LONGEST);
    }

    Fetched(String address, Duration patience) {
        this.address = address;
        this.patience = patience;
    }

    /** Whether somebody means an address and not a file. */
    static boolean isAddress(String name) {
        return name.contains("://");
    }

    byte[] bytes() {
        URI uri = uri();
        // Closing a client waits for what is under way: it is told to give up first.
        HttpClient client = HttpClient.newBuilder()
                .followRedirects(Redirect.NORMAL)
                .connectTimeout(patience)
                .build();
        try {
            return Recorded.bounded(address, answer(client, uri));
        } finally {
            client.shutdownNow();
        }
    }

    private URI uri() {
        String lower = address.toLowerCase(Locale.ROOT);
        if (!lower.startsWith("http://") && !lower.startsWith("https://")) {
            throw new Fault("url-kind", "url", address);
        }
        try {
            return HttpRequest.newBuilder(URI.create(address)).build().uri();
        } catch (IllegalArgumentException e) {
            throw new Fault("url-closed", "url", address);
        }
    }

    /** The time is for all of it, not for the first byte only: a server that dribbles is given up too. */
    private byte[] answer(HttpClient client, URI uri) {
        CompletableFuture<byte[]> body = client.sendAsync(
                        HttpRequest.newBuilder(uri).GET().build(), BodyHandlers.ofInputStream())
                .thenApplyAsync(this::body);
        try {
            return body.get(patience.toMillis(), TimeUnit.MILLISECONDS);
        } catch (TimeoutException e) {
            throw new Fault("url-slow", "url", address, "seconds", patience.toSeconds());
        } catch (ExecutionException e) {
            throw e.getCause() instanceof Fault fault ? fault : new Fault("url-closed", "url", address);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new Fault("url-closed", "url", address);
        }
    }

    private byte[] body(HttpResponse<InputStream> answer) {
        try (InputStream body = answer.body()) {
            if (answer.statusCode() != GOOD) {
                throw new Fault("url-answers", "url", address, "status", answer.statusCode());
            }
            return body.readNBytes(GameFile.LARGEST + 1);
        } catch (IOException e) {
            throw new Fault("url-closed", "url", address);
        }
    }
}
