package org.tercet.server.http;

import java.net.Inet6Address;
import java.net.InetAddress;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.Optional;

/** Where somebody asks from. */
public record Address(String text, boolean isLocal, boolean isNear) {

    private static final int NETWORK_BYTES = 8;

    /** An address in digits; names are not looked up. */
    public static Optional<Address> of(String digits) {
        try {
            return Optional.of(of(InetAddress.ofLiteral(digits)));
        } catch (IllegalArgumentException e) {
            return Optional.empty();
        }
    }

    static Address of(InetAddress address) {
        boolean near = address.isLoopbackAddress() || address.isSiteLocalAddress() || address.isLinkLocalAddress();
        return new Address(network(address), address.isLoopbackAddress(), near || isUniqueLocal(address));
    }

    /** Whoever has one IPv6 address has all of its network, so they share what is allowed. */
    private static String network(InetAddress address) {
        if (address instanceof Inet6Address) {
            byte[] first = Arrays.copyOf(address.getAddress(), NETWORK_BYTES);
            return HexFormat.of().formatHex(first) + "::/64";
        }
        return address.getHostAddress();
    }

    private static boolean isUniqueLocal(InetAddress address) {
        return address instanceof Inet6Address && (address.getAddress()[0] & 0xfe) == 0xfc;
    }

    @Override
    public String toString() {
        return text;
    }
}
