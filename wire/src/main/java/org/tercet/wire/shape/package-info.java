/**
 * How the value types of the rules are built: records, sealed families of records, enums and a few plain values.
 * Found once by reflection; every notation is written over it, so that a new game needs no codec of its own.
 */
@NullMarked
package org.tercet.wire.shape;

import org.jspecify.annotations.NullMarked;
