/** The search for sets and whole games with vector instructions, for a Java that has the incubating vector module. */
@NullMarked
package org.tercet.vector;

import org.jspecify.annotations.NullMarked;
