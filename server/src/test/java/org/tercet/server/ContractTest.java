package org.tercet.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.reflect.RecordComponent;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.tercet.rules.game.Outcome;
import org.tercet.rules.game.Players;
import org.tercet.server.daily.CardRoutes;
import org.tercet.server.daily.Judgement;
import org.tercet.server.daily.PuzzleRoutes;
import org.tercet.server.http.Objection;
import org.tercet.server.http.Route;
import org.tercet.server.lobby.Catalogue;
import org.tercet.server.lobby.LobbyBoard;
import org.tercet.server.lobby.TableRoutes;
import org.tercet.server.people.Holder;
import org.tercet.server.people.HolderRoutes;
import org.tercet.server.people.PeopleRoutes;
import org.tercet.server.replay.RecordRoutes;
import org.tercet.server.replay.Summary;
import org.tercet.server.standings.StandingRoutes;
import org.tercet.server.table.Notice;
import org.tercet.table.Act;
import org.tercet.table.Phrase;
import org.tercet.table.Wish;
import org.tercet.table.live.Asked;
import org.tercet.table.live.Bye;
import org.tercet.table.live.TableView;
import org.tercet.table.live.Told;
import org.tercet.wire.shape.Written;
import tools.jackson.databind.JsonNode;
import tools.jackson.dataformat.yaml.YAMLMapper;

/** openapi.yaml and asyncapi.yaml say what the code does, no more and no less. */
class ContractTest {

    private static final Map<String, Class<?>> RECORDS = Map.ofEntries(
            Map.entry("Catalogue", Catalogue.class),
            Map.entry("Players", Players.class),
            Map.entry("Introduction", PeopleRoutes.Introduction.class),
            Map.entry("Me", PeopleRoutes.Me.class),
            Map.entry("Holder", Holder.class),
            Map.entry("Holders", HolderRoutes.Holders.class),
            Map.entry("Wish", Wish.class),
            Map.entry("Opened", TableRoutes.Opened.class),
            Map.entry("Notice", Notice.class),
            Map.entry("Board", LobbyBoard.Board.class),
            Map.entry("Outcome", Outcome.class),
            Map.entry("Summary", Summary.class),
            Map.entry("Shelf", RecordRoutes.Shelf.class),
            Map.entry("Puzzle", PuzzleRoutes.Sheet.class),
            Map.entry("Three", CardRoutes.Three.class),
            Map.entry("Find", PuzzleRoutes.Find.class),
            Map.entry("Judgement", Judgement.class),
            Map.entry("Standings", StandingRoutes.Board.class),
            Map.entry("Statistics", StandingRoutes.Statistics.class));

    private final JsonNode openapi = read("openapi.yaml");
    private final JsonNode asyncapi = read("asyncapi.yaml");

    private static JsonNode read(String file) {
        try {
            return new YAMLMapper().readTree(Files.readString(Path.of("../docs", file)));
        } catch (java.io.IOException e) {
            throw new java.io.UncheckedIOException(e);
        }
    }

    @Test
    void every_route_is_described_with_its_query_its_body_and_who_may_ask() {
        Map<String, String> coded = new TreeMap<>();
        try (Served served = Served.usual()) {
            for (Route route : served.edge.routes()) {
                coded.put(
                        route.method() + " " + route.path(),
                        "asks " + new TreeSet<>(route.asks()) + " takes " + type(route.body()) + " people "
                                + route.forPeople());
            }
        }
        Map<String, String> described = new TreeMap<>();
        openapi.get("paths")
                .properties()
                .forEach(path -> path.getValue().properties().forEach(operation -> {
                    JsonNode about = operation.getValue();
                    described.put(
                            operation.getKey().toUpperCase(java.util.Locale.ROOT) + " " + path.getKey(),
                            "asks " + query(about) + " takes " + content(about) + " people " + about.has("security"));
                }));

        assertThat(described).isEqualTo(coded);
    }

    private static String type(Route.Body body) {
        return switch (body) {
            case NONE -> "[]";
            case JSON -> "[application/json]";
            case GAME_FILE -> "[text/plain]";
        };
    }

    private Set<String> query(JsonNode operation) {
        Set<String> names = new TreeSet<>();
        operation.path("parameters").forEach(parameter -> {
            JsonNode real = resolved(parameter);
            if (real.get("in").stringValue().equals("query")) {
                names.add(real.get("name").stringValue());
            }
        });
        return names;
    }

