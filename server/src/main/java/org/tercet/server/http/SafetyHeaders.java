package org.tercet.server.http;

import java.util.Map;
import java.util.TreeMap;

/** Headers by which browsers keep pages from doing what they should not. Every answer has them. */
final class SafetyHeaders {

    private static final String POLICY = String.join(
            "; ",
            "default-src 'none'",
            "script-src 'self'",
            "style-src 'self'",
            "img-src 'self' data:",
            "font-src 'self'",
            "media-src 'self'",
            "connect-src 'self'",
            "manifest-src 'self'",
            "worker-src 'self'",
            "object-src 'none'",
            "base-uri 'none'",
            "form-action 'none'",
            "frame-ancestors 'none'");

    /** What is no page does nothing, and belongs to nobody, even when somebody opens it as if it were one. */
    private static final String NO_PAGE = String.join(
            "; ",
            "default-src 'none'",
            "object-src 'none'",
            "base-uri 'none'",
            "form-action 'none'",
            "frame-ancestors 'none'",
            "sandbox");

    private static final Map<String, String> ALWAYS = Map.of(
            "Content-Security-Policy", NO_PAGE,
            "X-Content-Type-Options", "nosniff",
            "X-Frame-Options", "DENY",
            "Referrer-Policy", "no-referrer",
            "Cross-Origin-Opener-Policy", "same-origin",
            "Cross-Origin-Resource-Policy", "same-origin",
            "Permissions-Policy", "camera=(), microphone=(), geolocation=(), payment=(), usb=()");

    private static final Map<String, String> SECURE =
            with("Strict-Transport-Security", "max-age=31536000; includeSubDomains");

    private SafetyHeaders() {}

    static Map<String, String> of(boolean secure) {
        return secure ? SECURE : ALWAYS;
    }

    /** A page is allowed what pages need. */
    static Answer page(Answer answer) {
        return answer.with("Content-Security-Policy", POLICY);
    }

    private static Map<String, String> with(String name, String value) {
        Map<String, String> more = new TreeMap<>(ALWAYS);
        more.put(name, value);
        return Map.copyOf(more);
    }
}
