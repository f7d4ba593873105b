package org.certigjk.referee.results;

import org.certigjk.referee.Outcome;

/**
 * What came of one test vector.
 *
 * @param id the id of the vector
 * @param outcome what the engine did
 */
public record Result(String id, Outcome outcome) {}
