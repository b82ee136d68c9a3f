/** The program that tables live in. */
@NullMarked
package org.tercet.server;

import org.jspecify.annotations.NullMarked;
