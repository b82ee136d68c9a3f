/** Many players at many tables of a real server in a process of its own: how fast it is, beside what nothing could be faster than. */
@NullMarked
package org.tercet.load;

import org.jspecify.annotations.NullMarked;
