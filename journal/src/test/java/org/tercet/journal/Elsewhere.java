package org.tercet.journal;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.net.SocketAddress;
import javax.net.SocketFactory;

/** Makes this machine stand for any other, on any machine that runs the tests: the driver is told to make its sockets with it. */
public final class Elsewhere extends SocketFactory {

    /** An address that is nobody's, and not one of this machine. */
    static final String HOST = "192.0.2.7";

    /** The address of a database of this machine as if it were that of another. */
    static String address(String here, String settings) {
        return here.replace("127.0.0.1", HOST) + "?socketFactory=" + Elsewhere.class.getName() + settings;
    }

    @Override
    public Socket createSocket() {
        return new Socket() {
            @Override
            public void connect(SocketAddress there, int timeout) throws IOException {
                int port = ((InetSocketAddress) there).getPort();
                super.connect(new InetSocketAddress(InetAddress.getLoopbackAddress(), port), timeout);
            }
        };
    }

    @Override
    public Socket createSocket(String host, int port) {
        throw new UnsupportedOperationException();
    }

    @Override
    public Socket createSocket(String host, int port, InetAddress from, int fromPort) {
        throw new UnsupportedOperationException();
    }

    @Override
    public Socket createSocket(InetAddress host, int port) {
        throw new UnsupportedOperationException();
    }

    @Override
    public Socket createSocket(InetAddress host, int port, InetAddress from, int fromPort) {
        throw new UnsupportedOperationException();
    }
}
