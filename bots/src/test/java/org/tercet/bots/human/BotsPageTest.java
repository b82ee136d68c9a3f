package org.tercet.bots.human;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.function.ToIntFunction;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** docs/bots.md tells the numbers that are in use. */
class BotsPageTest {

    private static final Path PAGE = Path.of("../docs/bots.md");

    static Stream<Arguments> rows() {
        return Stream.of(
                row("find", strength -> (int) strength.find(2) / 1_000),
                row("giveUp", strength -> strength.giveUp() / 1_000),
                row("errs", Strength::errs),
                row("cares", Strength::cares),
                row("recalls", Strength::recalls),
                row("misjudges", Strength::misjudges),
                row("bluffs", Strength::bluffs));
    }

    private static Arguments row(String name, ToIntFunction<Strength> number) {
        return Arguments.of(
                name, Arrays.stream(Strength.values()).map(number::applyAsInt).toList());
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("rows")
    void a_row_of_the_page_is_what_the_program_has(String name, List<Integer> numbers) throws IOException {
        String row = Files.readAllLines(PAGE).stream()
                .filter(line -> line.startsWith("| `" + name + "` |"))
                .findFirst()
                .orElseThrow();
        List<Integer> told = Stream.of(row.split("\\|", -1))
                .skip(2)
                .limit(Strength.values().length)
                .map(cell -> Integer.valueOf(cell.replaceAll("[^0-9]", "")))
                .toList();

        assertThat(told).isEqualTo(numbers);
    }
}
