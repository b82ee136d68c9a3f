/** Faults, hostile input and interleavings: what a server must stand that is on the internet. */
@NullMarked
package org.tercet.hardening;

import org.jspecify.annotations.NullMarked;
