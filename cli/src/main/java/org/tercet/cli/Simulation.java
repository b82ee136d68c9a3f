package org.tercet.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.LongConsumer;
import org.tercet.bots.table.Cast;
import org.tercet.bots.table.Casts;
import org.tercet.bots.table.Playthrough;
import org.tercet.cli.SimulatePlan.Way;
import org.tercet.cli.Simulated.Part;
import org.tercet.lab.simulate.BaseGames;
import org.tercet.lab.simulate.ByTheRules;
import org.tercet.lab.simulate.Chance;
import org.tercet.lab.simulate.CoopFigures;
import org.tercet.lab.simulate.CoopMatchup;
import org.tercet.lab.simulate.CoopPolicy;
import org.tercet.lab.simulate.Crew;
import org.tercet.lab.simulate.Figures;
import org.tercet.lab.simulate.MatchTally;
import org.tercet.lab.simulate.Policy;
import org.tercet.lab.simulate.Tally;
import org.tercet.lab.simulate.Verified;
import org.tercet.lab.simulate.Warming;
import org.tercet.rules.Games;
import org.tercet.rules.game.Event;
import org.tercet.rules.game.Game;
import org.tercet.rules.game.Length;
import org.tercet.rules.game.Move;
import org.tercet.rules.game.Options;
import org.tercet.rules.game.State;
import org.tercet.rules.game.View;
import org.tercet.rules.match.Match;
import org.tercet.rules.race.RaceGame;
import org.tercet.rules.race.RaceRules;
import org.tercet.rules.race.Rulebooks;
import org.tercet.vector.Vectors;

/** Plays the games of a plan. */
final class Simulation {

    /** So many base games are played between two glances at the progress. */
    private static final int STINT = 1 << 14;

    /** With fewer games, vectors are not warm before all is over. */
    private static final long WORTH_WARMING = 2_000_000;

    private Simulation() {}

    static Simulated of(SimulatePlan plan, LongConsumer progress) {
        return switch (plan.way()) {
            case Way.Base(var policy) -> base(plan, policy, progress);
            case Way.Team(var policies) -> team(plan, policies, progress);
            case Way.Casual() -> casual(plan, Casts.find(plan.game().id()).orElseThrow(), progress);
        };
    }

    /** Whether cards lie before everybody in that game. */
    static boolean hasLayouts(Game<?, ?, ?, ?, ?> game) {
        return game instanceof RaceGame || game == Games.COOPSET || game == Games.SCOUT;
    }

    private static Simulated base(SimulatePlan plan, Policy policy, LongConsumer progress) {
        String rulebook = plan.chosen().rulebook();
        boolean stops = plan.players() == 1
                && Rulebooks.ALL.stream()
                        .anyMatch(book -> book.name().equals(rulebook) && book.solo() == RaceRules.Solo.STOPS);
        var terms = new BaseGames.Terms(plan.seed(), policy, stops);
        var warming = new Warming(Vectors::games);
        if (Vectors.arePresent() && plan.games() >= WORTH_WARMING) {
            warming.start(terms);
        }
        var crew = new Crew(plan.games(), plan.threads(), plan.verify() ? 1 : STINT, progress);
        List<Tally> groups = crew.play(
                () -> {
                    BaseGames quick = warming.player();
                    BaseGames player =
                            plan.verify() ? new Verified(quick, new ByTheRules(rulebook, plan.players())) : quick;
                    return (first, end, tally) -> player.play(terms, first, end, tally);
                },
                Tally::new);
        warming.stop();
        Part part = new Part(policy.id(), Optional.of(new Figures(groups)), Optional.empty(), Optional.empty());
        return new Simulated(plan, List.of(part), Optional.empty());
    }

    private static Simulated team(SimulatePlan plan, List<CoopPolicy> policies, LongConsumer progress) {
        List<CoopMatchup> groups = new Crew(plan.games(), plan.threads(), 1, progress)
                .play(
                        () -> (first, end, matchup) -> {
                            for (long game = first; game < end; game++) {
                                matchup.play(plan.seed(), game);
                            }
                        },
                        () -> new CoopMatchup(policies));
        List<Part> parts = new ArrayList<>();
        for (CoopPolicy policy : policies) {
            CoopFigures team = CoopMatchup.figures(groups, policy);
            parts.add(new Part(policy.id(), Optional.of(team.layouts()), Optional.empty(), Optional.of(team)));
        }
        return new Simulated(
                plan, parts, policies.size() > 1 ? Optional.of(CoopMatchup.gain(groups)) : Optional.empty());
    }

    private static <O extends Options, S extends State, M extends Move, E extends Event, V extends View>
            Simulated casual(SimulatePlan plan, Cast<O, S, M, E, V> cast, LongConsumer progress) {
        List<Length> lengths = cast.game().lengths(plan.chosen().rulebook());
        Length length = lengths.contains(Length.ONE_ROUND) ? Length.ONE_ROUND : lengths.getFirst();
        var match = new Match<>(cast.game());
        List<MatchTally> groups = new Crew(plan.games(), plan.threads(), 1, progress)
                .play(
                        () -> (first, end, tally) -> {
                            for (long game = first; game < end; game++) {
                                long seed = Chance.start(plan.seed(), game);
                                tally.note(
                                        match, Playthrough.seeded(cast, plan.chosen(), length, plan.players(), seed));
                            }
                        },
                        MatchTally::new);
        var all = new MatchTally();
        groups.forEach(all::add);
        Optional<Figures> layouts = hasLayouts(plan.game())
                ? Optional.of(
                        new Figures(groups.stream().map(MatchTally::layouts).toList()))
                : Optional.empty();
        Part part = new Part(plan.policy(), layouts, Optional.of(all), Optional.empty());
        return new Simulated(plan, List.of(part), Optional.empty());
    }
}
