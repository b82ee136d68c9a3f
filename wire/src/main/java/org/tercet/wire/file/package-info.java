/**
 * The game file: a whole match as text that a person can follow and a machine can replay exactly. docs/game-file.md says how it is
 * written.
 */
@NullMarked
package org.tercet.wire.file;

import org.jspecify.annotations.NullMarked;
