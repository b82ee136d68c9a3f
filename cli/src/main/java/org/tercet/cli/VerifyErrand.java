package org.tercet.cli;

import java.util.Optional;
import org.tercet.fair.Commitment;
import org.tercet.fair.Contribution;
import org.tercet.fair.Parsed;
import org.tercet.table.fair.Proof;
import org.tercet.wire.file.GameFile;
import org.tercet.wire.json.JsonCodec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Checks a match on record: its promise, its shuffles, its events. */
final class VerifyErrand extends Errand {

    @Parameters(paramLabel = "FILE|URL", arity = "0..1", description = "")
    private String file = "";

    @Option(names = "--fair", description = "")
    private boolean fair;

    @Option(names = "--commitment", paramLabel = "HEX", description = "")
    private Optional<String> commitment = Optional.empty();

    @Option(names = "--contribution", paramLabel = "HEX", description = "")
    private Optional<String> contribution = Optional.empty();

    VerifyErrand(Context context) {
        super(context);
    }

    @Override
    public Integer call() {
        Optional<Commitment> seen = commitment.map(text -> noted("--commitment", text, Commitment.ofHex(text)));
        Optional<Contribution> sent = contribution.map(text -> noted("--contribution", text, Contribution.ofHex(text)));
        if (file.isEmpty()) {
            throw new Fault("which-file");
        }
        GameFile<?, ?> recorded =
                new Recorded(file, language()).asItIs(terminal().in());
        Verification answer = Verification.of(
                recorded, Proof.of(recorded), seen.map(Commitment::hex), sent.map(Contribution::hex), fair);
        out().print(
                        json
                                ? JsonCodec.of(Verification.class).text(answer) + "\n"
                                : new VerificationText(answer, speech()).text());
        return answer.verified() ? DONE : NO;
    }

    private static <T> T noted(String option, String text, Parsed<T> parsed) {
        return parsed.good().orElseThrow(() -> new Fault("no-hex", "text", text, "option", java.util.List.of(option)));
    }
}
