package org.tercet.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import org.tercet.server.Main;
import org.tercet.server.http.Address;
import org.tercet.server.http.Origins;
import org.tercet.server.ops.CannotStart;
import org.tercet.server.ops.Logs;
import org.tercet.server.ops.Rehearsal;
import org.tercet.server.ops.Settings;
import picocli.CommandLine.Option;

/** Runs the server until somebody stops it. */
final class ServeErrand extends KeeperErrand {

    private static final int LAST_PORT = 65_535;

    @Option(names = "--port", paramLabel = "N", description = "")
    private int port = Settings.USUAL_PORT;

    @Option(names = "--bind", paramLabel = "ADDRESS", description = "")
    private String bind = Settings.USUAL_BIND;

    @Option(names = "--database", paramLabel = "URL", description = "")
    private Optional<String> database = Optional.empty();

    @Option(names = "--origin", paramLabel = "ORIGIN", description = "")
    private List<String> origins = new ArrayList<>();

    @Option(names = "--proxy", paramLabel = "ADDRESS", description = "")
    private List<String> proxies = new ArrayList<>();

    ServeErrand(Context context) {
        super(context);
    }

    @Override
    public Integer call() {
        Settings settings = settings();
        Logs.toErrorStream();
        try (Main server = Main.start(settings)) {
            Runtime.getRuntime().addShutdownHook(new Thread(server::close, "stop"));
            String address = server.edge().address();
            out().println(json ? Json.text(Map.of("address", address)) : say("listening", "address", address));
            out().flush();
            if (Rehearsal.isWanted()) {
                Rehearsal.of(server.edge().port());
                return DONE;
            }
            return untilStopped();
        } catch (CannotStart e) {
            throw fault(e);
        }
    }

    /** What ends the program closes the server as well. */
    private static int untilStopped() {
        try {
            new CountDownLatch(1).await();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        return DONE;
    }

    private Settings settings() {
        if (port < 0 || port > LAST_PORT) {
            throw new Fault("no-port", "port", port);
        }
        for (String origin : origins) {
            if (!Origins.isOrigin(origin)) {
                throw new Fault("no-origin", "origin", origin);
            }
        }
        for (String proxy : proxies) {
            if (Address.of(proxy).isEmpty()) {
                throw new Fault("no-address", "address", proxy);
            }
        }
        return new Settings(port, bind, folder(), database, origins, proxies);
    }
}
