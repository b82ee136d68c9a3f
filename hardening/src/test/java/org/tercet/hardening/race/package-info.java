/** Small races at a table, tried in every order in which things can happen. */
@org.jspecify.annotations.NullMarked
package org.tercet.hardening.race;
