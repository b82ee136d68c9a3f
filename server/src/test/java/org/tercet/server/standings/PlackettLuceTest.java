package org.tercet.server.standings;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.assertj.core.data.Offset;
import org.junit.jupiter.api.Test;
import org.tercet.server.standings.PlackettLuce.Placed;

class PlackettLuceTest {

    private static final Offset<Double> CLOSE = within(1e-6);

    @Test
    void two_beginners_change_as_the_paper_has_it() {
        List<Skill> after = PlackettLuce.after(List.of(new Placed(Skill.UNKNOWN, 1), new Placed(Skill.UNKNOWN, 2)));

        // c² = 2 · (25²/9 + 25²/36), both chances are 1/2: the mean moves by 25²/9 / c / 2.
        double c = Math.sqrt(2 * (625.0 / 9 + 625.0 / 36));
        assertThat(after.get(0).mean()).isCloseTo(25 + 625.0 / 9 / c / 2, CLOSE);
        assertThat(after.get(1).mean()).isCloseTo(25 - 625.0 / 9 / c / 2, CLOSE);
        double delta = 25.0 / 3 / c * (625.0 / 9 / (c * c)) / 4;
        assertThat(after.get(0).spread()).isCloseTo(25.0 / 3 * Math.sqrt(1 - delta), CLOSE);
        assertThat(after.get(1).spread()).isCloseTo(after.get(0).spread(), CLOSE);
    }

    @Test
    void a_draw_among_equals_moves_nobody() {
        List<Skill> after = PlackettLuce.after(
                List.of(new Placed(Skill.UNKNOWN, 1), new Placed(Skill.UNKNOWN, 1), new Placed(Skill.UNKNOWN, 1)));

        assertThat(after).allSatisfy(skill -> assertThat(skill.mean()).isCloseTo(25, CLOSE));
    }

    @Test
    void the_better_place_gains_more_and_nobody_becomes_less_sure() {
        Random random = new Random(5);
        for (int round = 0; round < 500; round++) {
            int count = 2 + random.nextInt(7);
            List<Placed> players = new ArrayList<>();
            for (int i = 0; i < count; i++) {
                players.add(new Placed(Skill.UNKNOWN, i + 1));
            }
            Collections.shuffle(players, random);
            List<Skill> after = PlackettLuce.after(players);
            for (int i = 0; i < count; i++) {
                assertThat(after.get(i).spread()).isLessThanOrEqualTo(Skill.UNKNOWN.spread());
                for (int j = 0; j < count; j++) {
                    if (players.get(i).place() < players.get(j).place()) {
                        assertThat(after.get(i).mean())
                                .isGreaterThan(after.get(j).mean());
                    }
                }
            }
        }
    }

    @Test
    void the_order_in_which_players_are_named_does_not_matter() {
        Placed strong = new Placed(new Skill(31, 3), 2);
        Placed weak = new Placed(new Skill(20, 5), 1);
        Placed fresh = new Placed(Skill.UNKNOWN, 3);

        List<Skill> one = PlackettLuce.after(List.of(strong, weak, fresh));
        List<Skill> other = PlackettLuce.after(List.of(fresh, strong, weak));

        for (int i = 0; i < 3; i++) {
            assertThat(other.get((i + 1) % 3).mean()).isCloseTo(one.get(i).mean(), CLOSE);
            assertThat(other.get((i + 1) % 3).spread()).isCloseTo(one.get(i).spread(), CLOSE);
        }
    }

    @Test
    void who_is_stronger_is_found_out() {
        Random random = new Random(7);
        double[] strength = {1, 2, 4, 8};
        List<Skill> skills = new ArrayList<>(List.of(Skill.UNKNOWN, Skill.UNKNOWN, Skill.UNKNOWN, Skill.UNKNOWN));
        for (int match = 0; match < 300; match++) {
            double[] time = new double[strength.length];
            for (int i = 0; i < time.length; i++) {
                time[i] = -Math.log(1 - random.nextDouble()) / strength[i];
            }
            List<Placed> placed = new ArrayList<>();
            for (int i = 0; i < time.length; i++) {
                int place = 1;
                for (double other : time) {
                    place += other < time[i] ? 1 : 0;
                }
                placed.add(new Placed(skills.get(i), place));
            }
            skills = PlackettLuce.after(placed);
        }

        assertThat(skills).isSortedAccordingTo((a, b) -> Double.compare(a.mean(), b.mean()));
        assertThat(Skill.UNKNOWN.points()).isEqualTo(1_000);
        assertThat(skills.getLast().points()).isGreaterThan(skills.getFirst().points());
    }
}
