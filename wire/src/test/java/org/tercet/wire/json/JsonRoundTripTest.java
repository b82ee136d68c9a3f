package org.tercet.wire.json;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.tercet.rules.game.Game;
import org.tercet.rules.game.Shown;
import org.tercet.wire.Catalogue;
import org.tercet.wire.Limits;
import org.tercet.wire.Reading;
import org.tercet.wire.Samples;
import org.tercet.wire.shape.GameTypes;
import org.tercet.wire.shape.Shapes;
import org.tercet.wire.shape.TypeRef;

/** What is written is read again as it was, for every type of every game. */
class JsonRoundTripTest {

    private static final int SAMPLES = 300;

    private static final Limits WIDE = new Limits(1 << 20, 256, 512, 32);

    static Stream<TypeRef> types() {
        return Catalogue.all();
    }

    static Stream<Game<?, ?, ?, ?, ?>> engines() {
        return Catalogue.engines().values().stream();
    }

    @ParameterizedTest
    @MethodSource("types")
    void any_value_comes_back_as_it_was(TypeRef type) {
        JsonCodec<Object> codec = JsonCodec.of(type).within(WIDE);
        long seed = System.nanoTime();
        Samples samples = new Samples(seed);
        for (int i = 0; i < SAMPLES; i++) {
            Object value = samples.of(Shapes.of(type));
            String text = codec.text(value);

            assertThat(codec.read(text)).as("seed %d, %s", seed, text).isEqualTo(new Reading.Read<>(value));
            assertThat(codec.read(codec.bytes(value))).isEqualTo(new Reading.Read<>(value));
        }
    }

    @ParameterizedTest
    @MethodSource("engines")
    void what_is_shown_comes_back_as_it_was(Game<?, ?, ?, ?, ?> game) {
        ShownCodec codec = GameJson.of(game).shown();
        GameTypes types = GameTypes.of(game);
        long seed = System.nanoTime();
        Samples samples = new Samples(seed);
        for (int i = 0; i < SAMPLES; i++) {
            Shown shown = (Shown) samples.of(i % 2 == 0 ? types.shown() : types.shownOfMatch());

            assertThat(codec.read(codec.text(shown))).as("seed %d", seed).isEqualTo(new Reading.Read<>(shown));
        }
    }

    @Test
    void something_shown_in_the_game_is_told_from_what_happens_around_it() {
        ShownCodec codec = GameJson.of(org.tercet.rules.Games.BASE).shown();

        assertThat(codec.text(new org.tercet.rules.race.RaceEvent.Agreed(new org.tercet.rules.game.Seat(1))))
                .isEqualTo("{\"type\":\"played\",\"event\":{\"type\":\"agreed\",\"seat\":1}}");
        assertThat(codec.text(new org.tercet.rules.match.MatchEvent.Left<>(new org.tercet.rules.game.Seat(1))))
                .isEqualTo("{\"type\":\"left\",\"seat\":1}");
    }
}
