package org.tercet.arch;

import static com.tngtech.archunit.core.domain.JavaCall.Predicates.target;
import static com.tngtech.archunit.core.domain.properties.HasName.Predicates.nameMatching;
import static com.tngtech.archunit.core.domain.properties.HasOwner.Predicates.With.owner;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What a running server and its client could do harm by, if they did it at all. */
class HarmlessTest {

    /** What a running server is made of. */
    private static final String[] SERVER = Stream.of(
                    "cards", "rules", "wire", "bots", "lab", "vector", "fair", "table", "journal", "server")
            .map(room -> "org.tercet." + room + "..")
            .toArray(String[]::new);

    /** Asks the server that it runs in, and nobody else. */
    private static final String REHEARSAL = "org\\.tercet\\.server\\.ops\\.Rehearsal.*";

    private static final Pattern WEAK = Pattern.compile("\"(MD[245]|SHA-?1|DES|RC4|[^\"]*/ECB/[^\"]*)\"");

    private static final Pattern MARKUP_OR_CODE = Pattern.compile(
            "\\{@html|(inner|outer)HTML|insertAdjacentHTML|document\\.(write|cookie)|\\beval\\(|new Function\\(|__proto__");

    private static final Pattern KEEPING = Pattern.compile("(local|session)Storage|indexedDB");

    @Test
    void nothing_starts_programs_runs_scripts_looks_up_names_or_reads_XML_and_objects() {
        noClasses()
                .that()
                .resideInAnyPackage(SERVER)
                .should()
                .dependOnClassesThat()
                .haveNameMatching(String.join(
                        "|",
                        "java\\.lang\\.Process(Builder.*)?",
                        "javax\\.script\\..*",
                        // But for taking the written name of a certificate apart, which looks nothing up.
                        "javax\\.naming\\.(?!ldap\\.(LdapName|Rdn)$|InvalidNameException$).*",
                        "(javax\\.xml|org\\.w3c|org\\.xml)\\..*",
                        "java\\.io\\.Object(In|Out)putStream"))
                .check(House.CLASSES);
    }

    @Test
    void nothing_asks_other_servers() {
        noClasses()
                .that()
                .resideInAnyPackage(SERVER)
                .and()
                .haveNameNotMatching(REHEARSAL)
                .should()
                .dependOnClassesThat()
                .haveNameMatching("java\\.net\\.(http\\..*|URL|.*URLConnection|Socket|DatagramSocket)")
                .check(House.CLASSES);
    }

    @ParameterizedTest
    @CsvSource({
        "java.lang.Runtime, exec|load|loadLibrary",
        "java.lang.Math, random",
        "java.util.concurrent.ThreadLocalRandom, current",
        "java.util.UUID, randomUUID",
        "java.lang.String, format|formatted",
    })
    void nothing_calls(String owner, String names) {
        noClasses()
                .that()
                .resideInAnyPackage(SERVER)
                .should()
                .callMethodWhere(target(owner(nameMatching(owner))).and(target(nameMatching(names))))
                .check(House.CLASSES);
    }

    @Test
    void what_nobody_may_guess_does_not_come_from_a_generator_that_can_be_guessed() {
        noClasses()
                .that()
                .resideInAnyPackage("org.tercet.server..", "org.tercet.table..", "org.tercet.fair..")
                .should()
                .callConstructorWhere(target(owner(nameMatching("java\\.util\\.(Splittable)?Random"))))
                .check(House.CLASSES);
    }

    @Test
    void no_weak_hash_or_cipher_is_asked_for() throws IOException {
        assertThat(House.sources().stream().filter(file -> !file.toString().contains("/src/test/")))
                .isNotEmpty()
                .noneMatch(file -> WEAK.matcher(text(file)).find());
    }

    @Test
    void the_client_makes_neither_markup_nor_code_of_text() throws IOException {
        try (Stream<Path> files = Files.walk(House.ROOT.resolve("web/src"))) {
            List<Path> sources = files.filter(Files::isRegularFile)
                    .filter(file -> file.toString().matches(".*\\.(ts|svelte|html)"))
                    .toList();

            assertThat(sources)
                    .isNotEmpty()
                    .noneMatch(file -> MARKUP_OR_CODE.matcher(text(file)).find());
        }
    }

    @Test
    void the_client_keeps_nothing_but_settings_and_progress() throws IOException {
        try (Stream<Path> files = Files.walk(House.ROOT.resolve("web/src"))) {
            assertThat(files.filter(Files::isRegularFile)
                            .filter(file -> KEEPING.matcher(text(file)).find())
                            .map(file -> file.getFileName().toString()))
                    .containsExactlyInAnyOrder("kept.ts", "keeping.ts", "settings.svelte.ts", "tongue.svelte.ts");
        }
    }

    private static String text(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException e) {
            throw new java.io.UncheckedIOException(e);
        }
    }
}
