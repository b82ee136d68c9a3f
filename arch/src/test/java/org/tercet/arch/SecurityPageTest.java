package org.tercet.arch;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** The page about security speaks of every item that it promises to, and what it names is there. */
class SecurityPageTest {

    private static final Pattern PARENT = Pattern.compile("class \\w+ extends (\\w+)");

    private static SecurityPage page;
    private static List<String> wanted;

    @BeforeAll
    static void read() throws IOException {
        page = SecurityPage.read();
        wanted = Files.readString(House.ROOT.resolve("arch/src/test/resources/asvs-5.0.0.txt"))
                .lines()
                .filter(line -> !line.startsWith("#"))
                .map(line -> line.substring(0, line.indexOf(' ')))
                .toList();
    }

    @Test
    void every_item_of_levels_1_and_2_is_on_the_page_once() {
        List<String> spokenOf = new ArrayList<>();
        page.rows().forEach(row -> row.items().forEach(item -> spokenOf.addAll(meant(item))));

        assertThat(wanted).hasSize(253);
        assertThat(spokenOf).containsExactlyInAnyOrderElementsOf(wanted);
    }

    /** Between the ends of a range are those of the list. */
    private static List<String> meant(String item) {
        String[] ends = item.split("–", -1);
        assertThat(wanted).contains(ends);
        return wanted.subList(wanted.indexOf(ends[0]), wanted.indexOf(ends[ends.length - 1]) + 1);
    }

    @Test
    void every_row_is_shown_by_something_or_says_why_not() {
        assertThat(page.rows()).isNotEmpty().allMatch(row -> row.isShown() != row.isExcused());
    }

    @Test
    void every_test_that_is_named_is_there() {
        List<String> missing = new ArrayList<>();
        for (SecurityPage.Named test : page.tests()) {
            if (sources(test.type()).isEmpty()) {
                missing.add(test.type());
            }
            test.methods().stream()
                    .filter(method -> !has(test.type(), method))
                    .forEach(method -> missing.add(test.type() + " " + method));
        }

        assertThat(page.tests()).isNotEmpty();
        assertThat(missing).isEmpty();
    }

    @Test
    void every_command_file_and_page_that_is_named_is_there() throws IOException {
        String commands = Files.readString(House.ROOT.resolve("CONTRIBUTING.md"));

        assertThat(page.commands())
                .allSatisfy(word -> assertThat(commands).containsPattern("(tercet |`)" + word + "\\b"));
        assertThat(page.files())
                .allSatisfy(file -> assertThat(House.ROOT.resolve(file)).exists());
        assertThat(page.links())
                .allSatisfy(link ->
                        assertThat(House.ROOT.resolve("docs").resolve(link)).exists());
    }

    /** Its own, or one that it has from its parent. */
    private static boolean has(String type, String method) {
        String name = method.endsWith("…") ? method.substring(0, method.length() - 1) : method + "(";
        return sources(type).stream().anyMatch(source -> {
            Matcher parent = PARENT.matcher(source);
            return source.contains("void " + name) || (parent.find() && has(parent.group(1), method));
        });
    }

    /** Rooms may have tests of the same name. */
    private static List<String> sources(String type) {
        try {
            return House.sources().stream()
                    .filter(file -> file.endsWith(type + ".java"))
                    .map(SecurityPageTest::text)
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static String text(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
