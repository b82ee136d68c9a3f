package org.tercet.server.table;

import java.io.IOException;
import java.net.Socket;
import java.security.GeneralSecurityException;
import java.security.KeyStore;
import java.security.cert.X509Certificate;
import javax.net.ssl.KeyManager;
import javax.net.ssl.KeyManagerFactory;
import javax.net.ssl.SSLContext;
import javax.net.ssl.SSLSocket;
import javax.net.ssl.TrustManagerFactory;
import org.tercet.server.cluster.Authority;
import org.tercet.server.cluster.NodeAddress;

/** Comes to the port that is for other nodes, without being one. */
final class Knock {

    private static final int PATIENCE = 2_000;
    private static final char[] PASSWORD = {};

    private Knock() {}

    static Socket plainly(NodeAddress address) throws IOException {
        Socket socket = new Socket(address.host(), address.port());
        socket.setSoTimeout(PATIENCE);
        return socket;
    }

    /** With the handshake done, as far as one sees from here. */
    static SSLSocket with(Authority trusted, Authority.Issued shown, NodeAddress address, String... protocols)
            throws IOException, GeneralSecurityException {
        KeyStore keys = empty();
        keys.setKeyEntry("own", shown.key(), PASSWORD, new X509Certificate[] {shown.certificate()});
        KeyManagerFactory managers = KeyManagerFactory.getInstance(KeyManagerFactory.getDefaultAlgorithm());
        managers.init(keys, PASSWORD);
        return shaken(trusted, managers.getKeyManagers(), address, protocols);
    }

    static SSLSocket without(Authority trusted, NodeAddress address) throws IOException, GeneralSecurityException {
        return shaken(trusted, new KeyManager[0], address);
    }

    private static SSLSocket shaken(Authority trusted, KeyManager[] shown, NodeAddress address, String... protocols)
            throws IOException, GeneralSecurityException {
        KeyStore authorities = empty();
        authorities.setCertificateEntry("authority", trusted.certificate());
        TrustManagerFactory trust = TrustManagerFactory.getInstance(TrustManagerFactory.getDefaultAlgorithm());
        trust.init(authorities);
        SSLContext context = SSLContext.getInstance("TLS");
        context.init(shown, trust.getTrustManagers(), null);
        SSLSocket socket = (SSLSocket) context.getSocketFactory().createSocket(address.host(), address.port());
        socket.setSoTimeout(PATIENCE);
        if (protocols.length > 0) {
            socket.setEnabledProtocols(protocols);
        }
        socket.startHandshake();
        return socket;
    }

    private static KeyStore empty() throws IOException, GeneralSecurityException {
        KeyStore store = KeyStore.getInstance(KeyStore.getDefaultType());
        store.load(null, null);
        return store;
    }
}
