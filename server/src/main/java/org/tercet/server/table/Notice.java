package org.tercet.server.table;

/**
 * What the lobby says about a table.
 *
 * @param seats how many people and bots sit there
 * @param most how many may
 * @param phase gathering, playing, finished or closed
 */
public record Notice(
        String id, String game, String rulebook, boolean open, String host, int seats, int most, String phase) {}
