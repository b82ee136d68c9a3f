package org.tercet.cli;

import java.util.Map;
import java.util.Optional;
import org.tercet.journal.EventStore;
import org.tercet.server.Main;
import org.tercet.server.ops.CannotStart;
import org.tercet.server.ops.Logs;
import picocli.CommandLine.Option;

/** Makes lobby, records, results and ratings again from the log. */
final class RebuildErrand extends KeeperErrand {

    @Option(names = "--database", paramLabel = "URL", description = "")
    private Optional<String> database = Optional.empty();

    RebuildErrand(Context context) {
        super(context);
    }

    @Override
    public Integer call() {
        Logs.toErrorStream();
        try (EventStore store = Main.open(kept(database))) {
            long records = Main.rebuild(store);
            out().println(json ? Json.text(Map.of("records", records)) : say("rebuilt", "records", records));
            return DONE;
        } catch (CannotStart e) {
            throw fault(e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return NO;
        }
    }
}
