/**
 * The event log: bytes in SQLite or PostgreSQL, written by group commit, read back by table or in one order of all.
 * It knows no cards and no rules.
 */
@NullMarked
package org.tercet.journal;

import org.jspecify.annotations.NullMarked;
