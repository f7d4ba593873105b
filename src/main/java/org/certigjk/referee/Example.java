package org.certigjk.referee;

import org.certigjk.vectors.TestVector;

/**
 * An outcome, with what was asked and what is to be said of it.
 *
 * @param vector what was asked, and the exact answer
 * @param outcome what came of it
 * @param judgement what is to be said of it
 */
public record Example(TestVector vector, Outcome outcome, Judgement judgement) {}
