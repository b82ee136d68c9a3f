/**
 * The review of a match from its record: what was there, who saw it and after how long, what was missed and what went wrong.
 * All of it is data; all times in it are milliseconds since the match began.
 */
@NullMarked
package org.tercet.lab.review;

import org.jspecify.annotations.NullMarked;