    private static Set<String> content(JsonNode operation) {
        return new TreeSet<>(operation.path("requestBody").path("content").propertyNames());
    }

    private JsonNode resolved(JsonNode node) {
        return node.has("$ref") ? openapi.at(node.get("$ref").stringValue().substring(1)) : node;
    }

    @Test
    void every_reference_leads_somewhere() {
        openapi.findValues("$ref")
                .forEach(ref -> assertThat(
                                openapi.at(ref.stringValue().substring(1)).isMissingNode())
                        .as(ref.stringValue())
                        .isFalse());
        asyncapi.findValues("$ref")
                .forEach(ref -> assertThat(
                                asyncapi.at(ref.stringValue().substring(1)).isMissingNode())
                        .as(ref.stringValue())
                        .isFalse());
    }

    @Test
    void every_value_has_the_parts_that_are_described() {
        RECORDS.forEach((name, type) -> {
            JsonNode schema = openapi.at("/components/schemas/" + name);
            assertThat(parts(schema)).as(name).isEqualTo(parts(type));
        });
    }

    @Test
    void every_objection_is_named() {
        Set<String> named = new TreeSet<>();
        openapi.at("/components/schemas/Error/properties/error/properties/type/examples")
                .forEach(example -> named.add(example.stringValue()));

        assertThat(named)
                .isEqualTo(Stream.of(Objection.class.getPermittedSubclasses())
                        .filter(type -> type != Objection.Refused.class)
                        .map(Written::name)
                        .collect(Collectors.toCollection(TreeSet::new)));
    }

    @Test
    void every_message_of_the_socket_is_described() {
        Map<String, Class<?>> messages = new TreeMap<>();
        Stream.of(Asked.class.getPermittedSubclasses()).forEach(type -> messages.put(Written.name(type), type));
        Stream.of(Told.class.getPermittedSubclasses())
                .forEach(type -> messages.put(type == Told.Goodbye.class ? "bye" : Written.name(type), type));
        JsonNode described = asyncapi.at("/components/messages");

        assertThat(new TreeSet<>(described.propertyNames())).isEqualTo(messages.keySet());
        assertThat(new TreeSet<>(asyncapi.at("/channels/socket/messages").propertyNames()))
                .isEqualTo(messages.keySet());
        messages.forEach((name, type) -> {
            Map<String, Boolean> parts = parts(type);
            parts.put("type", true);
            assertThat(parts(described.get(name).get("payload"))).as(name).isEqualTo(parts);
        });
        assertThat(parts(asyncapi.at("/components/schemas/table"))).isEqualTo(parts(TableView.class));
    }

    @Test
    void every_act_phrase_and_goodbye_is_described() {
        assertThat(names(asyncapi.at("/components/schemas/act/properties/type/enum")))
                .isEqualTo(Stream.of(Act.class.getPermittedSubclasses())
                        .map(Written::name)
                        .collect(Collectors.toCollection(TreeSet::new)));
        assertThat(names(asyncapi.at("/components/messages/heard/payload/properties/phrase/enum")))
                .isEqualTo(names(Phrase.values()));
        assertThat(names(asyncapi.at("/components/messages/bye/payload/properties/why/enum")))
                .isEqualTo(names(Bye.values()));
    }

    private static Set<String> names(JsonNode list) {
        Set<String> names = new TreeSet<>();
        list.forEach(name -> names.add(name.stringValue()));
        return names;
    }

    private static Set<String> names(Enum<?>[] constants) {
        return Stream.of(constants).map(Written::name).collect(Collectors.toCollection(TreeSet::new));
    }

    /** The names of the parts of a record, and whether they must be there. */
    private static Map<String, Boolean> parts(Class<?> type) {
        Map<String, Boolean> parts = new TreeMap<>();
        for (RecordComponent component : type.getRecordComponents()) {
            parts.put(component.getName(), component.getType() != Optional.class);
        }
        return parts;
    }

    private static Map<String, Boolean> parts(JsonNode schema) {
        Set<String> required = names(schema.path("required"));
        Map<String, Boolean> parts = new TreeMap<>();
        schema.get("properties").propertyNames().forEach(name -> parts.put(name, required.contains(name)));
        return parts;
    }
}
