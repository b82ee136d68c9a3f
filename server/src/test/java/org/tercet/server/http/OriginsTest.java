package org.tercet.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class OriginsTest {

    private static boolean allows(Origins origins, String host, String origin, boolean secure) {
        Address address = Address.of("203.0.113.9").orElseThrow();
        return origins.allows(
                new Caller(address, secure, host, Optional.empty(), Optional.empty(), Optional.of(origin)));
    }

    @ParameterizedTest
    @CsvSource({
        "localhost:8080, http://localhost:8080, true",
        "127.0.0.1:8080, http://127.0.0.1:8080, true",
        "[::1]:8080, http://[::1]:8080, true",
        "192.168.1.7:8080, http://192.168.1.7:8080, true",
        "localhost:8080, https://localhost:8080, false",
        "localhost:8080, http://localhost:9090, false",
        "localhost:8080, http://localhost, false",
        "localhost:8080, http://evil.example, false",
        "evil.example, http://evil.example, false",
        "localhost:8080, null, false",
        "localhost:8080, http://localhost:8080.evil.example, false",
    })
    void without_more_only_pages_of_this_server_itself_may_ask(String host, String origin, boolean allowed) {
        assertThat(allows(new Origins(List.of()), host, origin, false)).isEqualTo(allowed);
    }

    @Test
    void named_pages_may_ask_and_nobody_who_looks_like_them() {
        Origins origins = new Origins(List.of("https://play.example.org"));

        assertThat(allows(origins, "play.example.org", "https://play.example.org", true))
                .isTrue();
        assertThat(allows(origins, "play.example.org", "https://play.example.org", false))
                .isTrue();
        assertThat(allows(origins, "play.example.org", "http://play.example.org", false))
                .isFalse();
        assertThat(allows(origins, "play.example.org", "https://xplay.example.org", true))
                .isFalse();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "example.org",
                "https://example.org/",
                "ftp://example.org",
                "https://",
                "https://a b",
                "https://x/y",
                ""
            })
    void what_is_no_origin_is_none(String text) {
        assertThat(Origins.isOrigin(text)).isFalse();
    }
}
