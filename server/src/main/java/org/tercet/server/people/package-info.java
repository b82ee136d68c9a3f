/** People: guests with a name and nothing else, known by a random secret of which only the hash is kept. */
@NullMarked
package org.tercet.server.people;

import org.jspecify.annotations.NullMarked;
