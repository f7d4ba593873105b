/**
 * The studies: each reproduces a table, a figure, a claim or a counterexample of the papers, and
 * says what exact arithmetic makes of it.
 *
 * <p>What can fail here is that a study says something that its numbers do not. So every number in
 * a report is computed by the study, never typed; what the papers print stands in a column of its
 * own; and where a floating-point variant is judged, the judge is exact.
 *
 * <p>A study is deterministic: the same size and seed give the same report on every machine, with
 * any number of threads. A report has no times.
 *
 * <p>{@link org.certigjk.study.Studies} has them all; {@code certigjk study} runs them.
 */
@NullMarked
package org.certigjk.study;

import org.jspecify.annotations.NullMarked;
