package org.tercet.arch;

import static com.tngtech.archunit.base.DescribedPredicate.alwaysTrue;
import static com.tngtech.archunit.base.DescribedPredicate.not;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Rooms and packages depend on one another only as drawn in ARCHITECTURE.md. */
class RoomsTest {

    private static final Map<String, List<String>> MAY_SEE = Map.ofEntries(
            Map.entry("cards", List.of()),
            Map.entry("rules", List.of("cards")),
            Map.entry("testkit", List.of("cards", "rules")),
            Map.entry("wire", List.of("cards", "rules")),
            Map.entry("bots", List.of("cards", "rules")),
            Map.entry("lab", List.of("cards", "rules")),
            Map.entry("vector", List.of("cards", "rules", "lab")),
            Map.entry("fair", List.of()),
            Map.entry("table", List.of("cards", "rules", "wire", "fair")),
            Map.entry("journal", List.of()),
            Map.entry("server", List.of("cards", "rules", "lab", "bots", "wire", "fair", "table", "journal")),
            Map.entry(
                    "cli",
                    List.of("cards", "rules", "lab", "vector", "bots", "wire", "fair", "table", "server", "journal")),
            Map.entry("load", List.of("cards", "server", "journal")),
            Map.entry("bench", List.of("cards", "rules", "lab", "vector")));

    /** The packages of the rules that every game may use; each other one is a game. */
    private static final String[] SHARED = {"org.tercet.rules.game..", "org.tercet.rules.parts.."};

    static Set<String> drawnRooms() {
        return MAY_SEE.keySet();
    }

    @Test
    void every_room_is_drawn() throws IOException {
        assertThat(House.rooms()).containsExactlyInAnyOrderElementsOf(drawnRooms());
    }

    @ParameterizedTest
    @MethodSource("drawnRooms")
    void a_room_sees_only_the_rooms_it_may(String room) {
        String[] visible = Stream.concat(Stream.of(room), MAY_SEE.get(room).stream())
                .map(seen -> "org.tercet." + seen + "..")
                .toArray(String[]::new);

        noClasses()
                .that()
                .resideInAPackage("org.tercet." + room + "..")
                .should()
                .dependOnClassesThat(resideInAPackage("org.tercet..").and(not(resideInAnyPackage(visible))))
                .check(House.CLASSES);
    }

    @Test
    void packages_do_not_go_round_in_circles() {
        slices().matching("org.tercet.(**)").should().beFreeOfCycles().check(House.CLASSES);
    }

    @Test
    void games_do_not_see_one_another_and_what_they_share_sees_no_game() {
        slices().matching("org.tercet.rules.(*)..")
                .should()
                .notDependOnEachOther()
                .ignoreDependency(alwaysTrue(), resideInAnyPackage(SHARED))
                .check(House.CLASSES);
    }

    @Test
    void only_the_catalogue_names_the_games() {
        noClasses()
                .that()
                .resideInAPackage("org.tercet.rules")
                .and()
                .doNotHaveSimpleName("Games")
                .should()
                .dependOnClassesThat(resideInAPackage("org.tercet.rules.*..")
                        .and(not(resideInAnyPackage(SHARED)))
                        .and(not(resideInAPackage("org.tercet.rules.match.."))))
                .check(House.CLASSES);
    }
}
