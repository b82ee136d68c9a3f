package org.tercet.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.net.http.WebSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.tercet.server.ops.Settings;
import org.tercet.server.table.Tempo;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.ObjectMapper;
import tools.jackson.dataformat.yaml.YAMLMapper;

/** What the dashboard shows and what alarms are raised by is there: each figure that they name is one that a server gives. */
class DashboardTest {

    private static final Path ROOT = Path.of("..");

    /** Figures of ours and of the libraries; all other words are PromQL's, or labels. */
    private static final Pattern FIGURE = Pattern.compile("\\b(?:tercet|jvm|process|system)_[a-z_]+");

    @TempDir
    static Path folder;

    private static Set<String> given;

    @BeforeAll
    static void a_server_that_has_done_something() throws Exception {
        Settings settings = new Settings(0, "127.0.0.1", folder, Optional.empty(), List.of(), List.of());
        try (Main main = Main.start(settings, Edge.Limits.USUAL, Tempo.REAL);
                HttpClient client = HttpClient.newHttpClient()) {
            String address = "127.0.0.1:" + main.edge().port();
            get(client, "http://" + address + "/health");
            wrongHello(client, "ws://" + address + "/api/v1/tables/none/socket");
            given = get(client, "http://" + address + "/metrics")
                    .lines()
                    .filter(line -> !line.startsWith("#"))
                    .map(line -> line.replaceFirst("[{ ].*", ""))
                    .collect(Collectors.toCollection(TreeSet::new));
        }
    }

    /** So that there is a socket that the server has ended. */
    private static void wrongHello(HttpClient client, String address) throws InterruptedException {
        WebSocket socket = client.newWebSocketBuilder()
                .buildAsync(URI.create(address), new WebSocket.Listener() {})
                .join();
        socket.sendText("{\"type\":\"hello\",\"protocol\":99}", true).join();
        for (int i = 0; i < 100 && !socket.isInputClosed(); i++) {
            Thread.sleep(50);
        }
    }

    private static String get(HttpClient client, String address) throws IOException, InterruptedException {
        return client.send(HttpRequest.newBuilder(URI.create(address)).build(), BodyHandlers.ofString())
                .body();
    }

    @Test
    void the_dashboard_shows_what_servers_give() throws IOException {
        JsonNode dashboard = new ObjectMapper().readTree(Files.readString(ROOT.resolve("deploy/grafana/tercet.json")));
        List<String> expressions = dashboard.findValuesAsString("expr");

        assertThat(expressions).hasSizeGreaterThan(15);
        assertThat(given).containsAll(figures(expressions));
        assertThat(dashboard.get("panels").findValuesAsString("id")).doesNotHaveDuplicates();
    }

    @Test
    void alarms_are_raised_by_what_servers_give() throws IOException {
        List<String> expressions = alerts().findValuesAsString("expr");

        assertThat(expressions).hasSizeGreaterThan(8);
        assertThat(given).containsAll(figures(expressions));
    }

    @Test
    void every_alarm_is_explained() throws IOException {
        String page = Files.readString(ROOT.resolve("docs/operations.md"));

        assertThat(alerts().findValuesAsString("alert"))
                .doesNotHaveDuplicates()
                .allSatisfy(alert -> assertThat(page).contains("| `" + alert + "` |"));
        assertThat(alerts().findValuesAsString("summary")).hasSameSizeAs(alerts().findValuesAsString("alert"));
    }

    @Test
    void every_figure_of_ours_is_shown() throws IOException {
        String dashboard = Files.readString(ROOT.resolve("deploy/grafana/tercet.json"));

        assertThat(given.stream().filter(name -> name.startsWith("tercet_") && !name.endsWith("_max")))
                .allSatisfy(name -> assertThat(dashboard).contains(name));
    }

    private static JsonNode alerts() throws IOException {
        return new YAMLMapper().readTree(Files.readString(ROOT.resolve("deploy/prometheus/alerts.yaml")));
    }

    private static List<String> figures(List<String> expressions) {
        List<String> figures = new ArrayList<>();
        for (String expression : expressions) {
            Matcher figure = FIGURE.matcher(expression);
            while (figure.find()) {
                figures.add(figure.group());
            }
        }
        assertThat(figures).isNotEmpty();
        return figures;
    }
}
