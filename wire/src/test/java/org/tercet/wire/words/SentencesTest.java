package org.tercet.wire.words;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.tercet.cards.Card;
import org.tercet.rules.game.Length;
import org.tercet.rules.game.Refusal;
import org.tercet.rules.game.Seat;
import org.tercet.rules.game.Setting;
import org.tercet.wire.Problem;
import org.tercet.wire.Samples;
import org.tercet.wire.shape.Composite;
import org.tercet.wire.shape.Family;
import org.tercet.wire.shape.Shapes;
import org.tercet.wire.shape.TypeRef;

/** Every reason that the program can give is a sentence in every language, with its data in it. */
class SentencesTest {

    private static final Map<Class<?>, String> FAMILIES = Map.of(Refusal.class, "refusals", Problem.class, "problems");

    @ParameterizedTest
    @EnumSource
    void every_reason_is_a_sentence_with_its_data(Language language) {
        FAMILIES.forEach((family, bundle) -> {
            Sentences sentences = Sentences.of(family, bundle, language);
            Samples samples = new Samples(1);
            for (Composite reason : members(family)) {
                assertThat(sentences.say(samples.of(reason)))
                        .as("%s in %s", reason, language)
                        .matches(text -> !text.isBlank() && !text.contains("\n"), "one line");
            }
        });
    }

    @ParameterizedTest
    @EnumSource
    void no_sentence_is_left_for_a_reason_that_is_gone_and_no_data_is_left_out(Language language) {
        FAMILIES.forEach((family, bundle) -> {
            Texts texts = Texts.load(Texts.class, bundle, language);
            assertThat(texts.keys().stream().filter(key -> !key.startsWith("kind.")))
                    .containsExactlyInAnyOrderElementsOf(
                            members(family).stream().map(Composite::name).toList());
            for (Composite reason : members(family)) {
                String sentence = texts.say(reason.name());
                reason.fields()
                        .forEach(field -> assertThat(sentence)
                                .as("%s in %s", reason, language)
                                .containsPattern("\\{" + field.name() + "[|}]"));
            }
        });
    }

    @Test
    void data_is_told_as_people_tell_it() {
        assertThat(Sentences.of(new Refusal.NotYourTurn(new Seat(0)), Language.EN))
                .isEqualTo("It is the turn of seat 1.");
        assertThat(Sentences.of(new Refusal.NotOnTable(Card.of(0)), Language.IT))
                .isEqualTo("1rso non è sul tavolo.");
        assertThat(Sentences.of(new Refusal.CannotCheck(1), Language.ES))
                .isEqualTo("Alguien ha apostado: igualar cuesta 1 ficha.");
        assertThat(Sentences.of(new Refusal.CannotCheck(2), Language.ES)).endsWith("2 fichas.");
        assertThat(Sentences.of(new Refusal.TooFewPlayers(0), Language.FR)).endsWith("0 joueur.");
        assertThat(Sentences.of(new Refusal.UnknownLength(Length.TEN_A_PLAYER, List.of(Length.ONE_ROUND)), Language.FR))
                .isEqualTo(
                        "Une partie de durée « jusqu’à dix points par joueur » n’est pas possible ici, mais : une manche.");
        assertThat(Sentences.of(
                        new Refusal.SettingOutOfRange(new Setting.Whole("chips", 5, 200, 20), "1\u001b[31m"),
                        Language.PT))
                .isEqualTo("“1\uFFFD[31m” não é possível para a opção chips (5–200).");
        assertThat(Sentences.of(new Problem.Expected(Problem.Kind.CARDS), Language.FR))
                .isEqualTo("Il devrait y avoir ceci : des cartes différentes dans leur ordre.");
    }

    private static List<Composite> members(Class<?> family) {
        Family members = Shapes.family(TypeRef.of(family));
        return members.members();
    }
}
