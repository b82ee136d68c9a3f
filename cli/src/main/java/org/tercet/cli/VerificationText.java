package org.tercet.cli;

import org.tercet.cli.Verification.Noted;
import org.tercet.table.fair.Proof.Promise;
import org.tercet.table.fair.Proof.Shuffles;
import org.tercet.wire.file.Verifier.Replay;
import org.tercet.wire.words.Sentences;
import org.tercet.wire.words.Typed;

/** A verification in words: a line for each claim, and the verdict. */
final class VerificationText {

    private static final String YES = "✓ ";
    private static final String NO = "✗ ";
    private static final String UNKNOWN = "– ";

    private final Verification answer;
    private final Speech speech;
    private final StringBuilder text = new StringBuilder();

    VerificationText(Verification answer, Speech speech) {
        this.answer = answer;
        this.speech = speech;
    }

    String text() {
        promise();
        answer.commitment().ifPresent(noted -> noted(noted, "commitment.same", "commitment.other"));
        answer.contribution().ifPresent(noted -> noted(noted, "contribution.there", "contribution.missing"));
        shuffles();
        rules();
        line("", verdict());
        return text.toString();
    }

    private String verdict() {
        if (!answer.verified()) {
            return "verdict.fails";
        }
        return answer.provable() ? "verdict.complete" : "verdict.holds";
    }

    private void promise() {
        switch (answer.promise()) {
            case Promise.Kept kept -> line(YES, "promise.kept");
            case Promise.Broken broken -> line(NO, "promise.broken");
            case Promise.Unrevealed unrevealed -> line(UNKNOWN, "promise.unrevealed");
            case Promise.NoPromise none -> line(UNKNOWN, "promise.no-promise");
        }
    }

    private void noted(Noted noted, String same, String other) {
        switch (noted) {
            case SAME -> line(YES, same);
            case OTHER -> line(NO, other);
        }
    }

    private void shuffles() {
        switch (answer.shuffles()) {
            case Shuffles.AsSettled(var shuffles, var contributions) ->
                line(YES, "shuffles.as-settled", "shuffles", shuffles, "contributions", contributions);
            case Shuffles.Other(var shuffle, var position, var settled, var dealt) ->
                line(
                        NO,
                        "shuffles.other",
                        "shuffle",
                        shuffle + 1,
                        "position",
                        position,
                        "settled",
                        settled,
                        "dealt",
                        dealt);
            case Shuffles.Unprovable(var shuffles) -> line(UNKNOWN, "shuffles.unprovable", "shuffles", shuffles);
        }
    }

    private void rules() {
        switch (answer.rules()) {
            case Replay.Same(var outcome) -> line(YES, outcome.isPresent() ? "rules.finished" : "rules.unfinished");
            case Replay.NotAllowed(var at, var refusal) ->
                line(NO, "rules.not-allowed", "line", at, "problem", Sentences.of(refusal, speech.language()));
            case Replay.Differs(var at, var recorded, var replayed) -> {
                if (replayed.isEmpty()) {
                    line(NO, "rules.too-much", "line", at, "found", Typed.quoted(recorded));
                } else {
                    line(NO, "rules.differs", "line", at, "right", Typed.quoted(replayed));
                }
            }
        }
    }

    private void line(String mark, String key, Object... filling) {
        text.append(mark).append(speech.say(key, filling)).append('\n');
    }
}
