package org.tercet.lab.simulate;

/** An average, and its standard error. */
public record Mean(double value, double error) {}
