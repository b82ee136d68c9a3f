/** What is read and written: the answer of every reading, its limits and what can be wrong with a text. */
@NullMarked
package org.tercet.wire;

import org.jspecify.annotations.NullMarked;
