package org.tercet.server.http;

import io.vertx.core.buffer.Buffer;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** A file of the client, as it is and packed. */
record PageFile(String type, String etag, Buffer plain, Optional<Buffer> gzip, Optional<Buffer> brotli) {

    private static final Map<String, String> TYPES = Map.ofEntries(
            Map.entry("html", "text/html; charset=utf-8"),
            Map.entry("js", "text/javascript; charset=utf-8"),
            Map.entry("mjs", "text/javascript; charset=utf-8"),
            Map.entry("css", "text/css; charset=utf-8"),
            Map.entry("json", "application/json"),
            Map.entry("webmanifest", "application/manifest+json"),
            Map.entry("svg", "image/svg+xml; charset=utf-8"),
            Map.entry("png", "image/png"),
            Map.entry("webp", "image/webp"),
            Map.entry("ico", "image/x-icon"),
            Map.entry("woff2", "font/woff2"),
            Map.entry("mp3", "audio/mpeg"),
            Map.entry("ogg", "audio/ogg"),
            Map.entry("wasm", "application/wasm"),
            Map.entry("txt", "text/plain; charset=utf-8"));

    static PageFile of(String name, byte[] plain, Optional<byte[]> brotli) {
        String ending = name.substring(name.lastIndexOf('.') + 1);
        String type = Optional.ofNullable(TYPES.get(ending)).orElse("application/octet-stream");
        byte[] gzip = Packing.gzip(plain);
        boolean worthwhile = gzip.length < plain.length * 9L / 10;
        return new PageFile(
                type,
                etag(plain),
                Buffer.buffer(plain),
                worthwhile ? Optional.of(Buffer.buffer(gzip)) : Optional.empty(),
                brotli.map(Buffer::buffer));
    }

    /** The file in the smallest way that the browser reads. */
    Answer in(String encodings, Map<String, String> headers) {
        if (brotli.isPresent() && Packing.accepts(encodings, "br")) {
            return packed(headers, "br", brotli.get());
        }
        if (gzip.isPresent() && Packing.accepts(encodings, "gzip")) {
            return packed(headers, "gzip", gzip.get());
        }
        return new Answer(200, headers, plain);
    }

    private static Answer packed(Map<String, String> headers, String encoding, Buffer body) {
        Map<String, String> more = new TreeMap<>(headers);
        more.put("Content-Encoding", encoding);
        return new Answer(200, more, body);
    }

    private static String etag(byte[] content) {
        try {
            byte[] digest = MessageDigest.getInstance("SHA-256").digest(content);
            return "\"" + HexFormat.of().formatHex(digest, 0, 12) + "\"";
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException(e);
        }
    }
}
