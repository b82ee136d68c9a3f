/** What the program is made of that others have written: who may have it, and what is known against it. */
@NullMarked
package org.tercet.hardening.supply;

import org.jspecify.annotations.NullMarked;
