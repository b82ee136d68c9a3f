/** A table, its clients, the network between them and the log under one scheduler and one seed: every failure can be had again. */
@NullMarked
package org.tercet.hardening.sim;

import org.jspecify.annotations.NullMarked;
