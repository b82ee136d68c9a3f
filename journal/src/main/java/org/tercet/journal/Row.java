package org.tercet.journal;

/**
 * One event on its way into the log.
 *
 * @param writer which incarnation of the entity wrote it
 * @param adapter the manifest of Pekko's event adapters, mostly empty
 * @param serializer the number of the serializer that made the bytes
 * @param manifest what that serializer needs to read them again
 * @param at milliseconds since 1970
 */
record Row(
        String persistenceId,
        long sequenceNr,
        String writer,
        String adapter,
        int serializer,
        String manifest,
        @SuppressWarnings("ArrayRecordComponent") byte[] payload,
        long at) {}
