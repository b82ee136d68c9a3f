package org.tercet.server.cluster;

import com.typesafe.config.Config;
import com.typesafe.config.ConfigFactory;
import java.nio.file.Path;
import java.util.Map;

/**
 * What a node proves with that it belongs to its cluster, and by which it knows the others.
 *
 * @param folder where the files are, which may be replaced while the node runs
 */
public record TlsFiles(Path folder) {

    private static final String ENGINE = "pekko.remote.artery.ssl.rotating-keys-engine.";

    /** The certificate of the node, or a chain that begins with it. */
    public Path certificate() {
        return file("node.pem");
    }

    /** The key that belongs to the certificate. */
    public Path key() {
        return file("node.key");
    }

    /** The certificate by which all certificates of the cluster were issued. */
    public Path authority() {
        return file("ca.pem");
    }

    private Path file(String name) {
        return folder.toAbsolutePath().resolve(name);
    }

    /** What the actor system has to know. */
    Config config() {
        return ConfigFactory.parseMap(Map.of(
                        ENGINE + "cert-file", certificate().toString(),
                        ENGINE + "key-file", key().toString(),
                        ENGINE + "ca-cert-file", authority().toString()))
                .withFallback(ConfigFactory.parseResources("tercet-tls.conf"));
    }
}
