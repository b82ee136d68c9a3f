/** For those who run the server: settings, logs, health, figures. */
@NullMarked
package org.tercet.server.ops;

import org.jspecify.annotations.NullMarked;
