package org.tercet.lab.review;

/**
 * What a team made of a layout.
 *
 * @param points with those lost for added cards
 * @param possibleSets how many it could have taken
 * @param possiblePoints what these would have brought, with the same cards added
 */
public record TeamLayout(int round, long at, int sets, int added, int points, int possibleSets, int possiblePoints) {}
