package org.tercet.rules.game;

/** The whole truth about one round. It never leaves the rules: others get a {@link View} of it. */
public interface State {}
