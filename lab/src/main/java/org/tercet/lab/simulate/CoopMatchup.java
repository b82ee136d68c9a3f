package org.tercet.lab.simulate;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/** Policies for CoopSet against one another, on the same deals; counts one group of games. */
public final class CoopMatchup {

    private final Map<CoopPolicy, CoopTally> tallies = new EnumMap<>(CoopPolicy.class);
    private final Spread gain = new Spread();

    public CoopMatchup(List<CoopPolicy> policies) {
        policies.forEach(policy -> tallies.put(policy, new CoopTally()));
    }

    public void play(long seed, long game) {
        Map<CoopPolicy, Integer> scores = new EnumMap<>(CoopPolicy.class);
        tallies.forEach((policy, tally) -> scores.put(policy, tally.play(policy, seed, game)));
        Integer greedy = scores.get(CoopPolicy.GREEDY);
        Integer best = scores.get(CoopPolicy.BEST);
        if (greedy != null && best != null) {
            gain.add(best - greedy);
        }
    }

    /** What came of a policy in all groups; nothing if it was not among those that played. */
    public static CoopFigures figures(List<CoopMatchup> groups, CoopPolicy policy) {
        return new CoopFigures(groups.stream()
                .map(group -> group.tallies.getOrDefault(policy, new CoopTally()))
                .toList());
    }

    /** How many points more the best choice brings than the greedy one, on the same deal. */
    public static Mean gain(List<CoopMatchup> groups) {
        var all = new Spread();
        groups.forEach(group -> all.add(group.gain));
        return all.mean();
    }
}
