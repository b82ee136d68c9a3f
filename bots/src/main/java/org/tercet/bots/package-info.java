/** Players that see a view and answer a command; they never see a state. */
@NullMarked
package org.tercet.bots;

import org.jspecify.annotations.NullMarked;
