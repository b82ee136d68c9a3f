package org.tercet.hardening.supply;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.ObjectMapper;

/** What is asked of every library. */
class SupplyTest {

    private static final Licences LICENCES = new Licences(List.of(
            "# open ones",
            "Apache-2.0",
            "MIT   # the short one",
            "EPL-2.0",
            "",
            "pkg:maven/org.example/quiet  Apache-2.0"));

    private static boolean allows(String... licences) {
        return LICENCES.allows(new Part("pkg:maven/org.example/some@1.0?type=jar", List.of(licences)));
    }

    @Test
    void only_licences_on_the_list_may_be_used() {
        assertThat(allows("MIT")).isTrue();
        assertThat(allows("SSPL-1.0")).isFalse();
        assertThat(allows()).isFalse();
    }

    @Test
    void one_of_several_is_enough_but_not_a_half() {
        assertThat(allows("GPL-3.0-only", "Apache-2.0")).isTrue();
        assertThat(allows("(BUSL-1.1 OR MIT)")).isTrue();
        assertThat(allows("MIT AND Apache-2.0")).isTrue();
        assertThat(allows("MIT AND BUSL-1.1")).isFalse();
    }

    @Test
    void what_a_library_does_not_say_itself_is_on_the_list_by_its_name() {
        assertThat(LICENCES.allows(new Part("pkg:maven/org.example/quiet@7?type=jar", List.of())))
                .isTrue();
        assertThat(LICENCES.allows(new Part("pkg:maven/org.example/quieter@7?type=jar", List.of())))
                .isFalse();
    }

    @Test
    void a_bill_of_materials_is_read_without_our_own_parts() {
        List<Part> parts = Part.of(new ObjectMapper().readTree("""
                {"components": [
                  {"purl": "pkg:maven/org.tercet/tercet-cards@0.1", "licenses": [{"license": {"id": "Apache-2.0"}}]},
                  {"purl": "pkg:maven/a/b@1?type=jar", "licenses": [{"license": {"name": "Bouncy"}}, {"license": {"id": "MIT"}}]},
                  {"purl": "pkg:npm/%40c/d@2", "licenses": [{"expression": "MIT OR CC0-1.0"}]},
                  {"purl": "pkg:npm/e@3"}]}
                """));

        assertThat(parts)
                .containsExactly(
                        new Part("pkg:maven/a/b@1?type=jar", List.of("Bouncy", "MIT")),
                        new Part("pkg:npm/%40c/d@2", List.of("MIT OR CC0-1.0")),
                        new Part("pkg:npm/e@3", List.of()));
    }

    @Test
    void what_is_known_against_a_library_is_told() throws Exception {
        HttpServer osv = osv(200, "{\"results\":[{},{\"vulns\":[{\"id\":\"GHSA-1\"},{\"id\":\"CVE-2\"}]}]}");
        try {
            assertThat(new Advisories("http://127.0.0.1:" + osv.getAddress().getPort())
                            .about(List.of(new Part("pkg:npm/a@1", List.of()), new Part("pkg:npm/b@2", List.of()))))
                    .containsExactly("pkg:npm/b@2: GHSA-1, CVE-2");
        } finally {
            osv.stop(0);
        }
    }

    @Test
    void a_database_that_does_not_answer_is_not_taken_for_a_good_answer() throws Exception {
        HttpServer osv = osv(503, "");
        try {
            Advisories advisories =
                    new Advisories("http://127.0.0.1:" + osv.getAddress().getPort());
            assertThatThrownBy(() -> advisories.about(List.of(new Part("pkg:npm/a@1", List.of()))))
                    .isInstanceOf(IOException.class);
        } finally {
            osv.stop(0);
        }
    }

    private static HttpServer osv(int status, String answer) throws IOException {
        HttpServer server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        server.createContext("/v1/querybatch", exchange -> {
            byte[] bytes = answer.getBytes(StandardCharsets.UTF_8);
            exchange.sendResponseHeaders(status, bytes.length == 0 ? -1 : bytes.length);
            exchange.getResponseBody().write(bytes);
            exchange.close();
        });
        server.start();
        return server;
    }
}
