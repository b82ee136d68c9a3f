package org.tercet.server.replay;

import java.security.SecureRandom;
import java.time.InstantSource;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletionStage;
import org.tercet.lab.review.Review;
import org.tercet.server.http.Answer;
import org.tercet.server.http.Call;
import org.tercet.server.http.Objected;
import org.tercet.server.http.Objection;
import org.tercet.server.http.Route;
import org.tercet.server.http.Toll;
import org.tercet.server.http.Workers;
import org.tercet.table.fair.Proof;
import org.tercet.wire.Problem;
import org.tercet.wire.Reading;
import org.tercet.wire.file.GameFile;
import org.tercet.wire.file.Verifier.Replay;
import org.tercet.wire.json.JsonCodec;

/** {@code /records}. */
public final class RecordRoutes {

    private static final JsonCodec<Shelf> SHELVES = JsonCodec.of(Shelf.class);
    private static final JsonCodec<Review> REVIEWS = JsonCodec.of(Review.class);
    private static final JsonCodec<Brought> BROUGHT = JsonCodec.of(Brought.class);
    private static final String RECORDS = Route.API + "/records";
    private static final int ID_BYTES = 16;

    private final Records records;
    private final Workers readers;
    private final InstantSource clock;
    private final SecureRandom random = new SecureRandom();

    /**
     * @param readers who read and review whole matches, apart from those who do the quick work
     */
    public RecordRoutes(Records records, Workers readers, InstantSource clock) {
        this.records = records;
        this.readers = readers;
        this.clock = clock;
    }

    /** Several of them. */
    public record Shelf(List<Summary> records) {
        public Shelf {
            records = List.copyOf(records);
        }
    }

    /** What became of a file that somebody brought. */
    public record Brought(String id) {}

    public List<Route> routes() {
        return List.of(
                Route.get(RECORDS, this::list, Toll.LOOK).asking("game", "mine", "before"),
                Route.get(RECORDS + "/{id}", this::one, Toll.LOOK),
                Route.getLater(RECORDS + "/{id}/file", this::file).at(Toll.LOOK),
                Route.getLater(RECORDS + "/{id}/review", this::review).at(Toll.LOOK),
                Route.postLater(RECORDS, this::bring, Toll.MAKE)
                        .taking(Route.Body.GAME_FILE)
                        .forThosePresent());
    }

    private Answer list(Call call) {
        Optional<String> person =
                call.query().truth("mine") ? Optional.of(call.somebody().id()) : Optional.empty();
        Optional<Long> before = call.query().value("before", Problem.Kind.MOMENT, RecordRoutes::moment);
        return Answer.json(
                SHELVES, new Shelf(records.list(new Records.Wanted(call.query().text("game"), person, before))));
    }

    private Answer one(Call call) {
        return Answer.json(Summary.CODEC, summary(call));
    }

    private CompletionStage<Answer> file(Call call) {
        return readers.ask(() -> {
            Summary summary = summary(call);
            return Answer.text(records.imported(summary.id())
                            .orElseGet(
                                    () -> records.finished(summary.id()).file().text()))
                    .keptFor(86_400)
                    .with("Content-Disposition", "attachment; filename=\"tercet-" + summary.id() + ".txt\"");
        });
    }

    private CompletionStage<Answer> review(Call call) {
        return readers.ask(() -> {
            Summary summary = summary(call);
            return Answer.json(REVIEWS, review(summary)).keptFor(86_400);
        });
    }

    private Review review(Summary summary) {
        Optional<String> brought = records.imported(summary.id());
        if (brought.isPresent()) {
            GameFile<?, ?> file = read(brought.get());
            return Analysis.review(file, file.names());
        }
        Finished match = records.finished(summary.id());
        return Analysis.review(match.file(), match.names());
    }

    private CompletionStage<Answer> bring(Call call) {
        String person = call.somebody().id();
        return readers.ask(() -> {
            String text = call.text();
            GameFile<?, ?> file = read(text);
            Proof proof = Proof.of(file);
            check(proof);
            byte[] bytes = new byte[ID_BYTES];
            random.nextBytes(bytes);
            Review review = Analysis.review(file, file.names());
            Summary summary = Summary.of(HexFormat.of().formatHex(bytes), review, proof.isComplete(), true);
            records.bring(summary, person, clock.millis(), text);
            return Answer.json(BROUGHT, new Brought(summary.id())).as(201);
        });
    }

    private static GameFile<?, ?> read(String text) {
        return switch (GameFile.read(text)) {
            case Reading.Read<GameFile<?, ?>>(var file) -> file;
            case Reading.Unreadable<GameFile<?, ?>>(var path, var problem) ->
                throw new Objected(new Objection.Unreadable(path, problem));
        };
    }

    private static void check(Proof proof) {
        switch (proof.rules()) {
            case Replay.Same _ -> {
                if (!proof.holds()) {
                    throw new Objected(new Objection.NotByTheRules(0));
                }
            }
            case Replay.Differs(int line, var _, var _) -> throw new Objected(new Objection.NotByTheRules(line));
            case Replay.NotAllowed(int line, var _) -> throw new Objected(new Objection.NotByTheRules(line));
        }
    }

    private Summary summary(Call call) {
        return records.find(call.value("id")).orElseThrow(() -> new Objected(new Objection.NotFound()));
    }

    private static Optional<Long> moment(String text) {
        try {
            return Optional.of(Long.parseLong(text));
        } catch (NumberFormatException e) {
            return Optional.empty();
        }
    }
}
