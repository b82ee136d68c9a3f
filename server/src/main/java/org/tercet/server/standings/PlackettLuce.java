package org.tercet.server.standings;

import java.util.ArrayList;
import java.util.List;

/**
 * How skills change with a match of any number of players: the Plackett–Luce model of Weng and Lin, "A Bayesian Approximation
 * Method for Online Ranking" (2011), algorithm 4.
 */
public final class PlackettLuce {

    /** How much the play of one and the same person varies from match to match. */
    private static final double VARIANCE = Math.pow(25.0 / 6, 2);

    /** However sure one is, one stays a little unsure. */
    private static final double LEAST = 0.0001;

    private PlackettLuce() {}

    /** Somebody's skill and the place they came out at; those who share a place drew. */
    public record Placed(Skill skill, int place) {}

    /** The skills after the match, in the same order. */
    public static List<Skill> after(List<Placed> players) {
        double c = Math.sqrt(players.stream()
                .mapToDouble(player -> Math.pow(player.skill().spread(), 2) + VARIANCE)
                .sum());
        List<Skill> after = new ArrayList<>();
        for (int i = 0; i < players.size(); i++) {
            after.add(after(i, players, c));
        }
        return List.copyOf(after);
    }

    private static Skill after(int who, List<Placed> players, double c) {
        Placed player = players.get(who);
        double variance = Math.pow(player.skill().spread(), 2);
        double omega = 0;
        double delta = 0;
        for (int i = 0; i < players.size(); i++) {
            Placed other = players.get(i);
            if (other.place() <= player.place()) {
                double chance = weight(player, c) / weightFrom(other.place(), players, c);
                double sharing = players.stream()
                        .filter(each -> each.place() == other.place())
                        .count();
                omega += ((i == who ? 1 : 0) - chance) / sharing;
                delta += chance * (1 - chance) / sharing;
            }
        }
        double gamma = player.skill().spread() / c;
        double shrink = Math.max(1 - gamma * delta * variance / (c * c), LEAST);
        return new Skill(player.skill().mean() + omega * variance / c, Math.sqrt(variance * shrink));
    }

    private static double weight(Placed player, double c) {
        return Math.exp(player.skill().mean() / c);
    }

    /** Of all who came out there or further back. */
    private static double weightFrom(int place, List<Placed> players, double c) {
        return players.stream()
                .filter(player -> player.place() >= place)
                .mapToDouble(player -> weight(player, c))
                .sum();
    }
}
