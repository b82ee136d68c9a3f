package org.tercet.server.table;

import java.util.List;
import java.util.Optional;
import org.apache.pekko.actor.typed.ActorRef;
import org.tercet.rules.game.Seat;
import org.tercet.table.Person;
import org.tercet.table.Terms;

/** What a table is told. Those that may come from another node are {@link Carried}. */
sealed interface TableCommand {

    /** May travel between nodes. */
    sealed interface Carried extends TableCommand {}

    /**
     * Opens the table.
     *
     * @param bots strengths of those who sit there from the beginning
     */
    record Open(Terms terms, Person host, String code, String seed, List<String> bots, ActorRef<Answer> replyTo)
            implements Carried {}

    record Connect(Person person, Optional<Long> last, ActorRef<Delivery> socket) implements Carried {}

    record Disconnect(ActorRef<Delivery> socket) implements Carried {}

    record Said(Person person, String text, ActorRef<Delivery> socket) implements Carried {}

    record Ask(ActorRef<Answer> replyTo) implements Carried {}

    // from the table to itself
    /** A deadline has come. */
    record Due() implements TableCommand {}

    record BotDue(Seat seat) implements TableCommand {}

    /** A person has been gone for too long. */
    record Gone(String person) implements TableCommand {}

    /** Somebody has come or gone: is there anybody to wait for? */
    record Counted() implements TableCommand {}

    record Rematched(Person by, String id, ActorRef<Delivery> socket, Tables.Opening opening) implements TableCommand {}

    record RematchFailed(String id, ActorRef<Delivery> socket) implements TableCommand {}

    /** Nobody has been connected for a while. */
    record Rest() implements TableCommand {}

    /** The node goes down, or the table moves to another. */
    record Stop() implements TableCommand {}
}
