package org.tercet.hardening.supply;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.ObjectMapper;

/**
 * What is known against the libraries: {@code Advisories <bill of materials> …} asks the open database of advisories (OSV) about each. The system
 * property {@code tercet.osv} names another that speaks the same.
 */
public final class Advisories {

    private static final int AT_ONCE = 500;
    private static final int CANNOT_ASK = 2;
    private static final ObjectMapper JSON = new ObjectMapper();

    private final URI service;

    Advisories(String address) {
        this.service = URI.create(address + "/v1/querybatch");
    }

    public static void main(String[] words) throws IOException {
        List<Part> parts = new ArrayList<>();
        for (String bill : words) {
            parts.addAll(Part.of(JSON.readTree(Files.readString(Path.of(bill)))));
        }
        Advisories advisories = new Advisories(System.getProperty("tercet.osv", "https://api.osv.dev"));
        try {
            List<String> found = advisories.about(parts);
            found.forEach(System.out::println);
            System.out.printf(
                    "%,d libraries; %s%n",
                    parts.size(), found.isEmpty() ? "nothing is known against any" : "see above");
            System.exit(found.isEmpty() ? 0 : 1);
        } catch (IOException | InterruptedException e) {
            System.out.println(
                    "The database of advisories does not answer, so nothing has been checked: " + advisories.service);
            System.exit(CANNOT_ASK);
        }
    }

    /** A line for each library against which something is known. */
    List<String> about(List<Part> parts) throws IOException, InterruptedException {
        List<String> found = new ArrayList<>();
        try (HttpClient client =
                HttpClient.newBuilder().connectTimeout(Duration.ofSeconds(10)).build()) {
            for (int from = 0; from < parts.size(); from += AT_ONCE) {
                List<Part> some = parts.subList(from, Math.min(parts.size(), from + AT_ONCE));
                JsonNode results = ask(client, some).path("results");
                if (results.size() != some.size()) {
                    throw new IOException("not as many answers as questions");
                }
                for (int i = 0; i < some.size(); i++) {
                    List<String> ids = results.get(i).path("vulns").findValuesAsString("id");
                    if (!ids.isEmpty()) {
                        found.add(some.get(i).purl() + ": " + String.join(", ", ids));
                    }
                }
            }
        }
        return found;
    }

    private JsonNode ask(HttpClient client, List<Part> parts) throws IOException, InterruptedException {
        Map<String, Object> question = Map.of(
                "queries",
                parts.stream()
                        .map(part ->
                                Map.of("package", Map.of("purl", part.purl().replaceFirst("\\?.*", ""))))
                        .toList());
        HttpResponse<String> answer = client.send(
                HttpRequest.newBuilder(service)
                        .timeout(Duration.ofSeconds(60))
                        .header("Content-Type", "application/json")
                        .POST(HttpRequest.BodyPublishers.ofString(JSON.writeValueAsString(question)))
                        .build(),
                HttpResponse.BodyHandlers.ofString());
        if (answer.statusCode() != 200) {
            throw new IOException("status " + answer.statusCode());
        }
        return JSON.readTree(answer.body());
    }
}
