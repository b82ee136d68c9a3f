package org.tercet.lab.review;

import java.util.List;

/** What a review says about one kind of game. */
public sealed interface Part {

    /** The base game and its modes. */
    record Racing(Hunt hunt) implements Part {}

    /** Scout. */
    record Scouting(Hunt hunt, List<ScoutTurn> turns) implements Part {
        public Scouting {
            turns = List.copyOf(turns);
        }
    }

    /** 20/20. */
    record Shedding(Hunt hunt, List<Ask> asks) implements Part {
        public Shedding {
            asks = List.copyOf(asks);
        }
    }

    /** CoopSet; the advice is one for each take, in the same order. */
    record Teamwork(Hunt hunt, List<TeamLayout> layouts, List<Advice> advice) implements Part {
        public Teamwork {
            layouts = List.copyOf(layouts);
            advice = List.copyOf(advice);
        }
    }

    /** ChipSet. */
    record Betting(List<Deal> deals, List<Bettor> bettors) implements Part {
        public Betting {
            deals = List.copyOf(deals);
            bettors = List.copyOf(bettors);
        }
    }

    /** SetUp. */
    record Trapping(List<Slip> slips, List<Hunt.WrongCall> wrongCalls, List<Trapper> trappers) implements Part {
        public Trapping {
            slips = List.copyOf(slips);
            wrongCalls = List.copyOf(wrongCalls);
            trappers = List.copyOf(trappers);
        }
    }
}
