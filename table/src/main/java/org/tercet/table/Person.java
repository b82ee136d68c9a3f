package org.tercet.table;

/**
 * Somebody as a table knows them.
 *
 * @param id never given to anybody else; no secret
 * @param name 1 to 24 letters, cleaned
 * @param program whether a program plays for them
 */
public record Person(String id, String name, boolean program) {}
