package org.tercet.server.http;

import java.util.List;
import org.tercet.rules.game.Refusal;
import org.tercet.wire.Problem;

/** Why a request is not answered as it was asked: a named reason with its data, for clients to put into words. */
public sealed interface Objection {

    /** The text is not what it should be; the path says where. */
    record Unreadable(String path, Problem problem) implements Objection {}

    /** What the rules do not allow; it is written as itself. */
    record Refused(Refusal refusal) implements Objection {}

    /** Nobody knows who asks, and for this somebody must. */
    record UnknownPerson() implements Objection {}

    /** It comes from a page of somebody else. */
    record WrongOrigin() implements Objection {}

    /** It is not for those who ask from so far away. */
    record NotForYou() implements Objection {}

    record NotFound() implements Objection {}

    record WrongMethod(List<String> allowed) implements Objection {
        public WrongMethod {
            allowed = List.copyOf(allowed);
        }
    }

    /** In bytes. */
    record TooLarge(int most) implements Objection {}

    record WrongType(String expected) implements Objection {}

    /** Nothing of a name is left after cleaning, or too much. */
    record BadName(int most) implements Objection {}

    /** A line of a game file that does not follow from the rules. */
    record NotByTheRules(int line) implements Objection {}

    /** There is no puzzle on that day, or none of that format. */
    record NoPuzzle() implements Objection {}

    /** In whole seconds. */
    record TooMuch(int retryAfter) implements Objection {}

    /** Too much to do, or about to stop. */
    record NotNow() implements Objection {}

    /** A mistake of the server itself. */
    record Mistake() implements Objection {}

    /** The status that HTTP has for it. */
    default int status() {
        return switch (this) {
            case Unreadable _, BadName _, NotByTheRules _ -> 400;
            case Refused(var refusal) -> status(refusal);
            case UnknownPerson _ -> 401;
            case WrongOrigin _, NotForYou _ -> 403;
            case NotFound _, NoPuzzle _ -> 404;
            case WrongMethod _ -> 405;
            case TooLarge _ -> 413;
            case WrongType _ -> 415;
            case TooMuch _ -> 429;
            case Mistake _ -> 500;
            case NotNow _ -> 503;
        };
    }

    private static int status(Refusal refusal) {
        boolean ofWish = refusal instanceof Refusal.UnknownGame
                || refusal instanceof Refusal.UnknownRulebook
                || refusal instanceof Refusal.UnknownSetting
                || refusal instanceof Refusal.UnknownLength
                || refusal instanceof Refusal.SettingOutOfRange;
        return ofWish ? 400 : 409;
    }
}
