/**
 * The way in: routes, what a request may be like, how it is answered or objected to, and how much anybody may ask for. It knows
 * nothing of games.
 */
@NullMarked
package org.tercet.server.http;

import org.jspecify.annotations.NullMarked;
