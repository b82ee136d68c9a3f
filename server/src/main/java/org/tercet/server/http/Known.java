package org.tercet.server.http;

import org.tercet.table.Person;

/**
 * Somebody, and what says that they are.
 *
 * @param holder the browser or program that brought their secret, by an id of its own
 */
public record Known(Person person, String holder) {}
