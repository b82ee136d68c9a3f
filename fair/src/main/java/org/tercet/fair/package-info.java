/** Shuffles that were settled before the deal and that anybody can check after the game. docs/fairness.md specifies them. */
@NullMarked
package org.tercet.fair;

import org.jspecify.annotations.NullMarked;
