/** The command line. */
@NullMarked
package org.tercet.cli;

import org.jspecify.annotations.NullMarked;
