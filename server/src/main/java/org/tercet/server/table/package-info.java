/** The tables: one writer each, persist, then acknowledge, then publish. */
@NullMarked
package org.tercet.server.table;

import org.jspecify.annotations.NullMarked;
