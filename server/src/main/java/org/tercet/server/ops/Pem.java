package org.tercet.server.ops;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.cert.Certificate;
import java.security.cert.CertificateException;
import java.security.cert.CertificateFactory;
import java.security.cert.X509Certificate;
import java.security.interfaces.RSAPrivateKey;
import java.util.ArrayList;
import java.util.List;
import org.apache.pekko.pki.pem.DERPrivateKeyLoader;
import org.apache.pekko.pki.pem.PEMDecoder;
import org.tercet.server.ops.CannotStart.Reason;

/** Reads certificates and keys as the transport between nodes does; what it could not read is a {@link CannotStart}. */
final class Pem {

    private static final int FEWEST_BITS = 2_048;

    private Pem() {}

    private static byte[] bytes(Path file) {
        try {
            return Files.readAllBytes(file);
        } catch (IOException e) {
            throw CannotStart.of(Reason.TLS_UNREADABLE, file);
        }
    }

    /** One at least. */
    static List<X509Certificate> certificates(Path file) {
        byte[] bytes = bytes(file);
        try {
            List<X509Certificate> found = new ArrayList<>();
            for (Certificate certificate :
                    CertificateFactory.getInstance("X.509").generateCertificates(new ByteArrayInputStream(bytes))) {
                found.add((X509Certificate) certificate);
            }
            if (!found.isEmpty()) {
                return found;
            }
        } catch (CertificateException e) {
            // It is none, as when nothing is found.
        }
        throw CannotStart.of(Reason.TLS_NO_CERTIFICATE, file);
    }

    /** By the means of the transport, which knows fewer kinds of keys and of files than the JDK. */
    static RSAPrivateKey key(Path file) {
        String text = new String(bytes(file), StandardCharsets.UTF_8);
        try {
            if (DERPrivateKeyLoader.load(PEMDecoder.decode(text)) instanceof RSAPrivateKey key
                    && key.getModulus().bitLength() >= FEWEST_BITS) {
                return key;
            }
        } catch (Exception e) {
            // It is none: the transport throws what the JDK throws, and more, without saying so.
        }
        throw CannotStart.of(Reason.TLS_NO_KEY, file);
    }
}
