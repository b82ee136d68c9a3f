package org.tercet.cli;

import java.util.List;
import org.tercet.lab.review.Review;
import org.tercet.rules.game.Event;
import org.tercet.rules.game.Move;
import org.tercet.wire.file.GameFile;
import org.tercet.wire.json.JsonCodec;
import picocli.CommandLine.Parameters;

/** Says what there was to be seen in a match on record, who saw it, and what was missed. */
final class ReviewErrand extends Errand {

    private final Context context;

    @Parameters(paramLabel = "FILE", arity = "0..1", description = "")
    private String file = "";

    ReviewErrand(Context context) {
        super(context);
        this.context = context;
    }

    @Override
    public Integer call() {
        if (file.isEmpty()) {
            throw new Fault("which-file");
        }
        GameFile<?, ?> recorded =
                new Recorded(file, language()).game(context.terminal().in());
        Review review = review(recorded);
        out().print(json ? JsonCodec.of(Review.class).text(review) + "\n" : text(review, context.speech()));
        return DONE;
    }

    /** What the errand prints about a match. */
    static String text(GameFile<?, ?> recorded, Speech speech) {
        return text(review(recorded), speech);
    }

    private static String text(Review review, Speech speech) {
        return new ReviewText(review, new ReviewWords(speech, review.players())).text();
    }

    private static <M extends Move, E extends Event> Review review(GameFile<M, E> recorded) {
        List<String> names = recorded.names();
        return Review.of(recorded.game(), recorded.chronicle(), names);
    }
}
