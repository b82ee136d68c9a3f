/** Every parser that reads what strangers write, and a fuzzer that writes it. */
@NullMarked
package org.tercet.hardening.fuzz;

import org.jspecify.annotations.NullMarked;
