/**
 * The game in a terminal. What is shown is a pure function of a view and the time ({@link org.tercet.cli.play.Front},
 * {@link org.tercet.cli.play.Picture}); around it are a screen and a plain way to show it line by line.
 */
@NullMarked
package org.tercet.cli.play;

import org.jspecify.annotations.NullMarked;
