package org.tercet.journal;

/**
 * One event as it is in the log.
 *
 * @param ordering its place in the one order of all events; grows, but with gaps
 * @param serializer the number of the Pekko serializer that made the bytes
 * @param manifest what that serializer needs to read them again
 * @param payload the bytes, not copied: nobody may change them
 * @param at milliseconds since 1970
 */
public record StoredEvent(
        long ordering,
        String persistenceId,
        long sequenceNr,
        int serializer,
        String manifest,
        @SuppressWarnings("ArrayRecordComponent") byte[] payload,
        long at) {}
