/** What has been played: the log of tables read again, finished matches, their files and reviews. */
@NullMarked
package org.tercet.server.replay;

import org.jspecify.annotations.NullMarked;
