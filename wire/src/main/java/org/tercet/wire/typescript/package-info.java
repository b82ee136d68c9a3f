/** What travels as TypeScript declares it, so that the browser's types are never written by hand. */
@NullMarked
package org.tercet.wire.typescript;

import org.jspecify.annotations.NullMarked;
