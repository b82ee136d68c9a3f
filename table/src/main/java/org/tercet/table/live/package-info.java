/** What a table and its clients say to one another, and the JSON of it. */
@NullMarked
package org.tercet.table.live;

import org.jspecify.annotations.NullMarked;
