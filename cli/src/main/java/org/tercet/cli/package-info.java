/** The command line: {@link org.tercet.cli.Main} lists the errands, each is a class that picocli fills in. */
@NullMarked
package org.tercet.cli;

import org.jspecify.annotations.NullMarked;
