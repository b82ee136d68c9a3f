package org.tercet.server.people;

/**
 * A browser or a program that has a secret of somebody, as they are told of it.
 *
 * @param since when it got its first
 * @param here whether it is the one that asks
 */
public record Holder(String id, boolean program, long since, boolean here) {}
