package org.tercet.server.cluster;

import com.typesafe.config.Config;
import com.typesafe.config.ConfigFactory;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * How a node takes part in a cluster.
 *
 * @param name the same for all its nodes
 * @param seeds nodes that are asked to be let in, beside those that the database knows of
 * @param listen where this node listens to the others
 * @param address where the others find it, if that is somewhere else
 * @param tls how nodes prove to one another who they are; without it, whoever reaches a node can speak to its tables
 */
public record Membership(
        String name,
        List<NodeAddress> seeds,
        NodeAddress listen,
        Optional<NodeAddress> address,
        Optional<TlsFiles> tls) {

    /** Where a node listens unless it is told otherwise. */
    public static final int USUAL_PORT = 25520;

    private static final Pattern NAME = Pattern.compile("[a-zA-Z0-9][a-zA-Z0-9_-]{0,62}");

    public Membership {
        seeds = List.copyOf(seeds);
    }

    /** Among nodes that nobody else can reach. */
    public Membership(String name, List<NodeAddress> seeds, NodeAddress listen, Optional<NodeAddress> address) {
        this(name, seeds, listen, address, Optional.empty());
    }

    public static boolean isName(String name) {
        return NAME.matcher(name).matches();
    }

    /** Where the others find it. */
    public NodeAddress known() {
        return address.orElse(listen);
    }

    /**
     * What the actor system has to know.
     *
     * @param asked who is asked to be let in; this node alone begins
     */
    public Config config(List<NodeAddress> asked) {
        List<String> urls =
                asked.stream().map(node -> "pekko://" + name + "@" + node).toList();
        boolean begins = asked.equals(List.of(known()));
        return ConfigFactory.parseMap(Map.of(
                        "pekko.remote.artery.canonical.hostname", known().host(),
                        "pekko.remote.artery.canonical.port", known().port(),
                        "pekko.remote.artery.bind.hostname", listen.host(),
                        "pekko.remote.artery.bind.port", listen.port(),
                        "pekko.cluster.seed-nodes", urls,
                        // Those who were there may all have gone meanwhile: then it has to be decided anew.
                        "pekko.cluster.shutdown-after-unsuccessful-join-seed-nodes", begins ? "off" : "20s"))
                .withFallback(tls.map(TlsFiles::config).orElseGet(ConfigFactory::empty))
                .withFallback(ConfigFactory.parseResources("tercet-cluster.conf"));
    }
}
