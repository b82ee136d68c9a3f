package org.tercet.cli;

import java.util.Optional;
import org.tercet.table.fair.Proof;
import org.tercet.wire.file.Fairness;
import org.tercet.wire.file.GameFile;
import org.tercet.wire.file.Verifier.Replay;

/**
 * What {@code tercet verify} has to say about a match.
 *
 * @param verified nothing is wrong, and what was asked for is shown
 * @param provable the shuffles too are shown to be right
 * @param commitment whether it is the one that somebody noted before the deal
 * @param contribution whether what somebody sent is among them
 */
public record Verification(
        String game,
        boolean verified,
        boolean provable,
        Optional<Noted> commitment,
        Optional<Noted> contribution,
        Proof.Promise promise,
        Proof.Shuffles shuffles,
        Replay rules) {

    /** How the record stands to what somebody noted. */
    public enum Noted {
        SAME,
        OTHER
    }

    static Verification of(
            GameFile<?, ?> file, Proof proof, Optional<String> seen, Optional<String> sent, boolean proofIsWanted) {
        Optional<Fairness> fairness = file.fairness();
        Optional<Noted> commitment = seen.map(hex ->
                noted(fairness.map(Fairness::commitment).filter(hex::equals).isPresent()));
        Optional<Noted> contribution = sent.map(hex -> noted(fairness.stream()
                .flatMap(it -> it.contributions().stream())
                .anyMatch(it -> it.random().equals(hex))));
        boolean asNoted =
                !commitment.equals(Optional.of(Noted.OTHER)) && !contribution.equals(Optional.of(Noted.OTHER));
        return new Verification(
                file.game().id(),
                proof.holds() && asNoted && (!proofIsWanted || proof.isComplete()),
                proof.isComplete(),
                commitment,
                contribution,
                proof.promise(),
                proof.shuffles(),
                proof.rules());
    }

    private static Noted noted(boolean same) {
        return same ? Noted.SAME : Noted.OTHER;
    }
}
