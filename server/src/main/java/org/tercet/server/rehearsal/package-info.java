/** A server that plays with itself for a while, so that Java can keep what it learns by it. The launcher has it done after a build. */
@NullMarked
package org.tercet.server.rehearsal;

import org.jspecify.annotations.NullMarked;
