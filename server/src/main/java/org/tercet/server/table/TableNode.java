package org.tercet.server.table;

import com.typesafe.config.Config;
import com.typesafe.config.ConfigFactory;
import java.time.Duration;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.apache.pekko.Done;
import org.apache.pekko.actor.BootstrapSetup;
import org.apache.pekko.actor.CoordinatedShutdown;
import org.apache.pekko.actor.setup.ActorSystemSetup;
import org.apache.pekko.actor.typed.ActorSystem;
import org.apache.pekko.actor.typed.SpawnProtocol;
import org.apache.pekko.cluster.typed.Cluster;
import org.apache.pekko.cluster.typed.Join;
import org.tercet.journal.EventStore;
import org.tercet.journal.JournalSetup;

/** The actor system of one node. Alone, it is a cluster of one. */
public final class TableNode implements AutoCloseable {

    private static final Duration PATIENCE = Duration.ofSeconds(20);

    private final ActorSystem<SpawnProtocol.Command> system;

    private TableNode(ActorSystem<SpawnProtocol.Command> system) {
        this.system = system;
    }

    /** A node by itself. */
    public static TableNode alone(EventStore store) {
        TableNode node = started("tercet", ConfigFactory.empty(), store);
        Cluster cluster = Cluster.get(node.system);
        cluster.manager().tell(Join.create(cluster.selfMember().address()));
        return node;
    }

    /**
     * A node with settings of its own.
     *
     * @param more settings that come before those of the program
     */
    static TableNode started(String name, Config more, EventStore store) {
        Config config = more.withFallback(ConfigFactory.parseResources("tercet-server.conf"))
                .withFallback(ConfigFactory.defaultReference())
                .resolve();
        ActorSystemSetup setup =
                ActorSystemSetup.create(BootstrapSetup.create(config)).withSetup(new JournalSetup(store));
        return new TableNode(ActorSystem.create(SpawnProtocol.create(), name, setup));
    }

    public ActorSystem<SpawnProtocol.Command> system() {
        return system;
    }

    /** Tables hand over or stop, and their clients are told. */
    public CompletionStage<Done> leave() {
        return CoordinatedShutdown.get(system).runAll(CoordinatedShutdown.clusterLeavingReason());
    }

    @Override
    public void close() {
        try {
            leave().toCompletableFuture().get(PATIENCE.toMillis(), TimeUnit.MILLISECONDS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        } catch (ExecutionException | TimeoutException e) {
            system.terminate();
        }
    }
}
