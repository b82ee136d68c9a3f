package org.tercet.table.live;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.fail;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.tercet.rules.Games;
import org.tercet.rules.game.Decision;
import org.tercet.rules.game.Length;
import org.tercet.rules.game.Refusal;
import org.tercet.rules.game.Seat;
import org.tercet.rules.game.Shown;
import org.tercet.rules.match.MatchEvent;
import org.tercet.rules.race.RaceEvent;
import org.tercet.rules.race.RaceMove;
import org.tercet.rules.race.RaceOptions;
import org.tercet.rules.race.RaceState;
import org.tercet.rules.race.RaceView;
import org.tercet.table.Act;
import org.tercet.table.Deed;
import org.tercet.table.Entry;
import org.tercet.table.Person;
import org.tercet.table.Phrase;
import org.tercet.table.Table;
import org.tercet.table.TableEvent;
import org.tercet.table.TableState;
import org.tercet.table.Terms;
import org.tercet.table.Wish;
import org.tercet.wire.Problem;
import org.tercet.wire.Reading;

/**
 * One written example of everything that is stored of a table and everything that it and its clients say to one another. Logs and
 * other people's programs rely on it: where a line changes, a new reader for the old form is due.
 */
class GoldenTableTest {

    private static final Path FILE = Path.of("src/test/resources/golden/table.txt");
    private static final Person ANA = new Person("a1", "Ana", false);
    private static final Person BEA = new Person("b2", "Bea", true);

    private final Table<RaceOptions, RaceState, RaceMove, RaceEvent, RaceView> table = new Table<>(Games.BASE);
    private final TableJson<RaceMove, RaceEvent, RaceView> json = TableJson.of(Games.BASE);

    private static Terms terms() {
        Optional<Boolean> yes = Optional.of(true);
        Wish wish = new Wish(
                "base",
                Optional.of("italian"),
                Optional.of(Map.of("call-seconds", "7")),
                Optional.of(Length.ONE_ROUND),
                yes,
                yes,
                yes,
                Optional.empty(),
                Optional.of(2),
                yes);
        return ((Terms.Choice.Valid) Terms.of(wish)).terms();
    }

    private static TableEvent.Opened<RaceMove, RaceEvent> opened() {
        return new TableEvent.Opened<>("0123456789abcdef01234567", "QXRT", terms(), ANA, "07".repeat(64));
    }

    /** A table that has just begun to play. */
    private TableState<RaceOptions, RaceState, RaceMove, RaceEvent> playing(
            List<TableEvent<RaceMove, RaceEvent>> events) {
        var open = table.open(new Entry<>(1_000, Optional.empty(), List.of(opened())));
        var begun = table.decide(open, new Deed.Acted<>(BEA, new Act.Sit<>()), 2_000);
        events.addAll(((Decision.Accepted<TableEvent<RaceMove, RaceEvent>>) begun).events());
        return table.evolve(open, new Entry<>(2_000, Optional.empty(), events));
    }

    private List<TableEvent<RaceMove, RaceEvent>> stored() {
        List<TableEvent<RaceMove, RaceEvent>> events = new ArrayList<>();
        events.add(opened());
        List<TableEvent<RaceMove, RaceEvent>> begun = new ArrayList<>();
        var state = playing(begun);
        events.addAll(begun);
        var call = new Deed.Acted<RaceMove>(ANA, new Act.Play<>(new RaceMove.Call()));
        events.addAll(((Decision.Accepted<TableEvent<RaceMove, RaceEvent>>) table.decide(state, call, 3_000)).events());
        events.addAll(List.of(
                new TableEvent.BotSat<>("Uno", "good"),
                new TableEvent.GotUp<>(new Seat(1)),
                new TableEvent.Banned<>("b2"),
                new TableEvent.Chose<>(terms()),
                new TableEvent.HostIs<>(new Seat(1)),
                new TableEvent.Contributed<>(new Seat(0), "ab".repeat(16)),
                new TableEvent.StoodIn<>(new Seat(1), "master"),
                new TableEvent.Returned<>(new Seat(1)),
                new TableEvent.Stopped<>(4_000),
                new TableEvent.WentOn<>(9_000),
                new TableEvent.MovedOn<>("76543210fedcba9876543210"),
                new TableEvent.Closed<>()));
        return events;
    }

    private List<Told<RaceView>> told() {
        List<TableEvent<RaceMove, RaceEvent>> begun = new ArrayList<>();
        var state = playing(begun);
        TableView view = Sight.of(table, state, Sight.commitment(state), Set.of("a1", "c3"))
                .from(state.seatOf("a1"));
        var match = state.course().map(it -> table.match().view(it.state(), table.viewer(state, "a1")));
        List<MatchEvent<RaceEvent>> first = state.course().orElseThrow().first();
        List<Shown> shown = first.stream()
                .flatMap(it -> table.match().show(it, table.viewer(state, "a1")).stream())
                .toList();
        return List.of(
                new Told.Welcome<>(Asked.PROTOCOL, 2, 2_500, view, match, shown),
                new Told.Update<>(3, 3_000, Optional.empty(), match, List.of()),
                new Told.Update<>(3, 3_000, Optional.of(view), Optional.empty(), List.of()),
                new Told.Done<>("c7", 19),
                new Told.Refused<>("c7", new Refusal.Busy(new Seat(1))),
                new Told.Unreadable<>(Optional.empty(), "/act/move", new Problem.MissingField("type")),
                new Told.Heard<>(new Seat(0), Optional.of(Phrase.WELL_SEEN), Optional.empty()),
                new Told.Heard<>(new Seat(0), Optional.empty(), Optional.of("¡Qué vista!")),
                new Told.Pong<>());
    }

