package org.tercet.wire.json;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.fail;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.tercet.rules.game.Game;
import org.tercet.rules.game.Refusal;
import org.tercet.rules.game.Setting;
import org.tercet.rules.game.Shown;
import org.tercet.wire.Catalogue;
import org.tercet.wire.Limits;
import org.tercet.wire.Problem;
import org.tercet.wire.Reading;
import org.tercet.wire.Samples;
import org.tercet.wire.shape.Composite;
import org.tercet.wire.shape.Family;
import org.tercet.wire.shape.GameTypes;
import org.tercet.wire.shape.Shape;
import org.tercet.wire.shape.Shapes;
import org.tercet.wire.shape.TypeRef;

/**
 * One written example of every record that travels. Stored matches and other people's programs rely on it: where a line changes, a new
 * reader for the old form is due. {@code -Dtercet.golden=renew} writes all files anew, {@code make} only those that are missing.
 */
class GoldenJsonTest {

    private static final Path FOLDER = Path.of("src/test/resources/golden");

    private static final String COMMAND = "./tercet test -pl wire -am -Dtest=GoldenJsonTest"
            + " -Dsurefire.failIfNoSpecifiedTests=false -Dtercet.golden=make";

    private static final Limits WIDE = new Limits(1 << 20, 256, 512, 32);

    static Stream<String> files() {
        return Stream.concat(Stream.of("shared"), Catalogue.engines().keySet().stream());
    }

    @ParameterizedTest
    @MethodSource("files")
    void every_record_is_written_as_it_always_was(String name) throws IOException {
        List<String> now =
                name.equals("shared") ? shared() : of(Catalogue.engines().get(name));
        Path file = FOLDER.resolve(name + ".txt");
        String wish = System.getProperty("tercet.golden", "");
        if (wish.equals("renew") || (wish.equals("make") && !Files.exists(file))) {
            Files.createDirectories(FOLDER);
            Files.write(file, now);
        }
        if (!Files.exists(file)) {
            fail("%s is missing; this makes it: %s", file, COMMAND);
        }
        assertThat(now).as("%s: JSON that is stored and sent has changed", file).isEqualTo(Files.readAllLines(file));
    }

    private static List<String> shared() {
        List<String> lines = new ArrayList<>();
        for (Class<?> family : List.of(Refusal.class, Problem.class, Setting.class)) {
            lines.addAll(examples(family.getSimpleName().toLowerCase(java.util.Locale.ROOT), TypeRef.of(family)));
        }
        return lines;
    }

    private static List<String> of(Game<?, ?, ?, ?, ?> game) {
        List<String> lines = new ArrayList<>();
        for (Map.Entry<String, TypeRef> type : Catalogue.types(game).entrySet()) {
            if (!type.getKey().equals("chronicle")) {
                lines.addAll(examples(type.getKey(), type.getValue()));
            }
        }
        ShownCodec shown = GameJson.of(game).shown();
        for (Composite record : GameTypes.of(game).shown().members()) {
            lines.add("shown " + shown.text((Shown) example(record)));
        }
        return lines;
    }

    private static List<String> examples(String what, TypeRef type) {
        JsonCodec<Object> codec = JsonCodec.of(type).within(WIDE);
        List<Composite> records =
                Shapes.of(type) instanceof Family family ? family.members() : List.of(Shapes.composite(type));
        List<String> lines = new ArrayList<>();
        for (Composite record : records) {
            Object value = example(record);
            String text = codec.text(value);
            assertThat(codec.read(text)).isEqualTo(new Reading.Read<>(value));
            lines.add(what + " " + text);
        }
        return lines;
    }

    /** The same whatever other records there are. */
    private static Object example(Shape record) {
        return new Samples(record.toString().hashCode()).of(record);
    }
}
