package org.tercet.cli;

import java.net.InetAddress;
import java.net.UnknownHostException;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.tercet.server.Main;
import org.tercet.server.cluster.Membership;
import org.tercet.server.cluster.NodeAddress;
import org.tercet.server.cluster.TlsFiles;
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

    @Option(names = "--cluster-name", paramLabel = "NAME", description = "")
    private Optional<String> clusterName = Optional.empty();

    @Option(names = "--seed", paramLabel = "HOST:PORT", description = "")
    private List<String> seeds = new ArrayList<>();

    @Option(names = "--cluster-bind", paramLabel = "HOST:PORT", description = "")
    private Optional<String> clusterBind = Optional.empty();

    @Option(names = "--cluster-address", paramLabel = "HOST:PORT", description = "")
    private Optional<String> clusterAddress = Optional.empty();

    @Option(names = "--cluster-tls", paramLabel = "DIR", description = "")
    private Optional<String> clusterTls = Optional.empty();

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
            return untilGone(server);
        } catch (CannotStart e) {
            throw fault(e);
        }
    }

    /** What ends the program closes the server as well; what is shut out of a cluster has to be started again. */
    private int untilGone(Main server) {
        server.gone().toCompletableFuture().join();
        if (server.isLost()) {
            throw new Fault("shut-out");
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
        Settings settings = new Settings(port, bind, folder(), database, origins, proxies);
        return membership().map(settings::among).orElse(settings);
    }

    private Optional<Membership> membership() {
        if (clusterName.isEmpty()) {
            if (!seeds.isEmpty() || clusterBind.isPresent() || clusterAddress.isPresent() || clusterTls.isPresent()) {
                throw new Fault("no-cluster-name");
            }
            return Optional.empty();
        }
        if (!Membership.isName(clusterName.get())) {
            throw new Fault("wrong-cluster-name", "name", clusterName.get());
        }
        if (database.isEmpty()) {
            throw new Fault("cluster-needs-postgres");
        }
        return Optional.of(new Membership(
                clusterName.get(),
                seeds.stream().map(ServeErrand::node).toList(),
                clusterBind.map(ServeErrand::node).orElseGet(ServeErrand::here),
                clusterAddress.map(ServeErrand::node),
                clusterTls.map(ServeErrand::files)));
    }

    private static NodeAddress node(String typed) {
        return NodeAddress.parse(typed).orElseThrow(() -> new Fault("no-node", "node", typed));
    }

    private static TlsFiles files(String typed) {
        try {
            return new TlsFiles(Path.of(typed));
        } catch (InvalidPathException e) {
            throw new Fault("tls-unreadable", "file", typed);
        }
    }

    /** As this machine calls itself. */
    private static NodeAddress here() {
        try {
            return new NodeAddress(InetAddress.getLocalHost().getHostAddress(), Membership.USUAL_PORT);
        } catch (UnknownHostException e) {
            throw new Fault("no-cluster-bind");
        }
    }
}