    private static final List<String> ASKED = List.of(
            "{\"type\":\"hello\",\"protocol\":1}",
            "{\"type\":\"hello\",\"protocol\":1,\"last\":17}",
            "{\"type\":\"ping\"}",
            "{\"type\":\"do\",\"id\":\"1\",\"act\":{\"type\":\"sit\"}}",
            "{\"type\":\"do\",\"id\":\"2\",\"act\":{\"type\":\"contribute\",\"random\":\"00\"}}",
            "{\"type\":\"do\",\"id\":\"3\",\"act\":{\"type\":\"play\",\"move\":{\"type\":\"take\",\"cards\":[\"1rso\",\"1gso\",\"1pso\"]}}}",
            "{\"type\":\"do\",\"id\":\"4\",\"act\":{\"type\":\"leave\"}}",
            "{\"type\":\"do\",\"id\":\"5\",\"act\":{\"type\":\"say\",\"phrase\":\"good-game\"}}",
            "{\"type\":\"do\",\"id\":\"6\",\"act\":{\"type\":\"say\",\"text\":\"¡Hola!\"}}",
            "{\"type\":\"do\",\"id\":\"7\",\"act\":{\"type\":\"rematch\"}}",
            "{\"type\":\"do\",\"id\":\"8\",\"act\":{\"type\":\"choose\",\"rulebook\":\"devir\",\"values\":{\"call-seconds\":\"5\"},\"length\":\"one-round\"}}",
            "{\"type\":\"do\",\"id\":\"9\",\"act\":{\"type\":\"add-bot\",\"strength\":\"good\"}}",
            "{\"type\":\"do\",\"id\":\"10\",\"act\":{\"type\":\"stand-in\",\"seat\":1,\"strength\":\"good\"}}",
            "{\"type\":\"do\",\"id\":\"11\",\"act\":{\"type\":\"remove\",\"seat\":1}}",
            "{\"type\":\"do\",\"id\":\"12\",\"act\":{\"type\":\"hand-over\",\"seat\":1}}",
            "{\"type\":\"do\",\"id\":\"13\",\"act\":{\"type\":\"start\"}}",
            "{\"type\":\"do\",\"id\":\"14\",\"act\":{\"type\":\"next-round\"}}",
            "{\"type\":\"do\",\"id\":\"15\",\"act\":{\"type\":\"close\"}}");

    private List<String> lines() {
        List<String> lines = new ArrayList<>();
        Optional<Entry.Cause> cause = Optional.of(new Entry.Cause("a1", "c7"));
        stored().forEach(event ->
                lines.add("stored " + json.entries().text(new Entry<>(9_000, cause, List.of(event)))));
        told().forEach(it -> lines.add("told " + json.text(it)));
        Stream.of(Bye.values()).forEach(bye -> lines.add("told " + bye.text()));
        ASKED.forEach(it -> lines.add("asked " + it));
        return lines;
    }

    @Test
    void everything_is_written_as_it_always_was() throws IOException {
        if (!Files.exists(FILE) && System.getProperty("tercet.golden", "").equals("make")) {
            Files.createDirectories(FILE.getParent());
            Files.write(FILE, lines());
        }
        if (!Files.exists(FILE)) {
            fail("%s is missing; -Dtercet.golden=make makes it", FILE);
        }
        assertThat(lines()).containsExactlyElementsOf(Files.readAllLines(FILE));
    }

    @Test
    void what_was_stored_is_read_again_as_it_was() throws IOException {
        for (String line : Files.readAllLines(FILE)) {
            if (line.startsWith("stored ")) {
                String text = line.substring("stored ".length());
                assertThat(((Reading.Read<Entry<RaceMove, RaceEvent>>)
                                        json.entries().read(text))
                                .value())
                        .satisfies(
                                entry -> assertThat(json.entries().text(entry)).isEqualTo(text));
            }
        }
    }

    @Test
    void every_message_of_a_client_is_read() {
        assertThat(ASKED).allSatisfy(text -> assertThat(json.asked(text)).isInstanceOf(Reading.Read.class));
        assertThat(ASKED).hasSize(3 + Act.class.getPermittedSubclasses().length + 1);
    }

    @Test
    void every_event_has_its_example() {
        assertThat(stored().stream().map(Object::getClass).distinct())
                .containsExactlyInAnyOrder(TableEvent.class.getPermittedSubclasses());
    }
}
