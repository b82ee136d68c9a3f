package org.tercet.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpResponse;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The files of the client; here those of the folder web among the tests. */
class PagesTest {

    private static Served served;

    @BeforeAll
    static void start() {
        served = Served.usual();
    }

    @AfterAll
    static void stop() {
        served.close();
    }

    @ParameterizedTest
    @ValueSource(strings = {"/", "/index.html", "/table/abc", "/rules/base"})
    void whatever_is_no_file_is_the_first_page(String path) {
        HttpResponse<String> page = served.get(path, "Accept", "text/html");

        assertThat(page.statusCode()).isEqualTo(200);
        assertThat(page.body()).contains("<title>Tercet</title>");
        assertThat(page.headers().firstValue("Content-Type")).hasValue("text/html; charset=utf-8");
        assertThat(page.headers().firstValue("Cache-Control")).hasValue("no-cache");
    }

    @Test
    void a_page_that_is_known_is_not_sent_again() {
        String etag = served.get("/").headers().firstValue("ETag").orElseThrow();

        HttpResponse<String> again = served.get("/", "If-None-Match", etag);
        assertThat(again.statusCode()).isEqualTo(304);
        assertThat(again.body()).isEmpty();
        assertThat(served.get("/", "If-None-Match", "\"other\"").statusCode()).isEqualTo(200);
    }

    @Test
    void files_named_after_their_content_are_kept_for_ever_and_packed() {
        String path = "/assets/app-Ab12Cd34.js";
        HttpResponse<String> plain = served.get(path);
        HttpResponse<String> packed = served.get(path, "Accept-Encoding", "gzip");

        assertThat(plain.headers().firstValue("Cache-Control")).hasValue("public, max-age=31536000, immutable");
        assertThat(plain.headers().firstValue("Content-Type")).hasValue("text/javascript; charset=utf-8");
        assertThat(packed.headers().firstValue("Content-Encoding")).hasValue("gzip");
        assertThat(packed.headers().firstValueAsLong("Content-Length").orElse(0))
                .isLessThan(plain.headers().firstValueAsLong("Content-Length").orElse(0));
        assertThat(served.get(path, "Accept-Encoding", "br;q=1, gzip;q=0")
                        .headers()
                        .firstValue("Content-Encoding"))
                .isEmpty();
    }

    @Test
    void a_picture_of_lines_says_in_which_letters_it_is_written() {
        assertThat(served.get("/mark.svg").headers().firstValue("Content-Type"))
                .hasValue("image/svg+xml; charset=utf-8");
    }

    @ParameterizedTest
    @ValueSource(strings = {"/assets/other.js", "/assets", "/icon.png", "/api/v1/index.html", "/.git/config"})
    void what_is_not_there_is_not_found(String path) {
        assertThat(served.get(path, "Accept", "image/*").statusCode()).isEqualTo(404);
    }

    @Test
    void a_head_has_no_body() {
        HttpResponse<String> head =
                served.send(served.request("/").method("HEAD", java.net.http.HttpRequest.BodyPublishers.noBody()));

        assertThat(head.statusCode()).isEqualTo(200);
        assertThat(head.body()).isEmpty();
        assertThat(served.send(served.request("/").DELETE()).statusCode()).isEqualTo(404);
    }
}
