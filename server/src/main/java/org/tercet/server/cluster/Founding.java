package org.tercet.server.cluster;

import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.tercet.journal.EventStore;

/**
 * Decides whether a node that starts joins the others or begins the cluster, with the help of the database, which they all share: nodes that take part
 * say so there again and again. So there is never a second cluster because somebody did not answer in time, and any node can be the first.
 */
public final class Founding {

    private static final Logger LOG = System.getLogger(Founding.class.getName());

    /** How often a node says that it takes part. */
    public static final Duration BEAT = Duration.ofSeconds(1);

    /** Who has not said so for this long does not take part any more. */
    private static final Duration SILENCE = Duration.ofMillis(2_500);

    /** How long others wait for one who begins. */
    private static final Duration BEGINNING = Duration.ofSeconds(10);

    private static final Duration LOOK = Duration.ofMillis(200);

    private final Membership membership;
    private final LeaseBook book;

    public Founding(Membership membership, EventStore store) {
        this.membership = membership;
        this.book = new LeaseBook(store);
    }

    private String alive() {
        return membership.name() + " alive";
    }

    private String beginning() {
        return membership.name() + " beginning";
    }

    private String self() {
        return membership.known().toString();
    }

    /** To be said again and again: whether this node takes part, or is about to. */
    public void beat(boolean takesPart) {
        if (takesPart) {
            book.put(alive(), self(), SILENCE);
        } else {
            book.renew(beginning(), self(), BEGINNING);
        }
    }

    /** Whom to ask to be let in; this node alone if it is to begin. Waits until that is certain, for the database too. */
    public List<NodeAddress> seeds() throws InterruptedException {
        Optional<String> before = Optional.empty();
        long since = System.nanoTime();
        while (true) {
            long asked = System.nanoTime();
            try {
                String now = book.holding(alive());
                if (before.isPresent() && !before.get().equals(now)) {
                    return others(now);
                }
                // A database that was slow to answer was slow for the others, too, who may just be about to say that
                // they are there.
                if (before.isEmpty() || System.nanoTime() - asked > LOOK.toNanos()) {
                    since = System.nanoTime();
                } else if (System.nanoTime() - since > SILENCE.toNanos() || now.isEmpty()) {
                    if (book.take(beginning(), self(), BEGINNING)) {
                        return List.of(membership.known());
                    }
                }
                before = Optional.of(now);
            } catch (RuntimeException e) {
                LOG.log(Level.INFO, "waiting for the database before joining the others");
                since = System.nanoTime();
            }
            Thread.sleep(LOOK);
        }
    }

    /** Who said last that it takes part comes first; this node never does. */
    private List<NodeAddress> others(String holding) {
        List<NodeAddress> others = new ArrayList<>();
        NodeAddress.parse(holding.split(" ", 2)[0]).ifPresent(others::add);
        others.addAll(membership.seeds());
        others.removeIf(membership.known()::equals);
        return others.stream().distinct().toList();
    }
}
