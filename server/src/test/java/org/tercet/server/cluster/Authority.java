package org.tercet.server.cluster;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.security.KeyPair;
import java.security.KeyPairGenerator;
import java.security.PrivateKey;
import java.security.Signature;
import java.security.cert.CertificateFactory;
import java.security.cert.X509Certificate;
import java.time.Duration;
import java.time.Instant;
import java.util.Base64;
import javax.security.auth.x500.X500Principal;

/** Issues certificates for nodes, in the files that they read. */
public final class Authority {

    private final X500Principal name;
    private final KeyPair keys;
    private final X509Certificate certificate;

    /** What a certificate says. */
    public record Terms(String name, Instant from, Instant until, boolean clients) {

        /** Of a node of that cluster, for today. */
        public static Terms node(String cluster) {
            Instant now = Instant.now();
            return new Terms(cluster, now.minus(Duration.ofHours(1)), now.plus(Duration.ofHours(1)), true);
        }

        public Terms from(Instant time) {
            return new Terms(name, time, until, clients);
        }

        public Terms until(Instant time) {
            return new Terms(name, from, time, clients);
        }

        public Terms serversOnly() {
            return new Terms(name, from, until, false);
        }
    }

    /** A certificate with its key, and the files that hold both. */
    public record Issued(TlsFiles files, X509Certificate certificate, PrivateKey key) {}

    public Authority(String name) throws GeneralSecurityException {
        this(Terms.node(name));
    }

    public Authority(Terms terms) throws GeneralSecurityException {
        this.name = new X500Principal("CN=" + terms.name());
        this.keys = keys(2_048);
        this.certificate = signed(name, terms, keys, Der.authority());
    }

    public static KeyPair keys(int bits) throws GeneralSecurityException {
        KeyPairGenerator generator = KeyPairGenerator.getInstance("RSA");
        generator.initialize(bits);
        return generator.generateKeyPair();
    }

    public X509Certificate certificate() {
        return certificate;
    }

    /** A certificate for the cluster as its common name. */
    public Issued issue(Path folder, Terms terms) throws GeneralSecurityException, IOException {
        X500Principal subject = new X500Principal("CN=" + terms.name());
        return issued(folder, subject, terms, Der.uses(terms.clients()));
    }

    /** A certificate for the cluster among other names of its node. */
    public Issued issueByDns(Path folder, Terms terms) throws GeneralSecurityException, IOException {
        byte[] more = Der.joined(Der.dns(terms.name()), Der.uses(terms.clients()));
        return issued(folder, new X500Principal("O=Tercet"), terms, more);
    }

    private Issued issued(Path folder, X500Principal subject, Terms terms, byte[] more)
            throws GeneralSecurityException, IOException {
        KeyPair own = keys(2_048);
        X509Certificate issued = signed(subject, terms, own, more);
        TlsFiles files = new TlsFiles(Files.createDirectories(folder));
        write(files.certificate(), "CERTIFICATE", issued.getEncoded());
        write(files.key(), "PRIVATE KEY", own.getPrivate().getEncoded());
        write(files.authority(), "CERTIFICATE", certificate.getEncoded());
        return new Issued(files, issued, own.getPrivate());
    }

    private X509Certificate signed(X500Principal subject, Terms terms, KeyPair own, byte[] more)
            throws GeneralSecurityException {
        byte[] said = Der.toBeSigned(name, subject, terms.from(), terms.until(), own.getPublic(), more);
        Signature signature = Signature.getInstance("SHA256withRSA");
        signature.initSign(keys.getPrivate());
        signature.update(said);
        byte[] whole = Der.sequence(said, Der.ALGORITHM, Der.bits(signature.sign()));
        return (X509Certificate)
                CertificateFactory.getInstance("X.509").generateCertificate(new ByteArrayInputStream(whole));
    }

    /** In PEM form. */
    public static void write(Path file, String what, byte[] content) throws IOException {
        String text = Base64.getMimeEncoder(64, new byte[] {'\n'}).encodeToString(content);
        Files.writeString(
                file,
                "-----BEGIN " + what + "-----\n" + text + "\n-----END " + what + "-----\n",
                StandardCharsets.US_ASCII);
    }
}
