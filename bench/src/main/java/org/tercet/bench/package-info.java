/** Benchmarks. */
@NullMarked
package org.tercet.bench;

import org.jspecify.annotations.NullMarked;
