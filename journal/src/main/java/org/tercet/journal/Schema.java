package org.tercet.journal;

import java.util.List;

/**
 * The tables of one room as numbered SQL files, applied once each and in this order. A file is looked for beside the class
 * {@code home}, in the folder {@code sqlite} or {@code postgres} first and then in {@code sql}, which is for both. Statements
 * end with a semicolon at the end of a line. A file that has been released is never changed again; a new one is added.
 *
 * @param room whose tables they are: files are numbered by room
 */
public record Schema(String room, Class<?> home, List<String> files) {

    public Schema {
        files = List.copyOf(files);
    }
}
