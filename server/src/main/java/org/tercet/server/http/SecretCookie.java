package org.tercet.server.http;

/** How a browser keeps its secret: no script reads it, and no page of somebody else makes the browser post it. */
public final class SecretCookie {

    /** As long as browsers keep any. */
    private static final int SECONDS = 400 * 24 * 60 * 60;

    private SecretCookie() {}

    /** Where nobody reads along, the name itself makes browsers insist on that. */
    static String name(boolean secure) {
        return secure ? "__Host-tercet" : "tercet";
    }

    public static String keep(String secret, boolean secure) {
        return header(secret, SECONDS, secure);
    }

    public static String forget(boolean secure) {
        return header("", 0, secure);
    }

    private static String header(String value, int seconds, boolean secure) {
        return name(secure) + "=" + value + "; Path=/; Max-Age=" + seconds + "; HttpOnly; SameSite=Lax"
                + (secure ? "; Secure" : "");
    }
}
