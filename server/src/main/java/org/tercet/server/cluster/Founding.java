package org.tercet.server.cluster;

import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.tercet.journal.EventStore;

/**
 * Finds the other nodes, and decides whether a node that starts joins them or begins the cluster, with the help of the database, which they all share:
 * nodes that take part say so there again and again. So nobody has to be told where the others are, there is never a second cluster because somebody
 * did not answer in time, and any node can be the first.
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

    /** Nodes that come and go are strangers to one another for a moment; after so long they are another cluster. */
    private static final Duration APART = Duration.ofSeconds(20);

    /** Where a node was that has not been heard of for so long is of no use to anybody. */
    private static final Duration FORGOTTEN = Duration.ofHours(1);

    private final Membership membership;
    private final LeaseBook book;
    private final Duration apart;
    private Optional<Long> apartSince = Optional.empty();

    public Founding(Membership membership, EventStore store) {
        this(membership, store, APART);
    }

    Founding(Membership membership, EventStore store, Duration apart) {
        this.membership = membership;
        this.book = new LeaseBook(store);
        this.apart = apart;
    }

    private String alive() {
        return membership.name() + " alive";
    }

    /** What stands before the address in the name of what each node says of itself. */
    private String nodes() {
        return membership.name() + " node ";
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
            book.put(nodes() + self(), self(), SILENCE);
        } else {
            book.renew(beginning(), self(), BEGINNING);
        }
    }

    /**
     * Whether there are two clusters, and this node's is the one that gives up: the smaller. It should not come to that, but if it does nobody else
     * would ever bring them together again. To be asked again and again.
     *
     * @param members who takes part in this node's cluster
     */
    public boolean givesUp(Set<NodeAddress> members) {
        Set<NodeAddress> strangers = new HashSet<>(takingPart());
        strangers.removeAll(members);
        if (strangers.isEmpty()) {
            apartSince = Optional.empty();
            return false;
        }
        long now = System.nanoTime();
        long since = apartSince.orElse(now);
        apartSince = Optional.of(since);
        return now - since >= apart.toNanos() && isLess(members, strangers);
    }

    /** As the database knows, of whichever cluster. */
    private List<NodeAddress> takingPart() {
        return book.owners(nodes()).stream()
                .flatMap(owner -> NodeAddress.parse(owner).stream())
                .toList();
    }

    private static boolean isLess(Set<NodeAddress> members, Set<NodeAddress> strangers) {
        return members.size() == strangers.size()
                ? first(members).compareTo(first(strangers)) > 0
                : members.size() < strangers.size();
    }

    private static String first(Set<NodeAddress> nodes) {
        return nodes.stream()
                .map(NodeAddress::toString)
                .min(Comparator.naturalOrder())
                .orElse("");
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
                    book.forget(nodes(), FORGOTTEN);
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
        others.addAll(takingPart());
        others.addAll(membership.seeds());
        others.removeIf(membership.known()::equals);
        return others.stream().distinct().toList();
    }
}
