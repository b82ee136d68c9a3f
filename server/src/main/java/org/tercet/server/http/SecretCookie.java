package org.tercet.server.http;

import java.time.Duration;

/** How a browser keeps its secret: no script reads it, and no page of somebody else makes the browser post it. */
public final class SecretCookie {

    /** As long as browsers keep any. */
    public static final Duration KEPT = Duration.ofDays(400);

    private SecretCookie() {}

    /** Where nobody reads along, the name itself makes browsers insist on that. */
    static String name(boolean secure) {
        return secure ? "__Host-tercet" : "tercet";
    }

    public static String keep(String secret, boolean secure) {
        return header(secret, KEPT.toSeconds(), secure);
    }

    public static String forget(boolean secure) {
        return header("", 0, secure);
    }

    private static String header(String value, long seconds, boolean secure) {
        return name(secure) + "=" + value + "; Path=/; Max-Age=" + seconds + "; HttpOnly; SameSite=Lax"
                + (secure ? "; Secure" : "");
    }
}
