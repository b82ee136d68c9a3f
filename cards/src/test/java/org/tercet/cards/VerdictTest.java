package org.tercet.cards;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.HashSet;
import org.junit.jupiter.api.Test;
import org.tercet.cards.Trait.Broken;
import org.tercet.cards.Trait.Different;
import org.tercet.cards.Trait.Same;

class VerdictTest {
    @Test
    void every_three_cards_are_judged_by_the_definition() {
        int triples = 0;
        var setsByDifferences = new int[5];
        for (Card a : Card.all()) {
            for (Card b : Card.all().subList(a.index() + 1, 81)) {
                for (Card c : Card.all().subList(b.index() + 1, 81)) {
                    Verdict verdict = Verdict.of(a, b, c);
                    boolean set = true;
                    int differing = 0;
                    for (Attribute attribute : Attribute.values()) {
                        Trait trait = expected(a.digit(attribute), b.digit(attribute), c.digit(attribute));
                        if (!verdict.on(attribute).equals(trait)) {
                            assertThat(verdict.on(attribute)).isEqualTo(trait);
                        }
                        set &= !(trait instanceof Broken);
                        differing += trait instanceof Different ? 1 : 0;
                    }
                    triples++;
                    if (verdict.isSet() != set || verdict.differing() != differing || Sets.isSet(a, b, c) != set) {
                        assertThat(verdict).as("%s %s %s", a, b, c).isNull();
                    }
                    setsByDifferences[differing] += set ? 1 : 0;
                }
            }
        }
        assertThat(triples).isEqualTo(85_320);
        assertThat(setsByDifferences).containsExactly(0, 108, 324, 432, 216);
    }

    /** Counts how often each value occurs: thrice, once each, or twice and once. */
    private static Trait expected(int a, int b, int c) {
        var often = new int[3];
        often[a]++;
        often[b]++;
        often[c]++;
        int two = -1;
        int one = -1;
        for (int digit = 0; digit < 3; digit++) {
            if (often[digit] == 3) {
                return new Same(digit);
            }
            two = often[digit] == 2 ? digit : two;
            one = often[digit] == 1 ? digit : one;
        }
        return two < 0 ? new Different() : new Broken(two, one);
    }

    @Test
    void the_order_of_the_cards_does_not_matter() {
        Card a = Card.of(0, 1, 2, 0);
        Card b = Card.of(0, 1, 0, 1);
        Card c = Card.of(1, 1, 1, 0);
        var verdict = new Verdict(new Broken(0, 1), new Same(1), new Different(), new Broken(0, 1));
        var judged = new HashSet<Verdict>();
        for (Card[] three : new Card[][] {{a, b, c}, {a, c, b}, {b, a, c}, {b, c, a}, {c, a, b}, {c, b, a}}) {
            judged.add(Verdict.of(three[0], three[1], three[2]));
            assertThat(Sets.isSet(three[0], three[1], three[2])).isFalse();
        }
        assertThat(judged).containsExactly(verdict);
        assertThat(verdict.isSet()).isFalse();
        assertThat(verdict.differing()).isEqualTo(1);
    }

    @Test
    void each_attribute_alone_can_spoil_a_set() {
        Trait good = new Different();
        Trait bad = new Broken(2, 0);
        assertThat(new Verdict(good, good, good, good).isSet()).isTrue();
        assertThat(new Verdict(bad, good, good, good).isSet()).isFalse();
        assertThat(new Verdict(good, bad, good, good).isSet()).isFalse();
        assertThat(new Verdict(good, good, bad, good).isSet()).isFalse();
        assertThat(new Verdict(good, good, good, bad).isSet()).isFalse();
    }

    @Test
    void the_same_card_twice_is_not_judged_and_never_a_set() {
        Card a = Card.of(7);
        Card b = Card.of(50);
        for (Card[] three : new Card[][] {{a, a, b}, {a, b, a}, {b, a, a}, {a, a, a}}) {
            assertThatIllegalArgumentException().isThrownBy(() -> Verdict.of(three[0], three[1], three[2]));
            assertThat(Sets.isSet(three[0], three[1], three[2])).isFalse();
        }
    }

    @Test
    void traits_that_cannot_be_are_refused() {
        assertThatIllegalArgumentException().isThrownBy(() -> new Same(3));
        assertThatIllegalArgumentException().isThrownBy(() -> new Same(-1));
        assertThatIllegalArgumentException().isThrownBy(() -> new Broken(1, 1));
        assertThatIllegalArgumentException().isThrownBy(() -> new Broken(3, 1));
        assertThatIllegalArgumentException().isThrownBy(() -> new Broken(1, -1));
    }
}
