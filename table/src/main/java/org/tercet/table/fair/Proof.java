package org.tercet.table.fair;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.tercet.cards.Card;
import org.tercet.fair.Commitment;
import org.tercet.fair.FairCheck;
import org.tercet.fair.FairCheck.Verdict;
import org.tercet.fair.FairShuffle;
import org.tercet.rules.game.Event;
import org.tercet.rules.game.Move;
import org.tercet.rules.match.Input;
import org.tercet.rules.match.Step;
import org.tercet.wire.file.Fairness;
import org.tercet.wire.file.GameFile;
import org.tercet.wire.file.Verifier;
import org.tercet.wire.file.Verifier.Replay;

/** What a match on record shows about itself: three claims, each looked at whatever became of the others. */
public record Proof(Promise promise, Shuffles shuffles, Replay rules) {

    /** Whether the seed is the one that was committed to before the deal. */
    public sealed interface Promise {

        /** Nothing was committed to. */
        record NoPromise() implements Promise {}

        record Unrevealed(String commitment) implements Promise {}

        record Kept(String commitment) implements Promise {}

        record Broken(String commitment, String ofSeed) implements Promise {}
    }

    /** Whether the cards came in the orders that seed and contributions make. */
    public sealed interface Shuffles {

        /** There is no seed to make them from. */
        record Unprovable(int shuffles) implements Shuffles {}

        record AsSettled(int shuffles, int contributions) implements Shuffles {}

        /**
         * The first card that is another.
         *
         * @param shuffle counted from 0, the first deal
         * @param position counted from 1, the top card
         */
        record Other(int shuffle, int position, Card settled, Card dealt) implements Shuffles {}
    }

    public static <M extends Move, E extends Event> Proof of(GameFile<M, E> file) {
        List<List<Card>> orders = orders(file);
        Replay rules = Verifier.replay(file);
        Optional<FairShuffle> claimed = file.fairness().flatMap(FairCards::claimed);
        return new Proof(
                file.fairness().map(Proof::promise).orElseGet(Promise.NoPromise::new),
                claimed.map(shuffle -> shuffles(shuffle, orders))
                        .orElseGet(() -> new Shuffles.Unprovable(orders.size())),
                rules);
    }

    /** Nothing that the record claims is wrong. */
    public boolean holds() {
        boolean kept = switch (promise) {
            case Promise.Broken broken -> false;
            case Promise.NoPromise none -> true;
            case Promise.Unrevealed unrevealed -> true;
            case Promise.Kept it -> true;
        };
        return kept && !(shuffles instanceof Shuffles.Other) && rules instanceof Replay.Same;
    }

    /** All of it is shown to be right, the shuffles too. */
    public boolean isComplete() {
        return holds() && promise instanceof Promise.Kept && shuffles instanceof Shuffles.AsSettled;
    }

    private static Promise promise(Fairness fairness) {
        Commitment commitment = new Commitment(fairness.commitment());
        return FairCards.claimed(fairness)
                .map(claimed -> new FairCheck(commitment, claimed.seed(), claimed.contributions()).seedCheck())
                .<Promise>map(verdict -> switch (verdict) {
                    case Verdict.OtherSeed(var shown, var ofSeed) -> new Promise.Broken(shown.hex(), ofSeed.hex());
                    case Verdict.Holds holds -> new Promise.Kept(commitment.hex());
                    case Verdict.OtherOrder other -> throw new IllegalStateException("a seed has no order");
                })
                .orElseGet(() -> new Promise.Unrevealed(commitment.hex()));
    }

    private static <M extends Move, E extends Event> List<List<Card>> orders(GameFile<M, E> file) {
        List<List<Card>> orders = new ArrayList<>();
        orders.add(file.chronicle().opening().order());
        for (Step<M, E> step : file.chronicle().steps()) {
            if (step.input() instanceof Input.Shuffle<M>(var order)) {
                orders.add(order);
            }
        }
        return orders;
    }

    /** Which cards are shuffled is for the rules to say; here it is their order. */
    private static Shuffles shuffles(FairShuffle claimed, List<List<Card>> orders) {
        FairCheck check = new FairCheck(claimed.seed().commitment(), claimed.seed(), claimed.contributions());
        for (int number = 0; number < orders.size(); number++) {
            List<Card> dealt = orders.get(number);
            List<Card> canonical = dealt.stream().sorted().toList();
            if (check.orderCheck(number, canonical, dealt) instanceof Verdict.OtherOrder(var shuffle, var position)) {
                Card settled = claimed.order(shuffle, canonical).get(position);
                return new Shuffles.Other(number, position + 1, settled, dealt.get(position));
            }
        }
        return new Shuffles.AsSettled(
                orders.size(), claimed.contributions().bySeat().size());
    }
}
