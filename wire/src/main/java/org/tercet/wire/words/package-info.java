/** What the program says, in five languages: the words for cards and attributes, verdicts and refusals. */
@NullMarked
package org.tercet.wire.words;

import org.jspecify.annotations.NullMarked;
