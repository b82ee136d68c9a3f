package org.tercet.server.cluster;

import java.time.Duration;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.function.Predicate;
import org.apache.pekko.actor.ExtendedActorSystem;
import org.apache.pekko.cluster.Cluster;
import org.apache.pekko.cluster.Member;
import org.apache.pekko.cluster.MemberStatus;
import org.apache.pekko.coordination.lease.LeaseSettings;
import org.apache.pekko.coordination.lease.javadsl.Lease;
import org.jspecify.annotations.Nullable;

/**
 * A lease of Pekko's that is kept in PostgreSQL. Whoever holds it says so again and again; one who has stopped saying so has lost it after
 * a while. Whoever asks for it while another holds it waits first, because the other may be the node that has just died: until the other has
 * said so again, or has lost it. Pekko gives it back by a clock that does not know whether somebody has just relied on it, for another break of
 * the network: then the other side would get it, too. So it is not given back before the other side has had time to ask for it in vain. And it belongs to a side, not
 * to a node: whoever can reach its holder takes it over.
 */
public final class PostgresLease extends Lease implements AutoCloseable {

    private static final Duration LOOK = Duration.ofMillis(200);

    private final LeaseSettings settings;
    private final LeaseBook book;
    private final Predicate<String> near;
    private final ScheduledExecutorService thread = Executors.newSingleThreadScheduledExecutor(
            Thread.ofPlatform().name("lease").daemon().factory());
    private volatile boolean held;
    private volatile long heldUntil;
    private volatile long reliedOn;
    private @Nullable Future<?> heartbeat;

    /** As Pekko makes it. */
    public PostgresLease(LeaseSettings settings, ExtendedActorSystem system) {
        this(
                settings,
                system.settings()
                        .setup()
                        .get(LeaseSetup.class)
                        .orElseThrow(
                                () -> new IllegalStateException("the actor system was started without a LeaseSetup"))
                        .book(),
                owner -> isNear(owner, Cluster.get(system)));
        system.registerOnTermination(this::close);
    }

    /** @param near whether an owner is on this side */
    PostgresLease(LeaseSettings settings, LeaseBook book, Predicate<String> near) {
        this.settings = settings;
        this.book = book;
        this.near = near;
    }

    private static boolean isNear(String owner, Cluster cluster) {
        Set<Member> far = cluster.state().getUnreachable();
        for (Member member : cluster.state().getMembers()) {
            if (member.address().hostPort().equals(owner)) {
                return member.status().equals(MemberStatus.up()) && !far.contains(member);
            }
        }
        return false;
    }

    @Override
    public LeaseSettings getSettings() {
        return settings;
    }

    @Override
    public CompletionStage<Boolean> acquire() {
        return acquire(_ -> {});
    }

    @Override
    public CompletionStage<Boolean> acquire(Consumer<Optional<Throwable>> lost) {
        CompletableFuture<Boolean> answer = new CompletableFuture<>();
        long begun = System.nanoTime();
        thread.execute(() -> attempt(answer, begun, "", lost));
        return answer.orTimeout(operation().toMillis(), TimeUnit.MILLISECONDS);
    }

    /** @param before what the book said about the holder when it was first found to be another */
    private void attempt(
            CompletableFuture<Boolean> answer, long begun, String before, Consumer<Optional<Throwable>> lost) {
        if (answer.isDone()) {
            return;
        }
        long now = System.nanoTime();
        try {
            boolean taken = book.take(settings.leaseName(), settings.ownerName(), time());
            String holding = taken ? "" : book.holding(settings.leaseName());
            if (taken || takesOver(holding.split(" ", 2)[0])) {
                hold(now, lost);
                answer.complete(true);
                return;
            }
            boolean alive = !before.isEmpty() && !holding.isEmpty() && !holding.equals(before);
            if (alive || now - begun > time().plus(interval()).toNanos()) {
                answer.complete(false);
            } else {
                later(() -> attempt(answer, begun, holding, lost));
            }
        } catch (RuntimeException e) {
            // The database may be starting again; the caller's patience is the limit.
            later(() -> attempt(answer, begun, before, lost));
        }
    }

    private boolean takesOver(String holder) {
        return near.test(holder) && book.pass(settings.leaseName(), holder, settings.ownerName(), time());
    }

    private void later(Runnable work) {
        var _ = thread.schedule(work, LOOK.toMillis(), TimeUnit.MILLISECONDS);
    }

    private void hold(long since, Consumer<Optional<Throwable>> lost) {
        heldUntil = since + time().toNanos();
        reliedOn = System.nanoTime();
        held = true;
        stopHeartbeat();
        long pause = interval().toMillis();
        heartbeat = thread.scheduleWithFixedDelay(() -> renew(lost), pause, pause, TimeUnit.MILLISECONDS);
    }

    private void renew(Consumer<Optional<Throwable>> lost) {
        long now = System.nanoTime();
        try {
            if (book.renew(settings.leaseName(), settings.ownerName(), time())) {
                heldUntil = now + time().toNanos();
            } else {
                lose(lost, Optional.empty());
            }
        } catch (RuntimeException e) {
            if (System.nanoTime() - heldUntil > 0) {
                lose(lost, Optional.of(e));
            }
        }
    }

    private void lose(Consumer<Optional<Throwable>> lost, Optional<Throwable> why) {
        held = false;
        stopHeartbeat();
        lost.accept(why);
    }

    private void stopHeartbeat() {
        if (heartbeat != null) {
            heartbeat.cancel(false);
            heartbeat = null;
        }
    }

    /** Whether it was given back; if not, whoever wants that says it again. */
    @Override
    public CompletionStage<Boolean> release() {
        if (held && System.nanoTime() - reliedOn < keep().toNanos()) {
            return CompletableFuture.completedFuture(false);
        }
        return CompletableFuture.supplyAsync(
                        () -> {
                            held = false;
                            stopHeartbeat();
                            book.giveBack(settings.leaseName(), settings.ownerName());
                            return true;
                        },
                        thread)
                .orTimeout(operation().toMillis(), TimeUnit.MILLISECONDS);
    }

    /** Without asking the database: by this node's clock it may have run out already. */
    @Override
    public boolean checkLease() {
        boolean mine = held && System.nanoTime() - heldUntil < 0;
        if (mine) {
            reliedOn = System.nanoTime();
        }
        return mine;
    }

    private Duration keep() {
        return settings.leaseConfig().getDuration("keep");
    }

    private Duration time() {
        return settings.timeoutSettings().getHeartbeatTimeout();
    }

    private Duration interval() {
        return settings.timeoutSettings().getHeartbeatInterval();
    }

    private Duration operation() {
        return settings.timeoutSettings().getOperationTimeout();
    }

    @Override
    public void close() {
        thread.shutdownNow();
    }
}
