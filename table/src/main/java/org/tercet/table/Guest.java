package org.tercet.table;

import java.util.Optional;

/**
 * Who is on a seat: a person, a bot, or a bot that stands in for a person who is away.
 *
 * @param strength of the bot that plays
 * @param contribution what they gave to the shuffle, in hexadecimal
 */
public record Guest(String name, Optional<Person> person, Optional<String> strength, Optional<String> contribution) {

    static Guest of(Person person) {
        return new Guest(person.name(), Optional.of(person), Optional.empty(), Optional.empty());
    }

    static Guest bot(String name, String strength) {
        return new Guest(name, Optional.empty(), Optional.of(strength), Optional.empty());
    }

    public boolean is(String id) {
        return person.filter(it -> it.id().equals(id)).isPresent();
    }

    /** Whether a bot plays here now. */
    public boolean isBot() {
        return strength.isPresent();
    }

    Guest contributing(String random) {
        return new Guest(name, person, strength, Optional.of(random));
    }

    Guest playedBy(Optional<String> bot) {
        return new Guest(name, person, bot, contribution);
    }
}
