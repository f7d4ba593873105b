package org.certigjk.referee.comparison;

import org.certigjk.referee.Declaration;
import org.certigjk.vectors.Expected;
import org.certigjk.vectors.Query;
import org.certigjk.vectors.TestVector;

/**
 * What the answers of all calls of an engine to one query are compared with.
 *
 * @param query the query
 * @param expected what is right of its bodies
 * @param engine who answers
 * @param truth what is right of its bodies with the margins of the engine
 * @param reach what rounding is relative to
 */
record Subject(
    Query query, Expected expected, Declaration engine, SignedDistance truth, Reach reach) {

  static Subject of(TestVector vector, Declaration engine) {
    return new Subject(
        vector.query(),
        vector.expected(),
        engine,
        SignedDistance.of(vector.expected(), engine),
        Reach.of(engine, vector.query()));
  }
}
