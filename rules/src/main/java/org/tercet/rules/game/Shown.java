package org.tercet.rules.game;

/**
 * What a viewer may be shown of an event. An event whose every field is public is its own showing; one that holds a secret does
 * not implement this type, so that it cannot be shown by mistake.
 */
public interface Shown {}
