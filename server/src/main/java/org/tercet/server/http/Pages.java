package org.tercet.server.http;

import io.vertx.core.buffer.Buffer;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Pattern;

/**
 * The files of the client in the browser, out of the program itself. What is no file is for the client to show, so its first page
 * is sent.
 */
public final class Pages {

    private static final String FIRST = "/index.html";

    /** Letters that need no decoding, and no way up. */
    private static final Pattern PLAIN = Pattern.compile("(/[A-Za-z0-9_@~-][A-Za-z0-9._@~-]*)+");

    /** Files whose names change with their content. */
    private static final Pattern HASHED =
            Pattern.compile("/(assets|_app/immutable)/.*[-.][A-Za-z0-9_-]{8,}\\.[a-z0-9]+");

    private final ClassLoader loader;
    private final String folder;
    private final Map<String, PageFile> files = new ConcurrentHashMap<>();

    /** The files under a folder of the class path. */
    public Pages(ClassLoader loader, String folder) {
        this.loader = loader;
        this.folder = folder;
    }

    /** What a browser asks for, as far as pages are concerned. */
    record Wish(String path, String accepts, String encodings, Optional<String> etag) {}

    Answer page(Wish wish) {
        Optional<PageFile> file = file(wish.path());
        if (file.isPresent()) {
            return sent(file.get(), wish, HASHED.matcher(wish.path()).matches());
        }
        if (hasEnding(wish.path())
                || !(wish.accepts().contains("text/html") || wish.accepts().contains("*/*"))) {
            return Answer.of(new Objection.NotFound());
        }
        return file(FIRST).map(first -> sent(first, wish, false)).orElseGet(() -> Answer.of(new Objection.NotFound()));
    }

    private static boolean hasEnding(String path) {
        return path.lastIndexOf('.') > path.lastIndexOf('/');
    }

    private static Answer sent(PageFile file, Wish wish, boolean forEver) {
        String kept = forEver ? "public, max-age=31536000, immutable" : "no-cache";
        Map<String, String> headers =
                Map.of(Answer.TYPE, file.type(), Answer.CACHE, kept, "ETag", file.etag(), "Vary", "Accept-Encoding");
        if (wish.etag().filter(known -> known.contains(file.etag())).isPresent()) {
            return new Answer(304, headers, Buffer.buffer());
        }
        return file.in(wish.encodings(), headers);
    }

    private Optional<PageFile> file(String path) {
        String name = path.equals("/") ? FIRST : path;
        PageFile known = files.get(name);
        if (known != null) {
            return Optional.of(known);
        }
        // Without an ending it is a folder, which could be opened too.
        Optional<PageFile> read = hasEnding(name) && PLAIN.matcher(name).matches() ? read(name) : Optional.empty();
        read.ifPresent(file -> files.put(name, file));
        return read;
    }

    private Optional<PageFile> read(String name) {
        return bytes(name).map(plain -> PageFile.of(name, plain, bytes(name + ".br")));
    }

    private Optional<byte[]> bytes(String name) {
        try (InputStream in = loader.getResourceAsStream(folder + name)) {
            return in == null ? Optional.empty() : Optional.of(in.readAllBytes());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
