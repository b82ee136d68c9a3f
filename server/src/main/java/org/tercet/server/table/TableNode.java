package org.tercet.server.table;

import com.typesafe.config.Config;
import com.typesafe.config.ConfigFactory;
import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.time.Duration;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
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
import org.apache.pekko.cluster.ClusterEvent;
import org.apache.pekko.cluster.Member;
import org.apache.pekko.cluster.MemberStatus;
import org.apache.pekko.cluster.typed.Cluster;
import org.apache.pekko.cluster.typed.Join;
import org.apache.pekko.pattern.Patterns;
import org.tercet.journal.EventStore;
import org.tercet.journal.JournalSetup;
import org.tercet.server.cluster.Founding;
import org.tercet.server.cluster.LeaseSetup;
import org.tercet.server.cluster.Membership;
import org.tercet.server.cluster.NodeAddress;

/** The actor system of one node. Alone, it is a cluster of one. */
public final class TableNode implements AutoCloseable {

    private static final Logger LOG = System.getLogger(TableNode.class.getName());

    private static final Duration PATIENCE = Duration.ofSeconds(20);
    private static final Duration SETTLE = Duration.ofSeconds(2);

    /** Players whose tables are elsewhere wait for nothing, but they are not to be kept from coming again for longer than this. */
    private static final Duration HANDING_OVER = Duration.ofSeconds(2);

    private final ActorSystem<SpawnProtocol.Command> system;
    private final CompletableFuture<Done> handedOver = new CompletableFuture<>();

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

    /** A node among others, which it looks for by itself; it begins if there are none. */
    public static TableNode among(Membership membership, EventStore store) {
        Founding founding = new Founding(membership, store);
        TableNode node = started(membership.name(), membership.config(seeds(founding)), store);
        CoordinatedShutdown.get(node.system).addTask("tables-settle", "others go on", node::settled);
        Thread.ofPlatform().name("takes part").daemon().start(() -> node.takePart(founding));
        return node;
    }

    /** Does that as soon as the others have shut this node out, before anything of it is taken down. */
    public void whenShutOut(Runnable what) {
        CoordinatedShutdown.get(system).addTask(CoordinatedShutdown.PhaseBeforeServiceUnbind(), "shut out", () -> {
            if (!isOnPurpose()) {
                Thread.ofPlatform().name("shut out").start(what);
            }
            return CompletableFuture.completedStage(Done.getInstance());
        });
    }

    private boolean isOnPurpose() {
        return CoordinatedShutdown.get(system)
                .getShutdownReason()
                .filter(CoordinatedShutdown.clusterLeavingReason()::equals)
                .isPresent();
    }

    /** Done when others have had time to go on with the tables that were here; at once if they did not wait for this node to stop. */
    private CompletionStage<Done> settled() {
        handedOver.complete(Done.getInstance());
        return isOnPurpose() && members() > 1
                ? Patterns.after(
                        SETTLE, system.classicSystem(), () -> CompletableFuture.completedStage(Done.getInstance()))
                : CompletableFuture.completedStage(Done.getInstance());
    }

    private static List<NodeAddress> seeds(Founding founding) {
        try {
            return founding.seeds();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException("interrupted while looking for the other nodes", e);
        }
    }

    private void takePart(Founding founding) {
        while (!gone().toCompletableFuture().isDone()) {
            try {
                founding.beat(isUp());
                if (isUp() && founding.givesUp(addresses())) {
                    LOG.log(
                            Level.WARNING,
                            "there is another, larger cluster with this database: this node ends to join it");
                    leave();
                    return;
                }
            } catch (RuntimeException e) {
                // Without the database nobody takes part; it may be back in a moment.
            }
            try {
                Thread.sleep(Founding.BEAT);
            } catch (InterruptedException e) {
                return;
            }
        }
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
                ActorSystemSetup.create(BootstrapSetup.create(config), new JournalSetup(store), new LeaseSetup(store));
        return new TableNode(ActorSystem.create(SpawnProtocol.create(), name, setup));
    }

    public ActorSystem<SpawnProtocol.Command> system() {
        return system;
    }

    /** Whether it takes part: before that no table can be reached from here. */
    public boolean isUp() {
        return Cluster.get(system).selfMember().status().equals(MemberStatus.up());
    }

    /** How many nodes take part, as far as this one knows. */
    public long members() {
        long up = 0;
        for (Member member : cluster().getMembers()) {
            up += member.status().equals(MemberStatus.up()) ? 1 : 0;
        }
        return up;
    }

    /** How many of them do not answer. */
    public long silent() {
        return cluster().getUnreachable().size();
    }

    private Set<NodeAddress> addresses() {
        Set<NodeAddress> addresses = new HashSet<>();
        for (Member member : cluster().getMembers()) {
            addresses.add(new NodeAddress(
                    member.address().getHost().orElseThrow(),
                    member.address().getPort().orElseThrow()));
        }
        return addresses;
    }

    private ClusterEvent.CurrentClusterState cluster() {
        return Cluster.get(system).state();
    }

    /** Done when the node is no more: it has left, or the others have shut it out. */
    public CompletionStage<Done> gone() {
        return system.getWhenTerminated();
    }

    /** Leaves, and waits until the tables that were here can go on elsewhere. */
    public void handOver() {
        var _ = leave();
        await(handedOver, HANDING_OVER);
    }

    /** Tables hand over or stop, and their clients are told. */
    public CompletionStage<Done> leave() {
        return CoordinatedShutdown.get(system).runAll(CoordinatedShutdown.clusterLeavingReason());
    }

    @Override
    public void close() {
        if (!await(leave(), PATIENCE)) {
            system.terminate();
        }
    }

    /** Whether it came about within that time. */
    private static boolean await(CompletionStage<?> what, Duration time) {
        try {
            what.toCompletableFuture().get(time.toMillis(), TimeUnit.MILLISECONDS);
            return true;
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return true;
        } catch (ExecutionException | TimeoutException e) {
            return false;
        }
    }
}
