package org.tercet.server.ops;

import java.io.IOException;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.security.KeyStore;
import java.security.PublicKey;
import java.security.cert.CertificateException;
import java.security.cert.X509Certificate;
import java.security.interfaces.RSAPrivateKey;
import java.security.interfaces.RSAPublicKey;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javax.naming.InvalidNameException;
import javax.naming.ldap.LdapName;
import javax.naming.ldap.Rdn;
import javax.net.ssl.TrustManager;
import javax.net.ssl.TrustManagerFactory;
import javax.net.ssl.X509TrustManager;
import org.tercet.server.cluster.Membership;
import org.tercet.server.cluster.TlsFiles;
import org.tercet.server.ops.CannotStart.Reason;

/** Finds what would keep a node from ever being let in by its like: they only refuse one another, and nobody says why. */
public final class TlsCheck {

    /** What TLS 1.3 calls the way in which keys are exchanged, since certificates have no part in it any more. */
    private static final String ANY_EXCHANGE = "UNKNOWN";

    private static final int DNS = 2;

    private TlsCheck() {}

    /** What is wrong is a {@link CannotStart}. */
    public static void of(Membership membership) {
        membership.tls().ifPresent(files -> check(files, membership.name()));
    }

    private static void check(TlsFiles files, String cluster) {
        List<X509Certificate> authorities = Pem.certificates(files.authority());
        if (authorities.size() > 1) {
            throw CannotStart.of(Reason.TLS_SEVERAL_AUTHORITIES, files.authority());
        }
        X509Certificate authority = authorities.getFirst();
        X509Certificate node = Pem.certificates(files.certificate()).getFirst();
        RSAPrivateKey key = Pem.key(files.key());
        isValidNow(authority, files.authority());
        isValidNow(node, files.certificate());
        if (!belong(node.getPublicKey(), key)) {
            throw CannotStart.of(Reason.TLS_OTHER_KEY, files.key());
        }
        if (!isTrusted(node, authority)) {
            throw CannotStart.of(Reason.TLS_OTHER_AUTHORITY, files.certificate());
        }
        if (!names(node).contains(cluster)) {
            throw CannotStart.of(Reason.TLS_OTHER_NAME, files.certificate());
        }
    }

    private static void isValidNow(X509Certificate certificate, Path file) {
        try {
            certificate.checkValidity();
        } catch (CertificateException e) {
            throw CannotStart.of(Reason.TLS_NOT_VALID_NOW, file);
        }
    }

    private static boolean belong(PublicKey open, RSAPrivateKey key) {
        return open instanceof RSAPublicKey rsa && rsa.getModulus().equals(key.getModulus());
    }

    /** Whether the others would trust it, both when this node asks and when it is asked. */
    private static boolean isTrusted(X509Certificate node, X509Certificate authority) {
        X509Certificate[] shown = {node};
        try {
            KeyStore trusted = KeyStore.getInstance(KeyStore.getDefaultType());
            trusted.load(null, null);
            trusted.setCertificateEntry("authority", authority);
            TrustManagerFactory managers = TrustManagerFactory.getInstance(TrustManagerFactory.getDefaultAlgorithm());
            managers.init(trusted);
            for (TrustManager manager : managers.getTrustManagers()) {
                if (manager instanceof X509TrustManager judge) {
                    judge.checkServerTrusted(shown, ANY_EXCHANGE);
                    judge.checkClientTrusted(shown, ANY_EXCHANGE);
                }
            }
            return true;
        } catch (GeneralSecurityException | IOException e) {
            return false;
        }
    }

    /** Those by which the transport knows nodes of one cluster. */
    private static List<String> names(X509Certificate node) {
        List<String> names = new ArrayList<>();
        try {
            for (Rdn part : new LdapName(node.getSubjectX500Principal().getName()).getRdns()) {
                if (part.getType().equalsIgnoreCase("CN")) {
                    names.add(part.getValue().toString());
                }
            }
            for (List<?> other :
                    Optional.ofNullable(node.getSubjectAlternativeNames()).orElse(List.of())) {
                if (other.getFirst().equals(DNS)) {
                    names.add(other.get(1).toString());
                }
            }
        } catch (InvalidNameException | CertificateException e) {
            names.clear();
        }
        return names;
    }
}
