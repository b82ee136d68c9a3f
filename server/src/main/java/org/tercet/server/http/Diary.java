package org.tercet.server.http;

import io.github.bucket4j.Bucket;
import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.util.concurrent.atomic.AtomicLong;
import org.tercet.wire.shape.Written;

/**
 * Notes in the log who came and went, and who was refused something that no proper client asks for: with ids and addresses, for
 * whoever looks into it later, and never with names or secrets.
 */
public final class Diary {

    private static final Logger LOG = System.getLogger(Diary.class.getName());

    /** Anybody can be refused as often as they like, and must not fill a disk by it. Coming costs more than being refused. */
    private static final Bounds.Pace PACE = new Bounds.Pace(100, 1);

    private final Bucket allowance = Allowances.bucket(PACE);
    private final AtomicLong unsaid = new AtomicLong();

    /** Somebody got a secret, or ended one or all of theirs. */
    public void passed(String what, String person, Caller caller) {
        LOG.log(Level.INFO, what + ": " + person + " at " + caller.address());
    }

    /** Somebody was refused, or their socket was ended. */
    public void refused(String why, String where, Caller caller) {
        if (allowance.tryConsume(1)) {
            long more = unsaid.getAndSet(0);
            String before = more == 0 ? "" : ", and " + more + " more before";
            LOG.log(Level.INFO, "refused " + why + " on " + where + ": " + caller.address() + before);
        } else {
            unsaid.incrementAndGet();
        }
    }

    void objected(Objection objection, String where, Caller caller) {
        if (isStrange(objection, caller)) {
            refused(Written.name(objection.getClass()), where, caller);
        }
    }

    /** What happens to everybody now and then is not. */
    private static boolean isStrange(Objection objection, Caller caller) {
        return switch (objection) {
            case Objection.UnknownPerson _ ->
                caller.token().isPresent() || caller.cookie().isPresent();
            case Objection.WrongOrigin _,
                    Objection.NotForYou _,
                    Objection.TooMuch _,
                    Objection.TooLarge _,
                    Objection.WrongType _,
                    Objection.WrongMethod _,
                    Objection.Unreadable _,
                    Objection.NotByTheRules _ -> true;
            case Objection.Refused _,
                    Objection.NotFound _,
                    Objection.BadName _,
                    Objection.NoPuzzle _,
                    Objection.NotNow _,
                    Objection.Mistake _ -> false;
        };
    }
}
