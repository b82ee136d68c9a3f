package org.tercet.cli;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import org.tercet.lab.simulate.CoopPolicy;
import org.tercet.lab.simulate.Policy;
import org.tercet.rules.Games;
import org.tercet.rules.game.Chosen;
import org.tercet.rules.game.Game;

/** What is to be simulated, all of it valid. */
record SimulatePlan(
        Game<?, ?, ?, ?, ?> game,
        Chosen chosen,
        Way way,
        int players,
        long games,
        long seed,
        int threads,
        boolean verify) {

    /** Who plays, and how. */
    sealed interface Way {

        /** The base game, no set overlooked. */
        record Base(Policy policy) implements Way {}

        /** CoopSet, no set overlooked. */
        record Team(List<CoopPolicy> policies) implements Way {}

        /** Any game, by players who overlook sets and make mistakes. */
        record Casual() implements Way {}
    }

    private static final String CASUAL = "casual";
    private static final String BOTH = "both";

    /** The way that somebody typed; the game's usual one if nothing was. */
    static Way way(Game<?, ?, ?, ?, ?> game, String typed) {
        String wanted = typed.isEmpty() ? policies(game).getFirst() : typed.toLowerCase(Locale.ROOT);
        if (!policies(game).contains(wanted)) {
            throw new Fault("unknown-policy", "policy", typed, "known", policies(game));
        }
        if (wanted.equals(CASUAL)) {
            return new Way.Casual();
        }
        return game == Games.COOPSET ? new Way.Team(team(wanted)) : new Way.Base(base(wanted));
    }

    /** The policies of a game by the names that programs use, the usual one first. */
    static List<String> policies(Game<?, ?, ?, ?, ?> game) {
        Stream<String> own = Stream.of();
        if (game == Games.BASE) {
            own = Stream.of(Policy.values()).map(Policy::id);
        } else if (game == Games.COOPSET) {
            own = Stream.concat(Stream.of(BOTH), Stream.of(CoopPolicy.values()).map(CoopPolicy::id));
        }
        return Stream.concat(own, Stream.of(CASUAL)).toList();
    }

    /** The name of the way that programs use. */
    String policy() {
        return switch (way) {
            case Way.Base(var policy) -> policy.id();
            case Way.Team(var policies) ->
                policies.size() == 1 ? policies.getFirst().id() : BOTH;
            case Way.Casual() -> CASUAL;
        };
    }

    private static Policy base(String id) {
        return find(Stream.of(Policy.values()).filter(policy -> policy.id().equals(id)));
    }

    private static List<CoopPolicy> team(String id) {
        return id.equals(BOTH)
                ? List.of(CoopPolicy.values())
                : List.of(find(Stream.of(CoopPolicy.values())
                        .filter(policy -> policy.id().equals(id))));
    }

    private static <T> T find(Stream<T> those) {
        Optional<T> first = those.findFirst();
        return first.orElseThrow();
    }
}
