package org.tercet.server.http;

import io.vertx.core.buffer.Buffer;
import io.vertx.core.http.HttpServerResponse;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Optional;
import java.util.zip.GZIPOutputStream;

/** Makes large answers smaller on the way. */
final class Packing {

    /** Smaller ones fit into one packet as they are. */
    private static final int WORTHWHILE = 1_400;

    private Packing() {}

    /** Only what everybody may have is packed: the size of a packed secret tells about the secret. */
    static Answer of(Answer answer, String accepted, HttpServerResponse response) {
        boolean plain = !response.headers().contains("Content-Encoding");
        boolean open = Optional.ofNullable(response.headers().get(Answer.CACHE))
                .orElse("")
                .startsWith("public");
        if (!plain || !open || answer.body().length() < WORTHWHILE || !accepts(accepted, "gzip")) {
            return answer;
        }
        response.putHeader("Content-Encoding", "gzip").putHeader("Vary", "Accept-Encoding");
        return new Answer(
                answer.status(),
                answer.headers(),
                Buffer.buffer(gzip(answer.body().getBytes())));
    }

    static boolean accepts(String accepted, String encoding) {
        for (String each : accepted.split(",", -1)) {
            String[] parts = each.strip().split(";", 2);
            if (parts[0].strip().equals(encoding)) {
                return parts.length == 1 || !parts[1].replace(" ", "").matches("q=0(\\.0*)?");
            }
        }
        return false;
    }

    static byte[] gzip(byte[] plain) {
        ByteArrayOutputStream packed = new ByteArrayOutputStream();
        try (GZIPOutputStream out = new GZIPOutputStream(packed)) {
            out.write(plain);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return packed.toByteArray();
    }
}
